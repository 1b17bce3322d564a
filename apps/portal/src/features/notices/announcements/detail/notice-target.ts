import type { Announcement } from '@portal/contract/notices/announcements';
import type { MenuItem } from '@portal/contract/access/permissions';
import { safeRedirect } from '#platform/guard/redirect.ts';

/** Where "go handle" leads: a page of ours, or a site that opens in a window of its own. */
export type Handling = { path: string } | { url: string };

/** What a notice asks to be done (spec section 2). An address that is neither ours nor of the web is no address. */
export function handlingOf(
  { openType, openPage }: Pick<Announcement, 'openType' | 'openPage'>,
  origin: string,
): Handling | undefined {
  if (openType !== 'url' || openPage === null) return undefined;
  const path = safeRedirect(openPage, origin);
  if (path) return { path };
  const isWeb = /^https?:\/\//i.test(openPage) && URL.canParse(openPage);
  return isWeb ? { url: new URL(openPage).href } : undefined;
}

/** The page of the menu at hand that shows what a notice is about, which it is told by `busId`; none where there is no such page. */
export function componentPage(
  { openType, openPage, busId }: Pick<Announcement, 'openType' | 'openPage' | 'busId'>,
  menu: readonly MenuItem[],
): string | undefined {
  if (openType !== 'component') return undefined;
  const item = findByComponent(menu, openPage);
  if (!item) return undefined;
  return busId === null ? item.path : `${item.path}?${new URLSearchParams({ busId })}`;
}

function findByComponent(
  menu: readonly MenuItem[],
  component: string | null,
): MenuItem | undefined {
  for (const item of menu) {
    const found =
      item.component === component ? item : findByComponent(item.children ?? [], component);
    if (found) return found;
  }
  return undefined;
}
