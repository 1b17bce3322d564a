import type { MenuItem } from '@portal/contract/access/permissions';
import { second } from '@portal/common/durations';
import {
  hasAskers,
  keyOfType,
  type RecordStep,
  type RecordType,
} from '@portal/contract/records/record-type';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { accessRequestsType, type ToDoGroup } from '@portal/contract/workplace/to-dos';
import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Epochs } from '#platform/cache/epochs.ts';
import { createTenantMemo } from '#platform/cache/tenant-memo.ts';
import type { Database } from '#platform/database/database.ts';
import { unnamed } from '#platform/database/statements.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Session } from '#platform/session/session.ts';
import type { MayAct } from '../record-access.ts';
import type { WideReach, WideReachOf } from '../reach/record-reach.ts';
import { factsFor, type FactsOf } from '../reach/user-facts.ts';
import { columnOf, tableOf } from '../table.ts';
import type { ToDoChanges } from './to-do-changes.ts';
import { waitingPages } from './waiting-pages.ts';

interface Parts {
  db: Database;
  clock: Clock;
  types: readonly RecordType[];
  mayAct: MayAct;
  wideReachOf: WideReachOf;
  /** A count made before a change of permissions, or of records, is not shown again. */
  epochs: Pick<Epochs, 'text'>;
  changes: Pick<ToDoChanges, 'soFar'>;
  /** Counts requests for access that wait for a user; undefined for somebody for whom none ever waits. */
  waitingRequests: (session: Session) => Promise<number | undefined>;
  /** The user's menu in a system. */
  menuOf: (session: Session, system: SubsystemKey) => Promise<readonly MenuItem[]>;
}

/** Counts of one user, of which a page asks on every visit. */
const keptMs = 5 * second;
const most = 5_000;
/** Users whose kinds of waiting records a node remembers; those of others hear of every change. */
const mostUsers = 20_000;

/** A state of a type that waits for the user, and where. */
interface Waiting {
  type: RecordType;
  state: string;
  path: string;
  where: RawBuilder<boolean>;
}

/** Returns the records that wait for a step of the user, counted by type and state. A count is kept for 5 s. */
export function createToDos(parts: Parts) {
  const { db, clock, types, mayAct, wideReachOf, menuOf, epochs, changes, waitingRequests } = parts;
  const counts = createTenantMemo<ToDoGroup[]>({ most });
  const typesOfUsers = new LRUCache<string, ReadonlySet<string>>({ max: mostUsers });

  async function countFor(session: Session): Promise<ToDoGroup[]> {
    const requests = await waitingRequests(session);
    const factsOf = factsFor(db, session);
    const found = types.map((type) => waitingFor(type, session, factsOf));
    const waiting = (await Promise.all(found)).flat();
    const keys = waiting.map(({ type }) => keyOfType(type));
    if (requests !== undefined) keys.push(accessRequestsType);
    typesOfUsers.set(`${tenantId()} ${session.personId}`, new Set(keys));
    const deskPath = requests ? await pathOf(session, 'ams', ['access/Requests']) : undefined;
    const ofRequests = requestGroup(requests ?? 0, deskPath);
    if (waiting.length === 0) return ofRequests;
    const selects = waiting.map(({ type, state, where }, nth) => {
      const table = tableOf(type);
      return sql`select ${nth}::int as nth, count(*)::int as count from ${sql.table(table)}
        where ${ofTenant(table)} and state = ${state} and ${where}`;
    });
    const { rows } = await sql<{ nth: number; count: number }>`${unnamed}
      ${sql.join(selects, sql` union all `)}`.execute(db);
    const counted = new Map(rows.map(({ nth, count }) => [nth, count]));
    return [...ofRequests, ...waiting.flatMap((each, nth) => groupOf(each, counted.get(nth) ?? 0))];
  }

  async function waitingFor(
    type: RecordType,
    session: Session,
    factsOf: FactsOf,
  ): Promise<Waiting[]> {
    const open = await openStates(type, session);
    if (open.length === 0) return [];
    const path = await pageFor(type, session);
    if (path === undefined) return [];
    const reach = await wideReachOf(type, session, factsOf);
    return open.flatMap(({ state, steps }) => {
      const where = whereTheirs(type, steps, { reach, personId: session.personId });
      return where ? { type, state, path, where } : [];
    });
  }

  /** The states that ask for attention and have a step the user may take. */
  async function openStates(type: RecordType, session: Session) {
    const states = Object.entries(type.states).filter(([, { tone }]) => tone === 'warn');
    const open = states.map(async ([state, { steps = {} }]) => {
      const forward = Object.entries(steps).filter(([name, step]) => !isTakenBack(name, step));
      const allowed = await Promise.all(
        forward.map(async ([, step]) => ((await mayAct(session, step.action)) ? [step] : [])),
      );
      return { state, steps: allowed.flat() };
    });
    return (await Promise.all(open)).filter(({ steps }) => steps.length > 0);
  }

  const pageFor = (type: RecordType, session: Session): Promise<string | undefined> =>
    pathOf(session, type.system, waitingPages[keyOfType(type)] ?? []);

  async function pathOf(
    session: Session,
    system: SubsystemKey,
    pages: readonly string[],
  ): Promise<string | undefined> {
    if (pages.length === 0) return undefined;
    const items = itemsBelow(await menuOf(session, system));
    const found = pages.flatMap((page) => items.filter(({ component }) => component === page));
    return found[0]?.path;
  }

  return {
    async countOf(session: Session): Promise<{ total: number; groups: ToDoGroup[] }> {
      const groups = await counts.get(
        `${Math.floor(clock.now().getTime() / keptMs)} ${epochs.text()}`,
        `${session.personId} ${changes.soFar()}`,
        () => countFor(session),
      );
      return { total: groups.reduce((sum, { count }) => sum + count, 0), groups };
    },

    /** Returns false for a user who is known to wait for no record of a type. */
    isConcerned: (user: { tenantId: number; personId: string }, type: string): boolean =>
      typesOfUsers.get(`${user.tenantId} ${user.personId}`)?.has(type) ?? true,
  };
}

export type ToDos = ReturnType<typeof createToDos>;

/** To take one's own request back is nothing that waits. */
const isTakenBack = (name: string, { by, tone }: RecordStep): boolean =>
  name === 'withdraw' || (by === 'author' && tone === 'bad');

/** Returns all items of a menu, those below others too, in the menu's order. */
export const itemsBelow = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...itemsBelow(item.children ?? [])]);

/** Matches the records the user reaches wherever they work, on the side that takes one of these steps. */
function whereTheirs(
  type: RecordType,
  steps: readonly RecordStep[],
  { reach, personId }: { reach: WideReach; personId: string },
): RawBuilder<boolean> | undefined {
  const { where, parts, places } = reach;
  const { scope, alsoSeenBy } = type;
  if (parts.length === 0) return undefined;
  if (scope === 'own') return whereDecided(steps, { reach, personId });
  if (hasAskers(type)) return whereAsked(steps, { where, personId });
  const sides = new Set(steps.flatMap(({ by }) => by ?? (['from', 'to'] as const)));
  if (alsoSeenBy === undefined || (sides.has('from') && sides.has('to'))) return where;
  const end = sides.has('from') ? 'scope' : columnOf(type, alsoSeenBy);
  return sql<boolean>`(${where} and ${sql.ref(end)} = any (${[...places]}::text[]))`;
}

/** Nobody decides on a request of their own, and an author waits for the steps that are theirs. */
function whereDecided(
  steps: readonly RecordStep[],
  { reach: { where, parts }, personId }: { reach: WideReach; personId: string },
): RawBuilder<boolean> | undefined {
  const seesOthers = parts.some((each) => each.part !== 'own' || each.field !== undefined);
  const isTaken = (side: 'author' | 'others') => steps.some(({ by }) => by !== side);
  if (seesOthers) {
    return isTaken('author') ? sql<boolean>`(${where} and scope <> ${personId})` : undefined;
  }
  return isTaken('others') ? sql<boolean>`scope = ${personId}` : undefined;
}

/** Matches what others asked for where the steps are decisions, and one's own where they are its author's. */
function whereAsked(
  steps: readonly RecordStep[],
  { where, personId }: Pick<WideReach, 'where'> & { personId: string },
): RawBuilder<boolean> {
  if (steps.every(({ by }) => by === 'others')) {
    return sql<boolean>`(${where} and not ${personId} = any (askers))`;
  }
  if (steps.every(({ by }) => by === 'author')) {
    return sql<boolean>`(${where} and askers[cardinality(askers)] = ${personId})`;
  }
  return where;
}

/** Requests for access are decided on the page of administration, or on one of the portal. */
function requestGroup(count: number, path = '/accessRequests'): ToDoGroup[] {
  if (count === 0) return [];
  const words = { title: '权限申请', label: '待审批' };
  return [{ type: accessRequestsType, state: 'waiting', system: 'ams', ...words, count, path }];
}

function groupOf({ type, state, path }: Waiting, count: number): ToDoGroup[] {
  if (count === 0) return [];
  const label = type.states[state]?.label ?? state;
  return [
    { type: keyOfType(type), state, system: type.system, title: type.one, label, count, path },
  ];
}
