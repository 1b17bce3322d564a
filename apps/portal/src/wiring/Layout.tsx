import { Outlet } from '@tanstack/react-router';
import { NoticeBell } from '../features/notices/NoticeBell.tsx';
import { Shell } from '../features/shell/Shell.tsx';
import { SystemSwitcher } from '../features/switcher/SystemSwitcher.tsx';

/** The shell around the page at hand, put together from features that do not know one another. */
export const Layout = () => (
  <Shell switcher={<SystemSwitcher />} bell={<NoticeBell />}>
    <Outlet />
  </Shell>
);
