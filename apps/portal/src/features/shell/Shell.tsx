import { brand } from '@portal/contract/brand';
import { ProgressSeam } from '@portal/ui/ProgressSeam';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { useIsPhone } from '#platform/phone.ts';
import { useSettings } from '#platform/settings.ts';
import { Crumbs } from './Crumbs.tsx';
import { type Chrome, Header, type HeaderTools } from './Header.tsx';
import { SideMenu } from './SideMenu.tsx';
import './shell.css';

interface ShellProps extends HeaderTools {
  /** The block with the mark and the system's name; behind it one goes to another system. */
  switcher: ReactNode;
  /** Between the header and the page: the pages that are open. */
  tabs: ReactNode;
  children: ReactNode;
}

/** The frame around every page of a person who is signed in (spec section 2, "Layout"). */
export function Shell({ switcher, tabs, children, ...tools }: ShellProps) {
  const { layout, contentWidth, fixedHeader } = useSettings();
  const isPhone = useIsPhone();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const content = useRef<HTMLElement>(null);
  const chrome: Chrome = isPhone ? 'phone' : layout === 'sidemenu' ? 'side' : 'top';
  const crumbs = <Crumbs />;

  return (
    <div className="shell" data-chrome={chrome} data-width={contentWidth}>
      <button type="button" className="shell-skip" onClick={() => content.current?.focus()}>
        跳到主要内容
      </button>
      {chrome === 'side' && <SideMenu switcher={switcher} />}
      <div className="shell-main" data-fixed-header={fixedHeader || undefined}>
        <Header chrome={chrome} switcher={switcher} crumbs={crumbs} {...tools} />
        <div className="shell-seam">{isLoading && <ProgressSeam label="正在加载页面" />}</div>
        {tabs}
        {chrome !== 'side' && crumbs}
        <main ref={content} id="content" className="shell-content" tabIndex={-1}>
          {children}
        </main>
        <footer className="shell-footer">{brand.copyright}</footer>
      </div>
    </div>
  );
}
