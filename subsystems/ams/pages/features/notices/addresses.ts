import {
  type AnnouncementState,
  announcementStates,
} from '@portal/contract/notices/announcement-desk';

/** The page of announcements, as the menu has it; its parts are told apart by the query. */
const list = '/ams/notice/list';

/** The filter of the list; it is in the address. */
export interface NoticeFilter {
  state: AnnouncementState | undefined;
  /** Part of the title; empty for all. */
  text: string;
  pageNo: string;
}

export function noticeFilterFrom(query: URLSearchParams): NoticeFilter {
  const pageNo = query.get('page') ?? '';
  return {
    state: announcementStates.find((each) => each === query.get('state')),
    text: query.get('text')?.slice(0, 60) ?? '',
    pageNo: /^[1-9]\d{0,5}$/.test(pageNo) ? pageNo : '1',
  };
}

export const noticeAddresses = {
  list,
  byState: (state: AnnouncementState) => `${list}?state=${state}`,
  writing: (id: string) => `${list}?write=${id}`,
  reading: (id: string) => `${list}?id=${id}`,
  revising: (id: string) => `${list}?revise=${id}`,
  found({ state, text, pageNo }: NoticeFilter): string {
    const query = new URLSearchParams({
      ...(state && { state }),
      ...(text && { text }),
      ...(pageNo !== '1' && { page: pageNo }),
    });
    return query.size > 0 ? `${list}?${query}` : list;
  },
};

/** In the place of an id: an announcement that is not kept yet. */
export const newOne = 'new';
