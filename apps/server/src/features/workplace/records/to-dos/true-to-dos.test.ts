import { onSide, type RecordFilter } from '@portal/contract/records/record-filter';
import { recordCalls } from '@portal/contract/records/record-calls';
import {
  actionsOf,
  keyOfType,
  managerAction,
  type RecordType,
  stepsFor,
  type StepSide,
} from '@portal/contract/records/record-type';
import { countToDos, type ToDoGroup } from '@portal/contract/workplace/to-dos';
import { contextFields } from '@portal/contract/workplace/work-context';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { atWorkplace, recordInState, workplace } from '#testing/fixtures/record-in-state.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { standInFor } from '#testing/fixtures/stand-in.ts';
import { type Person, startWorld } from '#testing/world.ts';
import { cast } from '@portal/demonstration/people/cast';
import { testWorld } from '../../../../demo/world/test-world.ts';
import { menuRows } from '../../../../installation/menu.ts';
import { recordPagesIn } from '../../../../installation/record-pages.ts';
import { tableOf } from '#platform/database/record-tables.ts';
import { recordTypes, systems } from '../../../../systems.ts';

const world = await startWorld();
const makeRole = roleIn(world.db);
const items = systems.flatMap(menuRows);
const pages = recordPagesIn(systems);
const waitingStates = (type: RecordType) =>
  Object.keys(type.states).filter((state) => type.states[state]?.waits);
const typesByKey = recordTypes
  .filter((type) => waitingStates(type).length > 0)
  .map((type) => ({ key: keyOfType(type), type }));

async function toDosOf(person: Person): Promise<ToDoGroup[]> {
  world.clock.advance(5_000);
  return (await person.call(countToDos, {})).groups;
}

// First, while records are as the demonstration made them.
test('FIX-56 every request of the demonstration that waits for a line manager is a to-do of that one', async () => {
  const waiting = recordTypes.flatMap((type) =>
    managerAction(type) === undefined ? [] : testWorld.recordsOf(type),
  );
  const wanted = Map.groupBy(
    waiting.filter(({ state }) => state === 'withManager'),
    ({ by }) => testWorld.lineManagerOf(by) ?? '',
  );
  const counted = new Map<string, number>();
  for (const workNo of wanted.keys()) {
    const head = await world.personOf(workNo);
    const groups = (await toDosOf(head)).filter(({ state }) => state === 'withManager');
    counted.set(
      workNo,
      groups.reduce((sum, { count }) => sum + count, 0),
    );
  }
  expect(wanted.size).toBeGreaterThan(10);
  expect(counted).toEqual(new Map([...wanted].map(([head, { length }]) => [head, length])));
});

/** The filter with which the page of a group is opened: that of the link, or else of the page, on the page's side. */
function filterOf({ type, path, filter }: ToDoGroup): RecordFilter {
  const component = items.find((item) => item.path === path)?.component;
  const page = pages.get(type)?.find((each) => each.component === component);
  if (!page) throw new Error(`${path} lists no ${type}`);
  const given: RecordFilter | undefined = filter === '' ? page.filter : JSON.parse(filter);
  const conditions = [...(page.side ? [onSide(page.side)] : []), ...(given ? [given] : [])];
  return { all: conditions };
}

/** Counts what the page of a group lists in each place that the group names, or for all. */
async function listedOn(person: Person, group: ToDoGroup, ...also: RecordFilter[]) {
  const type = recordTypes.find((each) => keyOfType(each) === group.type);
  if (!type) throw new Error(`There is no ${group.type}`);
  const { count } = recordCalls(type);
  const filter = JSON.stringify({ all: [filterOf(group), ...also] });
  const tabs =
    group.places.length === 0
      ? [{}]
      : group.places.map(({ kind, no }) => ({ [contextFields[kind].member]: no }));
  let total = 0;
  for (const tab of tabs) total += (await person.tab(tab)(count, { filter })).total;
  return total;
}

test.each(typesByKey)(
  'FIX-25 FIX-54 a record of $key that waits is a to-do of whoever may take a step, on a page that lists it and no others',
  async ({ key, type }) => {
    const menuItems = items.filter(({ subsystem }) => subsystem === type.system);
    const role = await makeRole({
      actions: actionsOf(type),
      menuItems: menuItems.map(({ id }) => id),
    });
    const people = {
      asker: await world.person({ roles: [role], ...atWorkplace }),
      colleague: await world.person({ roles: [role], ...atWorkplace }),
    };
    for (const state of waitingStates(type)) {
      const { id } = await recordInState(world.db, type, { state, asker: people.asker.id });
      for (const person of Object.values(people)) {
        const group = (await toDosOf(person)).find(
          (each) => each.type === key && each.state === state,
        );
        const record = await person.tab(workplace)(recordCalls(type).get, { id });
        const steps = Object.entries(stepsFor(type, record)).filter(
          ([name, { by, tone }]) => name !== 'withdraw' && !(by === 'author' && tone === 'bad'),
        );
        const isThis = { field: 'id', op: 'is', value: id } as const;
        expect({
          state,
          isListed: group ? (await listedOn(person, group, isThis)) === 1 : false,
          listed: group ? await listedOn(person, group) : 0,
        }).toEqual({ state, isListed: steps.length > 0, listed: group?.count ?? 0 });
      }
    }
  },
);

test.each(cast.map(({ workNo, post }) => ({ workNo, post })))(
  'FIX-54 each to-do of the $post of the demonstration ($workNo) leads to a page that lists as many',
  async ({ workNo }) => {
    const person = await standInFor(world, workNo);
    const groups = await toDosOf(person);
    const listed = [];
    for (const group of groups) {
      const ofPlaces = group.places.reduce((sum, { count }) => sum + count, 0);
      const { length } = group.places;
      listed.push({ ...group, count: await listedOn(person, group), ofPlaces, length });
    }
    const wanted = groups.map((group) => {
      const { length } = group.places;
      return { ...group, ofPlaces: length === 0 ? 0 : group.count, length };
    });
    expect(listed).toEqual(wanted);
  },
);

/** Returns whether steps are taken by people with a role: not by whoever asked, nor by their line manager. */
const isOfRoles = (type: RecordType, state: string): boolean =>
  Object.values(type.states[state]?.steps ?? {}).some(
    ({ by }: { by?: StepSide | 'anyone' }) => by !== 'author' && by !== 'manager',
  );

test('FIX-53 every record of the demonstration that waits for others is a to-do of a role of the trade', async () => {
  const { rows: roles } = await sql<{ code: string }>`
    select code from role where tenant_id = 0 and code <> 'administrator'
      and code not like 'role-%'`.execute(world.db);
  const { rows: all } = await sql<Record<string, string[]>>`
    select array(select store_no from store where tenant_id = 0) as stores,
      array(select bg_no from business_group where tenant_id = 0) as "businessGroups",
      array(select company_no from company where tenant_id = 0) as companies`.execute(world.db);
  const most = new Map<string, number>();
  for (const { code } of roles) {
    const everywhere = await world.person({ roles: [code], ...all[0] });
    for (const { type, state, count } of await toDosOf(everywhere)) {
      const key = `${type} ${state}`;
      most.set(key, Math.max(count, most.get(key) ?? 0));
    }
  }
  const waiting = typesByKey.flatMap(({ key, type }) =>
    waitingStates(type)
      .filter((state) => isOfRoles(type, state))
      .map((state) => ({ key: `${key} ${state}`, type, state })),
  );
  const counted = await Promise.all(
    waiting.map(async ({ key, type, state }) => {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count
        from ${sql.table(tableOf(type))} where tenant_id = 0 and state = ${state}`.execute(
        world.db,
      );
      return [key, rows[0]?.count ?? 0] as const;
    }),
  );
  const there = counted.filter(([, count]) => count > 0);
  expect(there.length).toBeGreaterThan(100);
  expect(there.map(([key]) => [key, most.get(key) ?? 0])).toEqual(there);
});
