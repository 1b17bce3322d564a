import { queryOf } from '@portal/client/queries';
import { send } from '@portal/client/send';
import {
  getAnnouncement,
  listMine,
  listMustRead,
  pageMine,
} from '@portal/contract/notices/announcements';
import type { z } from 'zod';
import { queryClient } from '@portal/client/query-client';
import { alertNewNotices } from './new-notice-alerts.ts';

type Notices = z.infer<typeof listMine.result>;
const { queryKey } = queryOf(listMine, {});

/** Fetches the notices and updates every list of them. @throws {CallProblem} when that fails. */
export async function fetchNotices(): Promise<Notices> {
  // An earlier request may be answered after this one, and would be older.
  await queryClient.cancelQueries({ queryKey });
  const notices = await send(listMine, {}, { quiet: true });
  alertNewNotices(notices, { before: queryClient.getQueryData(queryKey), isForAllTabs: true });
  setNotices(notices);
  return notices;
}

/** Shows notices that another tab fetched. */
export function showNotices(notices: Notices): void {
  alertNewNotices(notices, { before: queryClient.getQueryData(queryKey), isForAllTabs: false });
  setNotices(notices);
}

/** Removes a recalled notice from every list; the counts of the server are fetched later. */
export function removeNotice(id: string): void {
  // So that an open detail knows (`use-current-notice.ts`).
  queryClient.setQueryData<boolean>([getAnnouncement.path, { id }, 'gone'], true);
  queryClient.setQueryData<Notices>(queryKey, (notices) => notices && without(notices, id));
  queryClient.setQueryData<z.infer<typeof listMustRead.result>>(
    queryOf(listMustRead, {}).queryKey,
    (waiting) => waiting?.filter((notice) => notice.id !== id),
  );
  queryClient.setQueriesData<z.infer<typeof pageMine.result>>(
    { queryKey: [pageMine.path] },
    (page) => page && { ...page, records: page.records.filter((notice) => notice.id !== id) },
  );
}

/** Returns the notices without one; undefined when it is not among them, which leaves the cache as it is. */
function without(notices: Notices, id: string): Notices | undefined {
  const isOther = (notice: { id: string }) => notice.id !== id;
  const anntMsgList = notices.anntMsgList.filter(isOther);
  const sysMsgList = notices.sysMsgList.filter(isOther);
  const fewer = notices.anntMsgList.length - anntMsgList.length;
  const fewerOfSystems = notices.sysMsgList.length - sysMsgList.length;
  if (fewer + fewerOfSystems === 0) return undefined;
  return {
    ...notices,
    anntMsgList,
    sysMsgList,
    anntMsgTotal: notices.anntMsgTotal - fewer,
    sysMsgTotal: notices.sysMsgTotal - fewerOfSystems,
  };
}

function setNotices(notices: Notices): void {
  // What shows more than the list follows it by itself (`use-on-change.ts`).
  queryClient.setQueryData(queryKey, notices);
}
