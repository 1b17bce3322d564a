import { subsystemOfPath } from '@portal/contract/subsystem-keys';
import { useLocation } from '@tanstack/react-router';
import { isFramePage, isTrue } from '#platform/menu-index.ts';
import { useWorkplace } from '#platform/workplace.ts';
import { FramePage } from '../features/menu-pages/FramePage.tsx';
import { WindowPage } from '../features/menu-pages/WindowPage.tsx';
import { SubsystemPage } from './SubsystemPage.tsx';

/** The page a menu item stands for (spec section 2): a window of its own, a frame, or a page of its subsystem. */
export function MenuPage() {
  const { pathname: path, searchStr: search } = useLocation();
  const { system, index } = useWorkplace();
  const item = index.find(path)?.item;
  // The address and the menu change one after the other: for a moment they may not belong together.
  if (!item || (subsystemOfPath(path) ?? system) !== system) return null;
  if (isTrue(item.meta.internalOrExternal)) return <WindowPage item={item} />;
  if (isFramePage(item)) return <FramePage item={item} />;
  const { component, meta } = item;
  return <SubsystemPage page={{ path, search, component, title: meta.title }} />;
}
