import type { Announcement } from '@portal/contract/announcements';
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
