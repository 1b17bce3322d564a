import { keyOf } from '@portal/contract/lists/list';
import { listCalls } from '@portal/contract/lists/list-calls';
import { lists } from '@portal/contract/lists/all';
import { stockCounts } from '@portal/contract/lists/ors';
import { keyOfType, stepsOf } from '@portal/contract/records/record-type';
import { recordTypes } from '@portal/contract/records/types/all';
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startWorld } from '#testing/world.ts';

// Pages and servers of different releases meet. The file holds what the pages of the release of 2026-11 sent; it is
// added to with later releases, and never changed.

const Fields = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const recorded = z
  .array(z.object({ list: z.string(), created: z.array(Fields), edited: Fields }))
  .parse(JSON.parse(readFileSync(new URL('recorded-inputs.json', import.meta.url), 'utf8')));

const world = await startWorld();
const manager = await world.person({
  roles: ['administrator'],
  stores: ['S02001'],
  businessGroups: ['BG01'],
});
const tabs = {
  store: manager.tab({ storeNo: 'S02001' }),
  group: manager.tab({ bgNo: 'BG01' }),
  company: manager.call,
  own: manager.call,
  all: manager.call,
};
const counts = listCalls(stockCounts);
const inStore = tabs.store;
const whole = {
  kind: 'whole',
  area: '一楼女装',
  day: '2026-11-20',
  counted: 118,
  booked: 120,
  status: 'draft',
  note: '补点一次',
};

/** The fields that have a value; those that came with later releases are empty. */
const filled = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** The states that others bring a new record of a list to. */
function decisionsIn(key: string): unknown[] {
  const type = recordTypes.find((each) => keyOfType(each) === key);
  const steps = type ? Object.values(stepsOf(type, type.initial)) : [];
  return steps.filter(({ by }) => by === 'others').map(({ to }) => to);
}

const settled = async (made: Promise<unknown> | false): Promise<string> =>
  made
    ? made.then(
        () => 'taken',
        ({ message }: Error) => message,
      )
    : '';

test.each(recorded)(
  'FIX-19 KIT-14 what pages of an earlier release sent to $list is taken as it was',
  async ({ list: key, created, edited }) => {
    const list = lists.find((each) => keyOf(each) === key);
    if (!list) throw new Error(`${key} is gone`);
    const [tab, calls] = [tabs[list.scope], listCalls(list)];
    for (const fields of created) {
      const made = await tab(calls.create, { fields });
      expect(made.fields).toMatchObject(fields);

      const { id, version } = made;
      const { status, ...others } = edited;
      // A decision is not for who asked for it, whatever their page offers.
      const isDecision = decisionsIn(key).includes(status);
      const decided = isDecision && tab(calls.edit, { id, version, fields: edited });
      expect(await settled(decided)).toBe(isDecision ? 'record.own-request' : '');
      const sent = isDecision ? others : edited;
      const changed = await tab(calls.edit, { id, version, fields: sent });
      const expected = list.fields.map(({ name, isFixed }) => [
        name,
        (isFixed || !(name in sent) ? fields : sent)[name],
      ]);
      expect(changed.fields).toMatchObject(Object.fromEntries(expected));
    }
  },
);

test('FIX-19 KIT-14 a page that does not know a field yet keeps saving, and wipes nothing', async () => {
  const { note, ...known } = whole;

  const made = await inStore(counts.create, { fields: known });
  expect(filled(made.fields)).toEqual(known);
  const noted = await inStore(counts.edit, { id: made.id, version: 1, fields: { note } });
  expect(filled(noted.fields)).toEqual(whole);

  const saved = await inStore(counts.edit, {
    id: made.id,
    version: 2,
    fields: { ...known, counted: 120 },
  });
  expect(filled(saved.fields)).toEqual({ ...whole, counted: 120 });
});

test('FIX-19 what a page of a later release sends beyond what is known is ignored', async () => {
  const made = await inStore(counts.create, { fields: { ...whole, shelf: 'A-3' } });
  expect(filled(made.fields)).toEqual(whole);

  const fields = { area: '二楼', shelf: 'A-3', constructor: 'x' };
  const saved = await inStore(counts.edit, { id: made.id, version: 1, fields });

  expect(filled(saved.fields)).toEqual({ ...whole, area: '二楼' });
});

test('FIX-19 KIT-14 what a server of a later release has stored is not wiped by one that does not know it', async () => {
  const { id } = await inStore(counts.create, { fields: whole });
  const stored = sql<{ shelf: string }>`select shelf from ors_stock_counts where id = ${id}`;
  await sql`alter table ors_stock_counts add column shelf text`.execute(world.db);
  await sql`update ors_stock_counts set shelf = 'A-3' where id = ${id}`.execute(world.db);

  const saved = await inStore(counts.edit, { id, version: 1, fields: { area: '二楼' } });

  expect(filled(saved.fields)).toEqual({ ...whole, area: '二楼' });
  expect((await stored.execute(world.db)).rows).toEqual([{ shelf: 'A-3' }]);
});

test('what is required cannot be left out of a new record, nor emptied later', async () => {
  const { area, ...rest } = whole;
  await expect(inStore(counts.create, { fields: rest })).rejects.toThrow('input.invalid');
  const { id } = await inStore(counts.create, { fields: { ...rest, area } });

  const emptied = inStore(counts.edit, { id, version: 1, fields: { area: null } });

  await expect(emptied).rejects.toThrow('input.invalid');
});
