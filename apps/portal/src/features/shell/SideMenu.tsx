import type { ReactNode } from 'react';
import { useSettings } from '#platform/settings.ts';
import { MenuTree } from './MenuTree.tsx';

/** The menu beside the page, 208 px wide (spec section 9), with the system's name at its head. */
export function SideMenu({ switcher }: { switcher: ReactNode }) {
  const { menuTheme } = useSettings();
  return (
    <aside
      className={menuTheme === 'dark' ? 'shell-side denim' : 'shell-side'}
      aria-label="侧边导航"
    >
      {switcher}
      <nav className="shell-side-nav" aria-label="主菜单">
        <MenuTree />
      </nav>
    </aside>
  );
}
