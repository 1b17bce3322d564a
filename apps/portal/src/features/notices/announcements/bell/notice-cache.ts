import { queryOf } from '@portal/client/queries';
import { send } from '@portal/client/send';
import {
  getAnnouncement,
  listMine,
  listMustRead,
  pageMine,
} from '@portal/contract/notices/announcements';
import type { z } from 'zod';
import { cache } from '#platform/cache.ts';
import { noteArrivals } from './new-notice-alerts.ts';

type Notices = z.infer<typeof listMine.result>;
const { queryKey } = queryOf(listMine, {});

/** Asks for the notices anew, and shows them wherever they are shown. @throws {CallProblem} when that fails. */
export async function askNotices(): Promise<Notices> {
  // What was asked for before may be answered after this, and would be older.
  await cache.cancelQueries({ queryKey });
  const notices = await send(listMine, {}, { quiet: true });
  noteArrivals(notices, { before: cache.getQueryData(queryKey), isForAllTabs: true });
  put(notices);
  return notices;
}

/** Shows notices that another tab asked for. */
export function showNotices(notices: Notices): void {
  noteArrivals(notices, { before: cache.getQueryData(queryKey), isForAllTabs: false });
  put(notices);
}

/** Takes a notice that was recalled off whatever shows it; how many there are besides is asked for by and by. */
export function takeAway(id: string): void {
  // So that an open detail knows (`use-current-notice.ts`).
  cache.setQueryData<boolean>([getAnnouncement.path, { id }, 'gone'], true);
  cache.setQueryData<Notices>(queryKey, (notices) => notices && without(notices, id));
  cache.setQueryData<z.infer<typeof listMustRead.result>>(
    queryOf(listMustRead, {}).queryKey,
    (waiting) => waiting?.filter((notice) => notice.id !== id),
  );
  cache.setQueriesData<z.infer<typeof pageMine.result>>(
    { queryKey: [pageMine.path] },
    (page) => page && { ...page, records: page.records.filter((notice) => notice.id !== id) },
  );
}

/** Undefined where it is not shown: then nothing is asked for again because of it. */
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

function put(notices: Notices): void {
  // What shows more than the list follows it by itself (`use-on-change.ts`).
  cache.setQueryData(queryKey, notices);
}
