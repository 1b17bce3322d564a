import { type RecordFields, textIn } from '@portal/contract/records/field-values';
import { overlapWords } from '@portal/contract/records/apart';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import { advisoryLocks } from '#platform/database/advisory-locks.ts';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import { columnOf, columnsOf, fieldsOf, type Row } from '../table.ts';
import { tableOf } from '#platform/database/record-tables.ts';

/**
 * Refuses a record that takes what another has at that time, where its type keeps them apart. Whoever wants the same waits
 * until the transaction ends, so that of two who ask at once one is told.
 */
export async function requireApart(
  db: Database,
  { type, id }: { type: RecordType; id: string },
  { fields, state }: { fields: RecordFields; state: string },
): Promise<void> {
  const { apart } = type;
  if (!apart?.in.includes(state)) return;
  const taken = `${keyOfType(type)} ${textIn(fields[apart.of])}`;
  await sql`select pg_advisory_xact_lock(${advisoryLocks.apartRecords}, hashtext(${taken}))`.execute(
    db,
  );
  const names = [apart.of, apart.day, apart.from, apart.until];
  const columns = names.flatMap((name) => {
    const field = type.fields[name];
    return field ? columnsOf(name, field).map((column) => sql.ref(column.name)) : [];
  });
  const { rows } =
    await sql<Row>`select state, ${sql.join(columns)} from ${sql.table(tableOf(type))}
    where ${ofTenant(tableOf(type))} and id <> ${id}
      and ${sql.ref(columnOf(type, apart.of))} = ${fields[apart.of]}
      and ${sql.ref(columnOf(type, apart.day))} = ${fields[apart.day]}`.execute(db);
  const others = rows.map((row) => ({ state: String(row['state']), fields: fieldsOf(type, row) }));
  const message = overlapWords(type, { state, fields }, others);
  if (message !== undefined) refuse('input.invalid', { message });
}
