import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { changeSettings, useSettings } from '#platform/settings/settings.ts';
import { MenuRail } from './MenuRail.tsx';
import { MenuTree } from './MenuTree.tsx';
import './side-menu.css';

/**
 * Menu beside the page, 208 px wide, or 80 when folded (spec section 9), below the system's name. It stays in sight
 * while the page scrolls only where the user's settings say so.
 */
export function SideMenu({ switcher }: { switcher: ReactNode }) {
  const { menuTheme, fixedSideMenu, sideMenuCollapsed } = useSettings();
  return (
    <aside
      className={menuTheme === 'dark' ? 'shell-side denim' : 'shell-side'}
      aria-label="侧边导航"
      data-fixed={fixedSideMenu || undefined}
    >
      {switcher}
      <nav className="shell-side-nav" aria-label="主菜单">
        {sideMenuCollapsed ? <MenuRail /> : <MenuTree />}
      </nav>
      <FoldButton isFolded={sideMenuCollapsed} />
    </aside>
  );
}

function FoldButton({ isFolded }: { isFolded: boolean }) {
  const label = isFolded ? '展开菜单' : '收起菜单';
  const Glyph = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <button
      type="button"
      className="shell-fold"
      title={isFolded ? label : undefined}
      onClick={() => changeSettings({ sideMenuCollapsed: !isFolded })}
    >
      <Glyph size={16} />
      <span className={isFolded ? 'sr-only' : undefined}>{label}</span>
    </button>
  );
}
