import { paths } from '#platform/paths.ts';

const shelves = ['any', '0', '1', 'archived'] as const;
const categories = ['any', '1', '2'] as const;

/** What somebody looks for among their announcements; it is in the address, so that it can be come back to. */
export interface Sought {
  /** Part of the title; empty for all. */
  text: string;
  /** All, the unread, the read, or what was put away. */
  read: (typeof shelves)[number];
  /** All, notices, or messages of systems. */
  kind: (typeof categories)[number];
  pageNo: number;
}

export function soughtIn(search: string): Sought {
  const query = new URLSearchParams(search);
  const pageNo = query.get('page') ?? '';
  return {
    text: query.get('text')?.slice(0, 60) ?? '',
    read: shelves.find((shelf) => shelf === query.get('read')) ?? 'any',
    kind: categories.find((category) => category === query.get('kind')) ?? 'any',
    pageNo: /^[1-9]\d{0,5}$/.test(pageNo) ? Number(pageNo) : 1,
  };
}

/** The announcement an address asks to be opened at once, such as one out of a message elsewhere. */
export const openedIn = (search: string): string | null =>
  new URLSearchParams(search).get('open')?.slice(0, 64) ?? null;

/** The address of the page with what is looked for; its first page unless another is named. */
export function addressOf({
  text,
  read,
  kind = 'any',
  pageNo = 1,
}: Pick<Sought, 'text' | 'read'> & Partial<Sought>) {
  const query = new URLSearchParams({
    ...(read !== 'any' && { read }),
    ...(kind !== 'any' && { kind }),
    ...(text && { text }),
    ...(pageNo > 1 && { page: String(pageNo) }),
  });
  return query.size > 0 ? `${paths.myAnnouncements}?${query}` : paths.myAnnouncements;
}
