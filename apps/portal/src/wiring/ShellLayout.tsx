import { useEffect } from 'react';
import { followTenantBrand } from '#platform/brand/brand.ts';
import { ContextButton } from '../features/workplace/contexts/ContextButton.tsx';
import { ContextHost } from '../features/workplace/contexts/ContextHost.tsx';
import { MustReadHost } from '../features/notices/announcements/detail/MustReadHost.tsx';
import { NoticeBell } from '../features/notices/announcements/bell/NoticeBell.tsx';
import { MenuSearch } from '../features/workplace/search/MenuSearch.tsx';
import { SettingsTools } from '../features/shell/settings/SettingsTools.tsx';
import { Shell } from '../features/shell/layout/Shell.tsx';
import { preload } from '../features/shell/stage/loading/loader.ts';
import { SystemSwitcher } from '../features/workplace/switcher/SystemSwitcher.tsx';
import { OpenPages } from '../features/workplace/tabs/pages/OpenPages.tsx';
import { TabBar } from '../features/workplace/tabs/bar/TabBar.tsx';
import { ShellAccountMenu } from './ShellAccountMenu.tsx';

/** The shell around the open pages, composed of features that do not know one another. */
export function ShellLayout() {
  useEffect(() => void followTenantBrand(), []);
  return (
    <Shell
      switcher={<SystemSwitcher onNear={(system) => void preload(system)} />}
      search={<MenuSearch />}
      context={<ContextButton />}
      settings={<SettingsTools />}
      bell={<NoticeBell />}
      account={<ShellAccountMenu />}
      tabs={<TabBar />}
    >
      <OpenPages />
      <ContextHost />
      <MustReadHost />
    </Shell>
  );
}
