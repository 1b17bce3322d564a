import { Outlet } from '@tanstack/react-router';
import { NoticeBell } from '../features/notices/NoticeBell.tsx';
import { Shell } from '../features/shell/Shell.tsx';
import { preload } from '../features/stage/loader.ts';
import { Account } from './Account.tsx';
import { SystemSwitcher } from '../features/switcher/SystemSwitcher.tsx';

/** The shell around the page at hand, put together from features that do not know one another. */
export const Layout = () => (
  <Shell
    switcher={<SystemSwitcher onNear={(system) => void preload(system)} />}
    bell={<NoticeBell />}
    account={<Account />}
  >
    <Outlet />
  </Shell>
);
