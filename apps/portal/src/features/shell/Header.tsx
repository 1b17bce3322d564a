import type { ReactNode } from 'react';
import { useSettings } from '#platform/settings.ts';
import { ContextButton } from './ContextButton.tsx';
import { MenuDrawer } from './MenuDrawer.tsx';
import { MenuSearch } from './MenuSearch.tsx';
import { SchemeToggle } from './SchemeToggle.tsx';
import { TopMenu } from './TopMenu.tsx';

/** Where the menu is: across the top, beside the page, or in a drawer. */
export type Chrome = 'top' | 'side' | 'phone';

interface HeaderProps {
  chrome: Chrome;
  switcher: ReactNode;
  crumbs: ReactNode;
  bell: ReactNode;
  account: ReactNode;
}

export function Header({ chrome, switcher, crumbs, bell, account }: HeaderProps) {
  const { menuTheme } = useSettings();
  const isPhone = chrome === 'phone';
  const isDenim = chrome !== 'side' && menuTheme === 'dark';
  return (
    <header className={isDenim ? 'shell-header denim' : 'shell-header'}>
      <div className="shell-header-in">
        {isPhone && <MenuDrawer />}
        {chrome === 'side' ? crumbs : switcher}
        {chrome === 'top' && <TopMenu />}
        <div className="shell-tools">
          <MenuSearch isPhone={isPhone} />
          {!isPhone && <ContextButton />}
          {!isPhone && <SchemeToggle />}
          {bell}
          {account}
        </div>
      </div>
    </header>
  );
}
