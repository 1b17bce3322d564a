import type { MenuItem } from '@portal/contract/access/permissions';
import { isFramePage, isTrue } from '#platform/workplace/menu-index.ts';
import { type PageLocation, usePageLocation } from '#platform/navigation/page-location.ts';
import { lazyPart } from '#platform/loading/lazy-part.ts';
import { useWorkplaceIn } from '#platform/workplace/workplace.ts';
import { RemovedPageNote, RemovedPage } from '../features/workplace/menu-pages/RemovedPage.tsx';
import { usePageInMenu } from '../features/workplace/menu-pages/use-page-in-menu.ts';
import { FramePage } from '../features/workplace/menu-pages/FramePage.tsx';
import { WindowPage } from '../features/workplace/menu-pages/WindowPage.tsx';
import { setPageTitle } from '../features/workplace/tabs/pages/open-pages.ts';
import { PageLoadError } from '../features/shell/exceptions/PageLoadError.tsx';
import { SubsystemPage } from './SubsystemPage.tsx';

const RefusedPage = lazyPart(
  async () => (await import('../features/access/why/RefusedPage.tsx')).RefusedPage,
  { missing: ({ why, again }) => <PageLoadError why={why} onAgain={again} /> },
);

/** The page of the menu item at an address, or a note that the item is gone or not the user's. */
export function MenuPage() {
  const place = usePageLocation();
  const { path } = place;
  const { item, removedTitle: title } = usePageInMenu(place);
  if (!item && title !== undefined) return <RemovedPage title={title} path={path} />;
  if (!item) return <RefusedPage onTitle={setPageTitle} />;
  return (
    <>
      {title !== undefined && <RemovedPageNote title={title} path={path} />}
      <ItemPage item={item} place={place} />
    </>
  );
}

/** The page of a menu item (spec section 2): a new window, a frame, or a page of its subsystem. */
function ItemPage({ item, place }: { item: MenuItem; place: PageLocation }) {
  const { path, search, system } = place;
  const workplace = useWorkplaceIn(system);
  if (isTrue(item.meta.internalOrExternal)) return <WindowPage item={item} />;
  if (isFramePage(item)) return <FramePage item={item} />;
  const { component, meta } = item;
  const page = { path, search, component, title: meta.title };
  return workplace && <SubsystemPage workplace={workplace} page={page} />;
}
