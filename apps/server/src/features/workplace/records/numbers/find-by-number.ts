import type { MenuItem } from '@portal/contract/access/permissions';
import {
  type NumberedRecord,
  numberedMost,
  numbersFrom,
} from '@portal/contract/records/record-numbers';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { unnamed } from '#platform/database/statements.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { FieldsOf, MayAct } from '../record-access.ts';
import { isTabScope, type WideReachOf } from '../reach/record-reach.ts';
import { columnOf, tableOf } from '../table.ts';
import { itemsBelow } from '../to-dos/record-to-dos.ts';
import { recordPages } from './record-pages.ts';

export type FindByNumber = ReturnType<typeof createFindByNumber>;

interface Parts {
  db: Database;
  types: readonly RecordType[];
  mayAct: MayAct;
  fieldsOf: FieldsOf;
  wideReachOf: WideReachOf;
  /** The user's menu in a system. */
  menuOf: (session: Session, system: SubsystemKey) => Promise<readonly MenuItem[]>;
}

interface FoundRow {
  id: string;
  state: string;
  scope: string;
  other: string | null;
  title: string | null;
}

/**
 * Finds records by number in the types that a user may list and has a page for. What they may not see is not found, so
 * a number tells nothing by itself.
 */
export function createFindByNumber(parts: Parts) {
  const { db, types, mayAct, fieldsOf, wideReachOf, menuOf } = parts;
  async function pageOf(type: RecordType, session: Session): Promise<string | undefined> {
    if (!(await mayAct(session, `${type.actions}:list`))) return undefined;
    const items = itemsBelow(await menuOf(session, type.system));
    const pages = recordPages[keyOfType(type)] ?? [];
    return pages.flatMap((page) => items.filter(({ component }) => component === page))[0]?.path;
  }

  async function findIn(
    type: RecordType,
    [first, last]: [string, string],
    caller: Caller,
  ): Promise<NumberedRecord[]> {
    const { session } = caller;
    const path = await pageOf(type, session);
    if (path === undefined) return [];
    const { where, places } = await wideReachOf(type, session);
    const table = tableOf(type);
    const { other, title } = await columnsFor(type, caller, fieldsOf);
    const { rows } = await sql<FoundRow>`${unnamed}
      select id, state, scope, ${other} as other, ${title} as title from ${sql.table(table)}
      where ${ofTenant(table)} and id between ${first} and ${last} and ${where}
      order by id desc limit ${numberedMost}`.execute(db);
    return rows.map((row) => toWire(type, row, { path, places }));
  }

  return async (typed: string, caller: Caller): Promise<NumberedRecord[]> => {
    const found: NumberedRecord[] = [];
    for (const type of types) {
      const range = numbersFrom(type, typed);
      if (range) found.push(...(await findIn(type, range, caller)));
    }
    return found.slice(0, numberedMost);
  };
}

/** The columns of the second store, and of the text that names a record; null where there is none, or it is hidden. */
async function columnsFor(type: RecordType, caller: Caller, fieldsOf: FieldsOf) {
  const { alsoSeenBy, fields, title: named } = type;
  const name = named ?? Object.keys(fields).find((each) => fields[each]?.kind === 'text');
  const isHidden = name === undefined || (await fieldsOf(type, caller)).hidden.has(name);
  const none = sql<string | null>`null::text`;
  return {
    other: alsoSeenBy === undefined ? none : sql.ref<string>(columnOf(type, alsoSeenBy)),
    title: isHidden ? none : sql.ref<string>(columnOf(type, name)),
  };
}

function toWire(
  type: RecordType,
  { id, state, scope, other, title }: FoundRow,
  { path, places }: { path: string; places: readonly string[] },
): NumberedRecord {
  const no = places.includes(scope) || other === null ? scope : other;
  return {
    id,
    system: type.system,
    one: type.one,
    title,
    state: type.states[state]?.label ?? state,
    path,
    context: isTabScope(type.scope) ? { kind: type.scope, no } : null,
  };
}
