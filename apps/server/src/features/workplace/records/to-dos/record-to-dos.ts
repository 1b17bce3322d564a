import { second } from '@portal/common/durations';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import {
  accessRequestsType,
  type PlaceOfToDos,
  type ToDoGroup,
} from '@portal/contract/workplace/to-dos';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Epochs } from '#platform/cache/epochs.ts';
import { createTenantMemo } from '#platform/cache/tenant-memo.ts';
import type { Database } from '#platform/database/database.ts';
import { unnamed } from '#platform/database/statements.ts';
import { ofTenant, tenantId } from '#platform/database/tenant.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Session } from '#platform/session/session.ts';
import { isTabScope } from '../reach/record-reach.ts';
import { factsFor } from '../reach/user-facts.ts';
import { tableOf } from '#platform/database/record-tables.ts';
import { placeNames } from './place-names.ts';
import type { ToDoChanges } from './to-do-changes.ts';
import type { WaitingRecords, WaitingRecordsOf } from './waiting-records.ts';

interface Parts {
  db: Database;
  clock: Clock;
  types: readonly RecordType[];
  waitingRecords: WaitingRecordsOf;
  /** A count made before a change of permissions, or of records, is not shown again. */
  epochs: Pick<Epochs, 'text'>;
  changes: Pick<ToDoChanges, 'soFar'>;
  /** Counts requests for access that wait for a user; undefined for somebody for whom none ever waits. */
  waitingRequests: (session: Session) => Promise<number | undefined>;
  /** The address of the desk where requests for access are decided; undefined where no menu of the user has it. */
  deskOf: (session: Session) => Promise<string | undefined>;
}

/** Counts of one user, of which a page asks on every visit. */
const keptMs = 5 * second;
const most = 5_000;
/** Users whose kinds of waiting records a node remembers; those of others hear of every change. */
const mostUsers = 20_000;

/** A number of records, of the place for which they are shown; empty where a page shows those of all. */
interface PlaceCount {
  place: string;
  count: number;
  /** The number of one of them. */
  first: string;
}

/** Returns the records that wait for a step of the user, counted by type and state. A count is kept for 5 s. */
export function createToDos(parts: Parts) {
  const { db, clock, types, waitingRecords, epochs, changes, waitingRequests, deskOf } = parts;
  const counts = createTenantMemo<ToDoGroup[]>({ most });
  const typesOfUsers = new LRUCache<string, ReadonlySet<string>>({ max: mostUsers });

  async function countFor(session: Session): Promise<ToDoGroup[]> {
    const requests = await waitingRequests(session);
    const factsOf = factsFor(db, session);
    const found = types.map((type) => waitingRecords(type, session, factsOf));
    const waiting = (await Promise.all(found)).flat();
    const keys = waiting.map(({ type }) => keyOfType(type));
    if (requests !== undefined) keys.push(accessRequestsType);
    typesOfUsers.set(`${tenantId()} ${session.personId}`, new Set(keys));
    const ofRequests = requestGroup(requests ?? 0, requests ? await deskOf(session) : undefined);
    return [...ofRequests, ...(await groupsOf(waiting))];
  }

  async function groupsOf(waiting: readonly WaitingRecords[]): Promise<ToDoGroup[]> {
    if (waiting.length === 0) return [];
    const selects = waiting.map(({ type, state, where, place }, nth) => {
      const table = tableOf(type);
      return sql`select ${nth}::int as nth, ${place ?? sql`''`}::text as place, count(*)::int as count,
          min(id) as first
        from ${sql.table(table)}
        where ${ofTenant(table)} and state = ${state} and ${where} group by 2`;
    });
    const { rows } = await sql<{ nth: number } & PlaceCount>`${unnamed}
      ${sql.join(selects, sql` union all `)}`.execute(db);
    const names = await placeNames(
      db,
      rows.flatMap(({ nth, place }) => ({ kind: waiting[nth]?.type.scope ?? 'all', no: place })),
    );
    const counted = Map.groupBy(rows, ({ nth }) => nth);
    return waiting.flatMap((each, nth) => groupOf(each, counted.get(nth) ?? [], names));
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

/** Requests for access are decided on the page of administration, or on one of the portal. */
function requestGroup(count: number, path = '/accessRequests'): ToDoGroup[] {
  if (count === 0) return [];
  const words = { title: '权限申请', label: '待审批', filter: '', places: [] };
  return [{ type: accessRequestsType, state: 'waiting', system: 'ams', ...words, count, path }];
}

function groupOf(
  { type, state, path, filter }: WaitingRecords,
  counted: readonly PlaceCount[],
  names: ReadonlyMap<string, string>,
): ToDoGroup[] {
  const count = counted.reduce((sum, each) => sum + each.count, 0);
  const [one] = counted;
  if (count === 0 || !one) return [];
  return [
    {
      ...(count === 1 && { record: one.first }),
      type: keyOfType(type),
      state,
      system: type.system,
      title: type.one,
      label: type.states[state]?.label ?? state,
      count,
      path,
      filter: filter ? JSON.stringify(filter) : '',
      places: placesOf(type, counted, names),
    },
  ];
}

/** The places of records, those with the most first. */
function placesOf(
  { scope }: RecordType,
  counted: readonly PlaceCount[],
  names: ReadonlyMap<string, string>,
): PlaceOfToDos[] {
  if (!isTabScope(scope)) return [];
  return counted
    .map(({ place: no, count, first }) => ({
      ...(count === 1 && { record: first }),
      kind: scope,
      no,
      name: names.get(`${scope} ${no}`) ?? no,
      count,
    }))
    .toSorted((one, other) => other.count - one.count || one.no.localeCompare(other.no));
}
