import type { MenuItem } from '@portal/contract/access/permissions';
import { second } from '@portal/common/durations';
import { keyOfType, type RecordStep, type RecordType } from '@portal/contract/records/record-type';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { ToDoGroup } from '@portal/contract/workplace/to-dos';
import { type RawBuilder, sql } from 'kysely';
import { createTenantMemo } from '#platform/cache/tenant-memo.ts';
import type { Database } from '#platform/database/database.ts';
import { unnamed } from '#platform/database/statements.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Session } from '#platform/session/session.ts';
import type { MayAct } from '../record-access.ts';
import { columnOf, tableOf } from '../table.ts';
import { waitingPages } from './waiting-pages.ts';

interface Parts {
  db: Database;
  clock: Clock;
  types: readonly RecordType[];
  mayAct: MayAct;
  /** The user's menu in a system. */
  menuOf: (session: Session, system: SubsystemKey) => Promise<readonly MenuItem[]>;
}

/** Counts of one user, of which a page asks on every visit. */
const keptMs = 5 * second;
const most = 5_000;

/** A state of a type that waits for the user, and where. */
interface Waiting {
  type: RecordType;
  state: string;
  path: string;
  where: RawBuilder<boolean>;
}

/** Returns the records that wait for a step of the user, counted by type and state. A count is kept for 5 s. */
export function createToDos({ db, clock, types, mayAct, menuOf }: Parts) {
  const counts = createTenantMemo<ToDoGroup[]>({ most });

  async function countFor(session: Session): Promise<ToDoGroup[]> {
    const waiting = (await Promise.all(types.map((type) => waitingFor(type, session)))).flat();
    if (waiting.length === 0) return [];
    const parts = waiting.map(({ type, state, where }, nth) => {
      const table = tableOf(type);
      return sql`select ${nth}::int as nth, count(*)::int as count from ${sql.table(table)}
        where ${ofTenant(table)} and state = ${state} and ${where}`;
    });
    const { rows } = await sql<{ nth: number; count: number }>`${unnamed}
      ${sql.join(parts, sql` union all `)}`.execute(db);
    const counted = new Map(rows.map(({ nth, count }) => [nth, count]));
    return waiting.flatMap((each, nth) => groupOf(each, counted.get(nth) ?? 0));
  }

  async function waitingFor(type: RecordType, session: Session): Promise<Waiting[]> {
    const open = await openStates(type, session);
    if (open.length === 0) return [];
    const path = await pageFor(type, session);
    if (path === undefined) return [];
    const { allBy } = type;
    const seesAll = allBy !== undefined && (await mayAct(session, allBy));
    return open.map(({ state, steps }) => ({
      type,
      state,
      path,
      where: whereTheirs(type, steps, { seesAll, personId: session.personId }),
    }));
  }

  /** The states that ask for attention and have a step the user may take; to take one's own request back is none. */
  async function openStates(type: RecordType, session: Session) {
    const states = Object.entries(type.states).filter(([, { tone }]) => tone === 'warn');
    const open = states.map(async ([state, { steps = {} }]) => {
      const forward = Object.entries(steps).filter(([name]) => name !== 'withdraw');
      const allowed = await Promise.all(
        forward.map(async ([, step]) => ((await mayAct(session, step.action)) ? [step] : [])),
      );
      return { state, steps: allowed.flat() };
    });
    return (await Promise.all(open)).filter(({ steps }) => steps.length > 0);
  }

  async function pageFor(type: RecordType, session: Session): Promise<string | undefined> {
    const pages = waitingPages[keyOfType(type)] ?? [];
    if (pages.length === 0) return undefined;
    const items = flatten(await menuOf(session, type.system));
    const found = pages.flatMap((page) => items.filter(({ component }) => component === page));
    return found[0]?.path;
  }

  return async (session: Session): Promise<{ total: number; groups: ToDoGroup[] }> => {
    const groups = await counts.get(
      Math.floor(clock.now().getTime() / keptMs),
      session.personId,
      () => countFor(session),
    );
    return { total: groups.reduce((sum, { count }) => sum + count, 0), groups };
  };
}

export type ToDos = ReturnType<typeof createToDos>;

const flatten = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children ?? [])]);

/** The table and column of the places a user has, by the scope of a type. */
const memberships = {
  store: ['person_store', 'store_no'],
  stores: ['person_store', 'store_no'],
  group: ['person_business_group', 'bg_no'],
  company: ['person_company', 'company_no'],
} as const;

/** Matches the records the user reaches in any of their places, on the side that takes one of these steps. */
function whereTheirs(
  type: RecordType,
  steps: readonly RecordStep[],
  { seesAll, personId }: { seesAll: boolean; personId: string },
): RawBuilder<boolean> {
  const { scope, alsoSeenBy } = type;
  // Nobody decides on a request of their own.
  if (scope === 'own') {
    return seesAll ? sql<boolean>`scope <> ${personId}` : sql<boolean>`scope = ${personId}`;
  }
  if (scope === 'all' || seesAll) return sql<boolean>`true`;
  const [table, column] = memberships[scope];
  const isTheirs = (place: string) =>
    sql<boolean>`${sql.ref(place)} in (select ${sql.ref(column)} from ${sql.table(table)}
      where ${ofTenant(table)} and person_id = ${personId})`;
  if (alsoSeenBy === undefined) return isTheirs('scope');
  const sides = steps.flatMap(({ by }) => by ?? (['from', 'to'] as const));
  const ends = [
    ...(sides.includes('from') ? [isTheirs('scope')] : []),
    ...(sides.includes('to') ? [isTheirs(columnOf(type, alsoSeenBy))] : []),
  ];
  return sql<boolean>`(${sql.join(ends, sql` or `)})`;
}

function groupOf({ type, state, path }: Waiting, count: number): ToDoGroup[] {
  if (count === 0) return [];
  const label = type.states[state]?.label ?? state;
  return [
    { type: keyOfType(type), state, system: type.system, title: type.one, label, count, path },
  ];
}
