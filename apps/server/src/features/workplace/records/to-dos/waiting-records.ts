import { type RecordFilter, onSide } from '@portal/contract/records/record-filter';
import {
  type RecordStep,
  type RecordType,
  sidesTaking,
  type StepSide,
} from '@portal/contract/records/record-type';
import { type RawBuilder, sql } from 'kysely';
import type { Session } from '#platform/session/session.ts';
import type { PageInMenu, PagesFor } from '../numbers/record-pages.ts';
import type { MayAct } from '../record-access.ts';
import { isTabScope, type WideReachOf } from '../reach/record-reach.ts';
import { joinedBy } from '../reach/rule-sql.ts';
import { onSides, sidesOfUser } from '../reach/sides.ts';
import type { FactsOf } from '../reach/user-facts.ts';
import { columnOf } from '../table.ts';
import { type OpenState, pageOf } from './page-of-state.ts';

/** The records of a type in a state that wait for the user, and where they are listed. */
export interface WaitingRecords {
  type: RecordType;
  state: string;
  /** The page in the user's menu, and the filter with which it shows these records and no others. */
  path: string;
  filter: RecordFilter | undefined;
  where: RawBuilder<boolean>;
  /** The store, group or company for which the page shows a record; undefined for a page of all. */
  place: RawBuilder<string> | undefined;
}

interface Parts {
  mayAct: MayAct;
  wideReachOf: WideReachOf;
  pagesFor: PagesFor;
}

/** Makes what finds the records of a type that wait for a step of a user, wherever they work. */
export function createWaitingRecords({ mayAct, wideReachOf, pagesFor }: Parts) {
  /** The states that wait, with the steps out of them that the user may take. */
  async function openStates(type: RecordType, session: Session): Promise<OpenState[]> {
    const states = Object.entries(type.states).filter(([, { waits }]) => waits);
    if (states.length === 0 || !(await mayAct(session, `${type.actions}:list`))) return [];
    const open = states.map(async ([state, { steps = {} }]) => {
      const forward = Object.entries(steps).filter(([name, step]) => !isTakenBack(name, step));
      const allowed = await Promise.all(
        forward.map(async ([, step]) => ((await mayAct(session, step.action)) ? [step] : [])),
      );
      return { state, steps: allowed.flat() };
    });
    return (await Promise.all(open)).filter(({ steps }) => steps.length > 0);
  }

  return async (
    type: RecordType,
    session: Session,
    factsOf: FactsOf,
  ): Promise<WaitingRecords[]> => {
    const open = await openStates(type, session);
    const pages = open.length > 0 ? await pagesFor(type, session) : [];
    if (pages.length === 0) return [];
    const { where, parts, places, led } = await wideReachOf(type, session, factsOf);
    if (parts.length === 0) return [];
    const sides = sidesOfUser(type, { personId: session.personId, places, led });
    return open.flatMap(({ state, steps }) => {
      const page = pageOf(pages, { state, steps });
      if (!page) return [];
      const taking = sidesTaking(type, steps);
      return {
        type,
        state,
        path: page.path,
        filter: filterFor(page, { state, taking }),
        where: taking ? joinedBy('and', [where, onSides(sides, taking)]) : where,
        place: isTabScope(type.scope) ? placeOf(type, { taking, places }) : undefined,
      };
    });
  };
}

export type WaitingRecordsOf = ReturnType<typeof createWaitingRecords>;

/** To take one's own request back is nothing that waits. */
const isTakenBack = (name: string, { by, tone }: RecordStep): boolean =>
  name === 'withdraw' || (by === 'author' && tone === 'bad');

/** Returns what narrows a page to a state and to the sides that take a step; undefined where the page does so itself. */
function filterFor(
  { filter, side }: PageInMenu,
  { state, taking }: { state: string; taking: readonly StepSide[] | undefined },
): RecordFilter | undefined {
  const ofState = { field: 'state', op: 'is', value: state } as const;
  const isOfSide = taking === undefined || (taking.length === 1 && taking[0] === side);
  if (isOfSide) {
    const isOfView = JSON.stringify(filter) === JSON.stringify(ofState);
    return isOfView ? undefined : { all: [ofState] };
  }
  const ofSides = taking.map(onSide);
  return { all: [ofState, ...(ofSides.length === 1 ? ofSides : [{ any: ofSides }])] };
}

/** The store a record is shown for; of two stores the user's, on the side that takes a step. */
function placeOf(
  type: RecordType,
  { taking, places }: { taking: readonly StepSide[] | undefined; places: readonly string[] },
): RawBuilder<string> {
  const own = sql<string>`scope`;
  if (type.alsoSeenBy === undefined || (taking && !taking.includes('to'))) return own;
  const other = sql<string>`${sql.ref(columnOf(type, type.alsoSeenBy))}`;
  if (taking && !taking.includes('from')) return other;
  return sql<string>`case when scope = any (${[...places]}::text[]) then scope else ${other} end`;
}
