import { ProgressSeam } from '@portal/ui/feedback/ProgressSeam';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useIsPhone } from '@portal/ui/hooks/use-is-phone';
import { useBrand } from '#platform/brand/brand.ts';
import { useSettings } from '#platform/settings/settings.ts';
import { Crumbs } from './Crumbs.tsx';
import { type Chrome, Header, type HeaderTools } from './Header.tsx';
import { SideMenu } from './menu/SideMenu.tsx';
import { useHiddenHeader } from './use-hidden-header.ts';
import './shell.css';
import './print.css';

interface ShellProps extends HeaderTools {
  /** Block with the logo and the system's name, which opens the list of systems. */
  switcher: ReactNode;
  /** Tab bar between the header and the page. It stays below a fixed header. */
  tabs: ReactNode;
  children: ReactNode;
}

/** Layout around every page of a signed-in user (spec section 2, "Layout"). */
export function Shell({ switcher, tabs, children, ...tools }: ShellProps) {
  const { layout, contentWidth, fixedHeader, autoHideHeader, sideMenuCollapsed } = useSettings();
  const { copyright } = useBrand();
  const isPhone = useIsPhone();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const content = useRef<HTMLElement>(null);
  const header = useRef<HTMLElement>(null);
  const isHidden = useHiddenHeader(header, autoHideHeader);
  const chrome: Chrome = isPhone ? 'phone' : layout === 'sidemenu' ? 'side' : 'top';
  const crumbs = <Crumbs />;

  return (
    <div
      className="shell"
      data-chrome={chrome}
      data-width={contentWidth}
      data-folded={sideMenuCollapsed || undefined}
      data-header={fixedHeader ? (isHidden ? 'hidden' : 'fixed') : 'loose'}
    >
      <button type="button" className="shell-skip" onClick={() => content.current?.focus()}>
        跳到主要内容
      </button>
      {chrome === 'side' && <SideMenu switcher={switcher} />}
      <div className="shell-main">
        <Header ref={header} chrome={chrome} switcher={switcher} crumbs={crumbs} {...tools} />
        <div className="shell-tabs">{tabs}</div>
        <div className="shell-seam">{isLoading && <ProgressSeam label="正在加载页面" />}</div>
        {chrome !== 'side' && crumbs}
        <main ref={content} id="content" className="shell-content" tabIndex={-1}>
          {children}
        </main>
        <footer className="shell-footer">{copyright}</footer>
      </div>
    </div>
  );
}
