import { explain } from '@portal/contract/access/explain';
import { pageMine } from '@portal/contract/notices/announcements';
import { isSubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { textIn } from '@portal/contract/records/field-values';
import { recordCalls } from '@portal/contract/records/record-calls';
import { findByNumber, numbersFrom } from '@portal/contract/records/record-numbers';
import { keyOfType } from '@portal/contract/records/record-type';
import { recordTypes } from '@portal/contract/records/types/all';
import { customerReturns } from '@portal/contract/records/types/ors/selling';
import { discountChecks, slipExceptions } from '@portal/contract/records/types/syfs/slips';
import { expect, inject, test } from 'vitest';
import { callsOn } from '#testing/server/caller.ts';
import { startWorld } from '#testing/world.ts';
import { menuRows } from '../../installation/menu.ts';
import { menus } from '../../installation/menus/all.ts';
import { cast } from '../people/cast.ts';
import { testWorld } from '../world/test-world.ts';
import { noticesOf } from './notices.ts';

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
  const inStore = (storeNo: string) => callsOn(app, { ...standing, chosen: { storeNo } });
  return { call: callsOn(app, standing), inStore };
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
  const components = menus.flatMap(menuRows).map(({ component }) => component);
  const named = noticesOf(testWorld).flatMap(({ component }) => component ?? []);

  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((each) => !components.includes(each))).toEqual([]);
});

const ofSlips = [customerReturns, slipExceptions, discountChecks];
const readers = cast.flatMap(({ workNo, post }) =>
  ofSlips.map((type) => ({ workNo, post, key: keyOfType(type), type })),
);

test.each(readers)(
  'FIX-52 the slips that the newest $key name open for the $post ($workNo), if they read these',
  async ({ workNo, type }) => {
    const { call } = people.get(workNo) ?? (await signedIn(workNo));
    const listed = await call(recordCalls(type).find, {}).catch(() => ({ records: [] }));
    const numbers = listed.records.slice(0, 8).map(({ fields }) => textIn(fields['slip']));
    const found = [];
    for (const number of numbers) found.push(...(await call(findByNumber, { number })));

    expect(found.map(({ id }) => id)).toEqual(numbers);
  },
);
