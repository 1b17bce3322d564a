import type { ReaderKind } from '@portal/contract/announcement-readers';
import { wireTime } from '#platform/group-time';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import { findOnDesk, scopesOfAnnouncement } from './desk-store.ts';
import { type DeskParts, noter } from './desk-work.ts';
import { readersOf, type Received, storeReadingOf, totalsOf } from './readers-store.ts';

export type Readers = ReturnType<typeof createReaders>;

/** Rows in an export at most: more than any group has people. */
const exportedAtMost = 200_000;

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
    async table(id: string, caller: Caller): Promise<string[][]> {
      const all = await readersOf(db, await receivedOf(id), 'all', {
        offset: 0,
        limit: exportedAtMost,
      });
      await note(caller, 'announcement.exported', { id, rows: String(all.length) });
      return [
        ['工号', '姓名', '部门', '门店', '是否已读', '阅读时间', '确认时间'],
        ...all.map((one) => [
          one.work_no,
          one.realname,
          one.depart_name ?? '',
          one.store_name ?? '',
          one.read_at ? '已读' : '未读',
          time(one.read_at),
          time(one.acknowledged_at),
        ]),
      ];
    },
  };
}

const time = (moment: Date | null): string => (moment ? wireTime(moment) : '');
