import { queryOf } from '@portal/client/queries';
import { send } from '@portal/client/send';
import { listMine } from '@portal/contract/announcements';
import type { z } from 'zod';
import { cache } from '#platform/cache.ts';
import { noteArrivals } from './arrivals.ts';

type Notices = z.infer<typeof listMine.result>;
const { queryKey } = queryOf(listMine, {});

/** Asks for the notices anew, and shows them wherever they are shown. @throws {CallProblem} when that fails. */
export async function askNotices(): Promise<Notices> {
  // What was asked for before may be answered after this, and would be older.
  await cache.cancelQueries({ queryKey });
  const notices = await send(listMine, {}, { quiet: true });
  noteArrivals(notices, { isForAllTabs: true });
  put(notices);
  return notices;
}

/** Shows notices that another tab asked for. */
export function showNotices(notices: Notices): void {
  noteArrivals(notices, { isForAllTabs: false });
  put(notices);
}

function put(notices: Notices): void {
  // What shows more than the list follows it by itself (`use-again.ts`).
  cache.setQueryData(queryKey, notices);
}
