import { isFramePage, isTrue } from '#platform/menu-index.ts';
import { usePagePlace } from '#platform/page-place.ts';
import { useWorkplaceIn } from '#platform/workplace.ts';
import { FramePage } from '../features/menu-pages/FramePage.tsx';
import { WindowPage } from '../features/menu-pages/WindowPage.tsx';
import { SubsystemPage } from './SubsystemPage.tsx';

/** The page a menu item stands for (spec section 2): a window of its own, a frame, or a page of its subsystem. */
export function MenuPage() {
  const { path, search, system } = usePagePlace();
  const workplace = useWorkplaceIn(system);
  const item = workplace?.index.find(path)?.item;
  if (!workplace || !item) return null;
  if (isTrue(item.meta.internalOrExternal)) return <WindowPage item={item} />;
  if (isFramePage(item)) return <FramePage item={item} />;
  const { component, meta } = item;
  return (
    <SubsystemPage workplace={workplace} page={{ path, search, component, title: meta.title }} />
  );
}
