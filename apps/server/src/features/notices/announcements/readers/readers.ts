import type { ReaderKind } from '@portal/contract/notices/announcement-readers';
import { CsvStream } from '#platform/http/csv-stream.ts';
import type { Database } from '#platform/database/database.ts';
import { wireTime } from '@portal/common/group-time';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { pageOf, type PageRequest } from '#platform/database/paginate.ts';
import { findOnDesk, scopesOfAnnouncement } from '../desk/store.ts';
import { type DeskParts, deskAudit } from '../desk/desk-parts.ts';
import {
  recipientIds,
  readersOf,
  receiptsOf,
  type ReadersQuery,
  readCountsByStore,
  totalsOf,
} from './store.ts';

export type Readers = ReturnType<typeof createReaders>;

/** The number of users an export reads at a time, which bounds the memory of an export of 20,000. */
const exportBatchSize = 1_000;

/** Reports who has read an announcement and who has not. */
export function createReaders(parts: Pick<DeskParts, 'db' | 'clock' | 'audit'>) {
  const { db, clock } = parts;
  const record = deskAudit(parts);
  async function queryFor(id: string): Promise<ReadersQuery> {
    const row = (await findOnDesk(db, clock.now(), id)) ?? refuse('announcement.not-found');
    return { id, scopes: await scopesOfAnnouncement(db, id), countsFrom: row.counts_from };
  }

  return {
    async page(id: string, kind: ReaderKind, page: PageRequest) {
      const query = await queryFor(id);
      const [totals, records] = await Promise.all([
        totalsOf(db, query),
        readersOf(db, query, kind, page),
      ]);
      const { meant, read, acknowledged } = totals;
      const rest = { unread: meant - read, unacknowledged: meant - acknowledged };
      return { ...totals, ...pageOf(records, { ...totals, ...rest }[kind], page) };
    },

    async byStore(id: string) {
      return readCountsByStore(db, await queryFor(id));
    },

    /** Exports all recipients as CSV, and records that in the audit trail. */
    async exportCsv(id: string, caller: Caller): Promise<CsvStream> {
      const query = await queryFor(id);
      const people = await recipientIds(db, query);
      await record(caller, 'announcement.exported', { id, rows: String(people.length) });
      return new CsvStream(rowsOf(db, query, people));
    },
  };
}

async function* rowsOf(
  db: Database,
  query: ReadersQuery,
  people: readonly string[],
): AsyncGenerator<string[][]> {
  yield [['工号', '姓名', '部门', '门店', '是否已读', '阅读时间', '确认时间']];
  for (let from = 0; from < people.length; from += exportBatchSize) {
    const readers = await receiptsOf(db, query, people.slice(from, from + exportBatchSize));
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
