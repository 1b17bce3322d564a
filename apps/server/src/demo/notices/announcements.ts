import { type Insertable, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import type { Tables } from '#platform/database/tables.gen.ts';
import { hoursBefore } from '@portal/demonstration/organisation/calendar';
import { noticesOf } from './notices.ts';
import { personId } from '@portal/demonstration/people/members';
import type { World } from '@portal/demonstration/world/world';

type AnnouncementRow = Insertable<Tables['announcement']> & { id: string };

/** The work number of whoever writes them. */
const administrator = '900005';

/** An announcement before its times are known. */
export interface Notice {
  title: string;
  sender: string;
  priority: 'L' | 'M' | 'H';
  /** Hours since it was sent, or a draft. */
  hoursAgo: number | 'draft';
  text: string;
  /** Further HTML. */
  more?: string;
  /** A page to go on to from it. */
  page?: string;
  /** A component of the portal that shows it. */
  component?: string;
  cancelled?: true;
  /** Work numbers it is meant for; without them it is for all. */
  to?: string[];
  /** Audience rules in the place of people: `role:store-clerk`. */
  scopes?: string[];
  readBy?: string[];
  /** Work numbers of those who have confirmed what must be read. */
  confirmedBy?: string[];
  pinned?: true;
  mustRead?: true;
  category?: 'system';
}

/** The announcements that are not there yet, with whom they are for and who has read them. */
export function announcementRows(world: World, held: string[]) {
  const { now } = world;
  const kept = noticesOf(world)
    .map((notice, index) => ({ notice, row: rowOf(notice, index, now) }))
    .filter(({ row }) => !held.includes(row.id));
  return {
    announcement: kept.map(({ row }) => row),
    announcement_target: kept.flatMap(({ notice, row }) =>
      scopesOf(notice).map((scope) => ({ announcement_id: row.id, scope })),
    ),
    announcement_read: kept.flatMap(({ notice, row }) =>
      [...(notice.readBy ?? []), ...(notice.confirmedBy ?? [])].map((workNo) => ({
        announcement_id: row.id,
        person_id: personId(workNo),
        read_at: hoursBefore(now, 1),
        acknowledged_at: notice.confirmedBy?.includes(workNo) ? hoursBefore(now, 1) : null,
      })),
    ),
  };
}

/** Notes for how many each was when it was sent; nobody has joined since. */
export async function countReach(db: Database): Promise<void> {
  await sql`
    update announcement set reach = (
      select count(*) from people_meant(current_tenant(), (
        select array_agg(scope) from announcement_target t
        where t.tenant_id = announcement.tenant_id and announcement_id = announcement.id
      ))
    ) where tenant_id = current_tenant() and sent_at is not null and reach is null`.execute(db);
}

function rowOf(notice: Notice, index: number, now: Date): AnnouncementRow {
  const sentAt = notice.hoursAgo === 'draft' ? null : hoursBefore(now, notice.hoursAgo);
  return {
    id: `a-${String(index + 1).padStart(2, '0')}`,
    title: notice.title,
    sender: notice.sender,
    content: `<p>${notice.text}</p>${notice.more ?? ''}`,
    summary: notice.text.slice(0, 60),
    category: notice.category === 'system' ? '2' : '1',
    priority: notice.priority,
    ...openingOf(notice),
    sent_at: sentAt,
    announced_at: sentAt,
    pinned_at: notice.pinned ? sentAt : null,
    must_read: notice.mustRead ?? false,
    created_by: personId(administrator),
    cancelled_at: notice.cancelled ? now : null,
    created_at: sentAt ?? now,
  };
}

const scopesOf = ({ to, scopes }: Notice): string[] =>
  scopes ?? to?.map((workNo) => `person:${personId(workNo)}`) ?? ['everyone'];

function openingOf({ page, component }: Notice): Pick<AnnouncementRow, 'open_type' | 'open_page'> {
  if (page !== undefined) return { open_type: 'url', open_page: page };
  if (component !== undefined) return { open_type: 'component', open_page: component };
  return { open_type: null, open_page: null };
}
