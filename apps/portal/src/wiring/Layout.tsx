import { ContextButton } from '../features/contexts/ContextButton.tsx';
import { ContextHost } from '../features/contexts/ContextHost.tsx';
import { MustReadHost } from '../features/notices/MustReadHost.tsx';
import { NoticeBell } from '../features/notices/NoticeBell.tsx';
import { MenuSearch } from '../features/search/MenuSearch.tsx';
import { SettingsTools } from '../features/settings/SettingsTools.tsx';
import { Shell } from '../features/shell/Shell.tsx';
import { preload } from '../features/stage/loader.ts';
import { SystemSwitcher } from '../features/switcher/SystemSwitcher.tsx';
import { OpenPages } from '../features/tabs/OpenPages.tsx';
import { TabBar } from '../features/tabs/TabBar.tsx';
import { WorkAccount } from './WorkAccount.tsx';

/** The shell around the pages that are open, put together from features that do not know one another. */
export const Layout = () => (
  <Shell
    switcher={<SystemSwitcher onNear={(system) => void preload(system)} />}
    search={<MenuSearch />}
    context={<ContextButton />}
    settings={<SettingsTools />}
    bell={<NoticeBell />}
    account={<WorkAccount />}
    tabs={<TabBar />}
  >
    <OpenPages />
    <ContextHost />
    <MustReadHost />
  </Shell>
);
