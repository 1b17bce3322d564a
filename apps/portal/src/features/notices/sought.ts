import { paths } from '#platform/paths.ts';

/** What somebody looks for among their announcements; it is in the address, so that it can be come back to. */
export interface Sought {
  /** Part of the title; empty for all. */
  text: string;
  read: 'any' | '0' | '1';
  pageNo: number;
}

export function soughtIn(search: string): Sought {
  const query = new URLSearchParams(search);
  const read = query.get('read');
  const pageNo = query.get('page') ?? '';
  return {
    text: query.get('text')?.slice(0, 60) ?? '',
    read: read === '0' || read === '1' ? read : 'any',
    pageNo: /^[1-9]\d{0,5}$/.test(pageNo) ? Number(pageNo) : 1,
  };
}

/** The address of the page with what is looked for; its first page unless another is named. */
export function addressOf({ text, read, pageNo = 1 }: Omit<Sought, 'pageNo'> & Partial<Sought>) {
  const query = new URLSearchParams({
    ...(read !== 'any' && { read }),
    ...(text && { text }),
    ...(pageNo > 1 && { page: String(pageNo) }),
  });
  return query.size > 0 ? `${paths.myAnnouncements}?${query}` : paths.myAnnouncements;
}
