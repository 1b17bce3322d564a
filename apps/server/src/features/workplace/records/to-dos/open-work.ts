import type { RecordType } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { unnamed } from '#platform/database/statements.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { insertEvent } from '../event-store.ts';
import { findRecord, updateRecord } from '../store.ts';
import { columnOf, wordsOf } from '../table.ts';
import { tableOf } from '#platform/database/record-tables.ts';

/** A field of a type that names the one who has to do something. */
interface Assignment {
  type: RecordType;
  field: string;
  states: readonly string[];
}

interface HandOver {
  /** Work numbers. */
  from: string;
  to: string;
  author: { personId: string; personName: string; at: Date };
}

/**
 * Finds the open work that names a person: records in a state that waits, by their fields of a person. A
 * field that cannot be changed says whom a record is about, and stays.
 */
export function createOpenWork(types: readonly RecordType[]) {
  const assignments = types.flatMap(assignmentsOf);

  return {
    /** Counts the open work of a person, by type. */
    async count(db: Database, workNo: string): Promise<{ title: string; count: number }[]> {
      const parts = assignments.map(
        (assignment) =>
          sql`select ${assignment.type.one}::text as title, id ${found(assignment, workNo)}`,
      );
      if (parts.length === 0) return [];
      const { rows } = await sql<{ title: string; count: number }>`${unnamed}
        select title, count(distinct id)::int as count
        from (${sql.join(parts, sql` union all `)}) open group by title order by title`.execute(db);
      return rows;
    },

    /** Puts another person in the place of one who leaves; returns the number of records. */
    async handOver(within: Database, given: HandOver): Promise<number> {
      let count = 0;
      for (const assignment of assignments) {
        const { rows } = await sql<{
          id: string;
        }>`select id ${found(assignment, given.from)}`.execute(within);
        for (const { id } of rows) await handOverOne(within, assignment, { ...given, id });
        count += rows.length;
      }
      return count;
    },
  };
}

const found = ({ type, field, states }: Assignment, workNo: string) => sql`
  from ${sql.table(tableOf(type))} where ${ofTenant(tableOf(type))}
    and state = any(${[...states]}) and ${sql.ref(columnOf(type, field))} = ${workNo}`;

async function handOverOne(
  within: Database,
  assignment: Assignment,
  { id, from, to, author }: HandOver & { id: string },
): Promise<void> {
  const { type, field } = assignment;
  const record = await findRecord(within, { type, id, reach: sql`true` }, { lock: true });
  if (!record) return;
  const fields = { ...record.fields, [field]: to };
  const [words, by] = [wordsOf(type, id, fields), author.personName];
  const { state } = record;
  const change = { fields: { [field]: to }, state, words, by, at: author.at };
  await updateRecord(within, { type, id }, change);
  const changes = [{ field, from, to }];
  await insertEvent(within, { type, id }, { kind: 'changed', ...author, changes });
}

function assignmentsOf(type: RecordType): Assignment[] {
  const states = Object.entries(type.states)
    .filter(([, { waits }]) => waits)
    .map(([state]) => state);
  if (states.length === 0) return [];
  return Object.entries(type.fields)
    .filter(([, field]) => field.kind === 'person' && field.fixed !== true)
    .map(([field]) => ({ type, field, states }));
}
