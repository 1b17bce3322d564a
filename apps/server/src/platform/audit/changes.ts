import type { Change } from '@portal/contract/administration/changes';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Audit, AuditEntry } from './audit.ts';
import type { Database } from '#platform/database/database.ts';
import { type Page, type PageRequest, pageOf, sliceOf } from '#platform/database/paginate.ts';
import { tenantId } from '#platform/database/tenant.ts';
import type { Caller } from '#platform/session/session.ts';
import { wireTime } from '@portal/common/group-time';

/** Members of an object as text, by their names on the wire. */
export type Members = Record<string, string>;

type Values = Readonly<Record<string, unknown>>;

interface RecordedChange {
  kind: AuditEntry['kind'];
  /** The object: a number or code that the kind explains, or with its kind before it: `dictionary:yn`. */
  object: string;
  /** The deed, where one kind has several deeds. */
  what?: string;
  before?: Values;
  after?: Values;
  reason?: string;
  successor?: string;
}

/** Seals what an administrator changed: values that differ, as they were and as they are. */
export function recordChange(
  audit: Audit,
  { session, address, requestId }: Caller,
  { kind, object, before = {}, after = {}, ...rest }: RecordedChange,
): Promise<void> {
  const differing = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (values: Values) =>
    JSON.stringify(
      Object.fromEntries(
        differing.flatMap((name) => (name in values ? [[name, values[name]]] : [])),
      ),
    );
  return audit.record({
    kind,
    actorId: session.personId,
    actorWorkNo: session.workNo,
    address,
    requestId,
    detail: {
      object,
      tenant: String(session.tenantId),
      before: only(before),
      after: only(after),
      ...rest,
    },
  });
}

const MembersInEntry = z
  .string()
  .transform((text): unknown => JSON.parse(text))
  .pipe(z.record(z.string(), z.string()));

/** Reads the changes of an object in the tenant, the newest first. */
export async function readChanges(
  db: Database,
  object: string,
  page: PageRequest,
): Promise<Page<Change>> {
  const where = sql`detail ? 'object' and detail ->> 'object' = ${object}
    and detail ->> 'tenant' = ${String(tenantId())}`;
  const [found, counted] = await Promise.all([
    sql<ChangeRow>`
      select seq::text, at, actor_work_no as "workNo", person.realname,
        detail ->> 'what' as what, detail ->> 'before' as before, detail ->> 'after' as after
      from audit_entry left join person on person.id = actor_id
      where ${where} order by audit_entry.seq desc ${sliceOf(page)}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from audit_entry where ${where}`.execute(db),
  ]);
  const records = found.rows.map(({ at, before, after, ...row }) => ({
    ...row,
    time: wireTime(at),
    before: MembersInEntry.parse(before),
    after: MembersInEntry.parse(after),
  }));
  return pageOf(records, counted.rows[0]?.total ?? 0, page);
}

interface ChangeRow {
  seq: string;
  at: Date;
  workNo: string | null;
  realname: string | null;
  what: string;
  before: string;
  after: string;
}
