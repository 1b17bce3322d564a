import { paths } from '#platform/navigation/paths.ts';

const shelves = ['any', '0', '1', 'archived'] as const;
const categories = ['any', '1', '2'] as const;

/** Filter of the user's announcements; it is in the address, so that it can be linked to. */
export interface ListFilter {
  /** Part of the title; empty for all. */
  text: string;
  /** All, unread, read or archived. */
  read: (typeof shelves)[number];
  /** All, notices, or messages of systems. */
  kind: (typeof categories)[number];
  pageNo: number;
}

export function filterIn(search: string): ListFilter {
  const query = new URLSearchParams(search);
  const pageNo = query.get('page') ?? '';
  return {
    text: query.get('text')?.trim() ?? '',
    read: shelves.find((shelf) => shelf === query.get('read')) ?? 'any',
    kind: categories.find((category) => category === query.get('kind')) ?? 'any',
    pageNo: /^[1-9]\d{0,5}$/.test(pageNo) ? Number(pageNo) : 1,
  };
}

/** Returns the id in the address of an announcement to open at once, such as one linked from a message. */
export const idToOpen = (search: string): string | null =>
  new URLSearchParams(search).get('open')?.slice(0, 64) ?? null;

/** Returns the address of a filter; page 1 unless another is given. */
export function filterAddress({
  text,
  read,
  kind = 'any',
  pageNo = 1,
}: Pick<ListFilter, 'text' | 'read'> & Partial<ListFilter>) {
  const query = new URLSearchParams({
    ...(read !== 'any' && { read }),
    ...(kind !== 'any' && { kind }),
    ...(text && { text }),
    ...(pageNo > 1 && { page: String(pageNo) }),
  });
  return query.size > 0 ? `${paths.myAnnouncements}?${query}` : paths.myAnnouncements;
}
