import '@portal/ui/actions/button.css';
import { Link } from '@tanstack/react-router';
import { LayoutGrid } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { paths } from '#platform/navigation/paths.ts';
import { useSettings } from '#platform/settings/settings.ts';
import { MenuDrawer } from './menu/MenuDrawer.tsx';
import { TopMenu } from './menu/TopMenu.tsx';

/** Place of the menu: across the top, beside the page, or in a drawer. */
export type Chrome = 'top' | 'side' | 'phone';

/** Parts of the header that other features render. */
export interface HeaderTools {
  search: ReactNode;
  /** Context button; on a phone at the foot of the menu. */
  context: ReactNode;
  /** Settings buttons; on a phone at the foot of the menu. */
  settings: ReactNode;
  bell: ReactNode;
  /** User menu. */
  account: ReactNode;
}

interface HeaderProps extends HeaderTools {
  ref: Ref<HTMLElement>;
  chrome: Chrome;
  switcher: ReactNode;
  crumbs: ReactNode;
}

export function Header({ ref, chrome, switcher, crumbs, ...tools }: HeaderProps) {
  const { search, context, settings, bell, account } = tools;
  const { menuTheme } = useSettings();
  const isPhone = chrome === 'phone';
  const isDenim = chrome !== 'side' && menuTheme === 'dark';
  const drawerFoot = (
    <>
      {context}
      {settings}
    </>
  );
  return (
    <header ref={ref} className={isDenim ? 'shell-header denim' : 'shell-header'}>
      <div className="shell-header-in">
        {isPhone && <MenuDrawer footer={drawerFoot} />}
        {chrome === 'side' ? crumbs : switcher}
        {chrome === 'top' && <TopMenu />}
        <div className="shell-tools">
          {search}
          <Link
            to={paths.portalHome}
            className="ui-icon-button shell-home"
            title="门户首页"
            aria-label="门户首页"
          >
            <LayoutGrid size={18} />
          </Link>
          {!isPhone && context}
          {!isPhone && settings}
          {bell}
          {account}
        </div>
      </div>
    </header>
  );
}
