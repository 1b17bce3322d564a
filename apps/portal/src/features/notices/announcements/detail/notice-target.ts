import type { Announcement } from '@portal/contract/notices/announcements';
import type { MenuItem } from '@portal/contract/access/permissions';
import { safeRedirect } from '#platform/guard/redirect.ts';

/** Target of the button "go handle": a page of the portal, or a site that opens in a new window. */
export type NoticeTarget = { path: string } | { url: string };

/** Returns the target of a notice (spec section 2); undefined for an address that is neither ours nor on the web. */
export function targetOf(
  { openType, openPage }: Pick<Announcement, 'openType' | 'openPage'>,
  origin: string,
): NoticeTarget | undefined {
  if (openType !== 'url' || openPage === null) return undefined;
  const path = safeRedirect(openPage, origin);
  if (path) return { path };
  const isWeb = /^https?:\/\//i.test(openPage) && URL.canParse(openPage);
  return isWeb ? { url: new URL(openPage).href } : undefined;
}

/** Returns the page of the current menu that handles a notice, with its `busId`; undefined when there is none. */
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
