import { recordCalls } from '@portal/contract/records/record-calls';
import { stockCounts } from '@portal/ors/records/stock-counts';
import { sql } from 'kysely';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { startWorld } from '#testing/world.ts';

// The requests of record pages as the release of 2026-11-23 sent them, without the contract of today: addresses, headers
// and members are those of the file. It is added to with later releases, and never changed.

const Fields = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));
const recorded = z
  .array(
    z.object({
      type: z.string(),
      headers: z.record(z.string(), z.string()),
      create: Fields,
      edit: Fields,
      step: z.string().nullable(),
      find: z.record(z.string(), z.string()),
    }),
  )
  .parse(JSON.parse(readFileSync(new URL('recorded-inputs.json', import.meta.url), 'utf8')));

/** A record as pages of that release read it. */
const FormerRecord = z.object({
  id: z.string(),
  version: z.int(),
  state: z.string(),
  fields: z.record(z.string(), z.unknown()),
  createdAt: z.string(),
  createdBy: z.string(),
  changedAt: z.string(),
  changedBy: z.string(),
});

const world = await startWorld();
const lin = await world.person({
  roles: ['administrator'],
  stores: ['S02001'],
  businessGroups: ['BG01'],
});

interface FormerRequest {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers: Record<string, string>;
  body?: object;
}

async function resultOf({ method, path, headers, body }: FormerRequest): Promise<unknown> {
  const reply = await world.inject({
    method,
    url: `/api/records/${path}`,
    headers: { ...lin.headers, ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { payload: JSON.stringify(body) }),
  });
  const { success, result } = reply.json();
  expect([path, success]).toEqual([path, true]);
  return result;
}

test.each(recorded)(
  'KIT-14 requests that pages of an earlier release sent for $type are taken as they were, and wipe nothing',
  async ({ type, headers, create, edit, step, find }) => {
    const made = FormerRecord.parse(
      await resultOf({ method: 'POST', path: type, headers, body: { fields: create } }),
    );
    expect(made).toMatchObject({ version: 1, fields: create });
    // The server of a later release has an optional column, and a value in it.
    const table = sql.table(type.replaceAll(/[/-]/g, '_'));
    await sql`alter table ${table} add column later text`.execute(world.db);
    await sql`update ${table} set later = 'kept' where id = ${made.id}`.execute(world.db);

    const one = `${type}/one/${made.id}`;
    const edited = await resultOf({
      method: 'PUT',
      path: one,
      headers,
      body: { version: 1, fields: edit },
    });
    expect(FormerRecord.parse(edited)).toMatchObject({
      version: 2,
      fields: { ...create, ...edit },
    });
    const query = new URLSearchParams(find).toString();
    const page = z
      .object({ records: z.array(FormerRecord), hasNext: z.boolean() })
      .parse(await resultOf({ method: 'GET', path: `${type}?${query}`, headers }));
    expect(page.records.map(({ id }) => id)).toContain(made.id);
    const steps = step === null ? [] : [step];
    for (const taken of steps) {
      const body = { version: 2, step: taken };
      const moved = FormerRecord.parse(
        await resultOf({ method: 'POST', path: `${one}/step`, headers, body }),
      );
      expect(moved.state).not.toBe(made.state);
    }

    const { rows } = await sql`select later from ${table} where id = ${made.id}`.execute(world.db);
    expect(rows).toEqual([{ later: 'kept' }]);
  },
);

const counts = recordCalls(stockCounts);
const inStore = lin.tab({ storeNo: 'S02001' });
const whole = { kind: 'whole', area: '一楼女装', day: '2026-11-20', booked: 120, counted: 118 };

test('FIX-19 KIT-14 a page that does not know a field yet keeps saving, and wipes nothing', async () => {
  const { area, ...known } = whole;

  const { id } = await inStore(counts.create, { fields: whole });
  const saved = await inStore(counts.edit, { id, version: 1, fields: { ...known, booked: 121 } });

  expect(saved.fields).toMatchObject({ ...known, area, booked: 121 });
});

test('FIX-19 what a page of a later release sends beyond what is known is ignored', async () => {
  const { id, fields } = await inStore(counts.create, { fields: { ...whole, shelf: 'A-3' } });
  expect(fields).not.toHaveProperty('shelf');

  const sent = { area: '二楼', shelf: 'A-3', constructor: 'x' };
  const saved = await inStore(counts.edit, { id, version: 1, fields: sent });

  expect(saved.fields).toMatchObject({ ...whole, area: '二楼' });
  expect(saved.fields).not.toHaveProperty('shelf');
});

test('what is required cannot be left out of a new record, nor emptied later', async () => {
  const { area, ...rest } = whole;
  await expect(inStore(counts.create, { fields: rest })).rejects.toThrow('input.invalid');
  const { id } = await inStore(counts.create, { fields: { ...rest, area } });

  const emptied = inStore(counts.edit, { id, version: 1, fields: { area: null } });

  await expect(emptied).rejects.toThrow('input.invalid');
});
