import type { ReaderKind } from '@portal/contract/notices/announcement-readers';
import { CsvStream } from '#platform/csv-stream';
import type { Database } from '#platform/database';
import { wireTime } from '#platform/group-time';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import { findOnDesk, scopesOfAnnouncement } from '../desk/store.ts';
import { type DeskParts, noter } from '../desk/desk-parts.ts';
import {
  meantBy,
  readersOf,
  readingsOf,
  type Received,
  storeReadingOf,
  totalsOf,
} from './store.ts';

export type Readers = ReturnType<typeof createReaders>;

/** So many people of an export are read and written at a time: one of twenty thousand takes the memory of these. */
const exportedAtOnce = 1_000;

/** Who has read an announcement, and who has not. */
export function createReaders(parts: Pick<DeskParts, 'db' | 'clock' | 'audit'>) {
  const { db, clock } = parts;
  const note = noter(parts);
  async function receivedOf(id: string): Promise<Received> {
    const row = (await findOnDesk(db, clock.now(), id)) ?? refuse('announcement.not-found');
    return { id, scopes: await scopesOfAnnouncement(db, id), countsFrom: row.counts_from };
  }

  return {
    async page(id: string, kind: ReaderKind, { number, size }: { number: number; size: number }) {
      const received = await receivedOf(id);
      const [totals, records] = await Promise.all([
        totalsOf(db, received),
        readersOf(db, received, kind, { offset: (number - 1) * size, limit: size }),
      ]);
      const { meant, read, acknowledged } = totals;
      const rest = { unread: meant - read, unacknowledged: meant - acknowledged };
      return { totals, records, total: { ...totals, ...rest }[kind] };
    },

    async byStore(id: string) {
      return storeReadingOf(db, await receivedOf(id));
    },

    /** A table of everybody it is for; taking it along leaves an entry in the audit trail. */
    async table(id: string, caller: Caller): Promise<CsvStream> {
      const received = await receivedOf(id);
      const people = await meantBy(db, received);
      await note(caller, 'announcement.exported', { id, rows: String(people.length) });
      return new CsvStream(rowsOf(db, received, people));
    },
  };
}

async function* rowsOf(
  db: Database,
  received: Received,
  people: readonly string[],
): AsyncGenerator<string[][]> {
  yield [['工号', '姓名', '部门', '门店', '是否已读', '阅读时间', '确认时间']];
  for (let from = 0; from < people.length; from += exportedAtOnce) {
    const readers = await readingsOf(db, received, people.slice(from, from + exportedAtOnce));
    yield readers.map((one) => [
      one.work_no,
      one.realname,
      one.depart_name ?? '',
      one.store_name ?? '',
      one.read_at ? '已读' : '未读',
      time(one.read_at),
      time(one.acknowledged_at),
    ]);
  }
}

const time = (moment: Date | null): string => (moment ? wireTime(moment) : '');
