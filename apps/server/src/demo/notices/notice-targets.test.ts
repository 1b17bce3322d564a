import { explain } from '@portal/contract/access/explain';
import { pageMine } from '@portal/contract/notices/announcements';
import { isSubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { RecordFields } from '@portal/contract/records/field-values';
import type { RecordPlace } from '@portal/contract/records/record-address';
import { recordCalls } from '@portal/contract/records/record-calls';
import {
  askedNumbersMost,
  locateNumbers,
  locateRecord,
  numbersFrom,
} from '@portal/contract/records/numbers/record-numbers';
import { listOpenTypes } from '@portal/contract/records/numbers/number-links';
import { numbersIn } from '@portal/contract/records/numbers/number-links';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { keysIn } from '@portal/contract/records/references';
import { expect, inject, test } from 'vitest';
import { callsOn } from '#testing/server/caller.ts';
import { startWorld } from '#testing/world.ts';
import { menuRows } from '../../installation/menu.ts';
import { flagshipStoreNo } from '@portal/demonstration/organisation/stores';
import { cast } from '@portal/demonstration/people/cast';
import { testWorld } from '../world/test-world.ts';
import { noticesOf } from './notices.ts';
import { recordTypes, systems } from '../../systems.ts';

const world = await startWorld({ secondFactorRoles: [] });
const { app, authority, clock } = world;

// Whom a step after signing in would keep from their inbox.
await world.db.deleteFrom('person_tenant').where('tenant_id', '<>', 0).execute();
await world.db.updateTable('person').set({ password_changed_at: clock.now() }).execute();

/** Signs a person of the demonstration in, whose password is neither the first one nor too old here. */
async function signedIn(workNo: string) {
  const account = inject('demoAccounts').find((each) => each.workNo === workNo);
  const { token } = await world.signIn(workNo, account?.password ?? '');
  const standing = { clock, authority, token, workNo, device: workNo };
  /** Their calls out of a tab that works for a store. */
  const inPlace = (chosen: Parameters<typeof callsOn>[1]['chosen']) =>
    callsOn(app, { ...standing, chosen });
  const inStore = (storeNo: string) => inPlace({ storeNo });
  return { call: callsOn(app, standing), inStore, inPlace };
}
const people = new Map<string, Awaited<ReturnType<typeof signedIn>>>();
for (const { workNo } of cast) people.set(workNo, await signedIn(workNo));

const addressOf = (page: string): URL => new URL(page, 'https://portal.example');
const pathOf = (page: string): string => addressOf(page).pathname;

test('TRU-09 every page that an announcement of the demonstration leads to exists, and each reader can be told beforehand whether it is theirs', async () => {
  const answers = new Map<string, string[]>();
  for (const [workNo, { call }] of people) {
    const { records } = await call(pageMine, { pageSize: '100' });
    for (const { titile, openType, openPage } of records) {
      if (openType !== 'url' || openPage === null) continue;
      expect(openPage).toSatisfy((path: string) => isSubsystemKey(path.split('/')[1] ?? ''));
      const asked = pathOf(openPage);
      const { findings } = await call(explain, { asked });
      const found = findings.filter(({ about, path }) => about === 'page' && path === asked);
      expect({ titile, workNo, pages: found.length }).toEqual({ titile, workNo, pages: 1 });
      answers.set(titile, [...(answers.get(titile) ?? []), found[0]?.sees ?? '']);
    }
  }
  const leading = noticesOf(testWorld).filter(
    ({ page, cancelled }) => page !== undefined && !cancelled,
  );
  expect([...answers.keys()].toSorted()).toEqual(leading.map(({ title }) => title).toSorted());
  const nobodys = [...answers].filter(([, sees]) => !sees.includes('yes'));
  expect(nobodys).toEqual([]);
});

/** The type whose records have numbers such as this. */
const typeOf = (number: string) => recordTypes.find((type) => numbersFrom(type, number));

test('FIX-52 a letter to somebody by name leads to a page of theirs, and the record that it names opens there', async () => {
  const opened: string[] = [];
  for (const { title, to = [], page } of noticesOf(testWorld)) {
    for (const workNo of page === undefined ? [] : to) {
      const { call, inStore } = people.get(workNo) ?? (await signedIn(workNo));
      const { pathname, searchParams } = addressOf(page ?? '');
      const { findings } = await call(explain, { asked: pathname });
      const id = searchParams.get('record');
      const type = id === null ? undefined : typeOf(id);
      const inTab = inStore(searchParams.get('store') ?? '');
      const record = type && (await inTab(recordCalls(type).get, { id: id ?? '' }));
      const sees = findings.find(({ path }) => path === pathname)?.sees;
      expect({ title, workNo, sees, id: record?.id ?? null }).toMatchObject({ sees: 'yes', id });
      opened.push(`${title} ${id}`);
    }
  }
  expect(opened.filter((each) => !each.endsWith(' null')).length).toBeGreaterThan(3);
});

test('FIX-52 the component that a letter opens is that of a page', () => {
  const components = systems.flatMap(menuRows).map(({ component }) => component);
  const named = noticesOf(testWorld).flatMap(({ component }) => component ?? []);

  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((each) => !components.includes(each))).toEqual([]);
});

const typeOfNumber = new Map(
  recordTypes.flatMap((type) =>
    testWorld.recordsOf(type).map(({ id }): [string, string] => [id, keyOfType(type)]),
  ),
);

const linksOf = ({ fields: types }: RecordType, fields: RecordFields): RecordPlace[] =>
  Object.entries(types).flatMap(([name, field]) =>
    field.kind === 'link'
      ? keysIn(fields[name] ?? null).map((id) => ({ type: field.type, id }))
      : [],
  );

/** The values of a record but for its links, which are no texts. */
const textsOf = ({ fields: types }: RecordType, fields: RecordFields) =>
  Object.entries(fields).filter(([name]) => types[name]?.kind !== 'link');

/** The numbers that are tried of those in the records of a type. */
const sampled = 8;

/** Each in a store, a group and a company of theirs. */
const readers = cast.map(
  ({ workNo, post, stores, businessGroups: [bgNo], companies: [companyNo] }) => ({
    workNo,
    post,
    chosen: {
      ...(stores !== 'none' && { storeNo: flagshipStoreNo }),
      ...(bgNo !== undefined && { bgNo }),
      ...(companyNo !== undefined && { companyNo }),
    },
  }),
);

test.each(readers)(
  'FIX-52: for the $post ($workNo) every number and link in the newest records opens, or is none that is offered',
  async ({ workNo, chosen }) => {
    const { inPlace } = people.get(workNo) ?? (await signedIn(workNo));
    const call = inPlace(chosen);
    const open = new Set(await call(listOpenTypes, {}));
    const written: string[] = [];
    /** One record that each type leads to in each other. */
    const linked = new Map<string, RecordPlace>();
    for (const type of recordTypes) {
      const listed = await call(recordCalls(type).find, {}).catch(() => undefined);
      const texts = listed?.records.map(({ fields }) => textsOf(type, fields));
      const theirs = numbersIn(JSON.stringify(texts ?? [])).filter((number) =>
        open.has(typeOfNumber.get(number) ?? ''),
      );
      written.push(...theirs.slice(0, sampled));
      for (const { fields } of listed?.records ?? []) {
        for (const place of linksOf(type, fields)) linked.set(keyOfType(type) + place.type, place);
      }
    }

    const places = [...linked.values()];
    const located = await Promise.allSettled(places.map((place) => call(locateRecord, place)));
    const opened = places.filter((_, nth) => located[nth]?.status === 'fulfilled');
    expect(opened).toEqual(places.filter(({ type }) => open.has(type)));

    const numbers = [...new Set(written)];
    const found = [];
    for (let from = 0; from < numbers.length; from += askedNumbersMost) {
      const asked = numbers.slice(from, from + askedNumbersMost).join();
      found.push(...(await call(locateNumbers, { numbers: asked })));
    }
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(numbers));
  },
);
