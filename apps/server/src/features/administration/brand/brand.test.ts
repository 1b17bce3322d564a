import {
  type BrandFields,
  getBrand,
  listBrandRevisions,
  readBrand,
  saveBrand,
  takeBrandBack,
} from '@portal/contract/administration/brand';
import { standardBrand } from '@portal/contract/brand';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { uploadFile } from '#testing/server/upload.ts';
import { tenantAdministrator } from '#testing/fixtures/tenant-administrator.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
const administrator = await world.person({ roles: ['administrator'], realname: '何岚' });
const picture = await sharp({
  create: { width: 200, height: 200, channels: 3, background: '#2a6' },
})
  .png()
  .toBuffer();

const addressOf = (id: string): string => `/api/brand/pictures/0/${id}`;

/** Changes the brand in force. */
async function change(fields: Partial<BrandFields>, by: Person = administrator): Promise<void> {
  const brand = await by.call(readBrand, {});
  await by.call(saveBrand, { ...brand.fields, ...fields, revision: brand.revision });
}

test('a brand is in force at once, on other nodes too, and can be taken back to what the release brought', async () => {
  const other = await world.anotherNode();
  await change({ group: '青禾集团', dye: 'songlv' });

  expect(await administrator.call(getBrand, {})).toMatchObject({
    group: '青禾集团',
    dye: 'songlv',
  });
  await expect
    .poll(() => administrator.tab({}, other)(getBrand, {}))
    .toMatchObject({ group: '青禾集团' });
  const { revision } = await administrator.call(readBrand, {});
  await administrator.call(takeBrandBack, { to: 0, revision });

  expect(await administrator.call(getBrand, {})).toEqual(standardBrand);
  const { records } = await administrator.call(listBrandRevisions, {});
  expect(records.slice(0, 2)).toMatchObject([
    { takesBack: 0, before: { group: '青禾集团' }, after: { group: standardBrand.group } },
    { takesBack: null, realname: '何岚', after: { group: '青禾集团', dye: 'songlv' } },
  ]);
  await administrator.call(takeBrandBack, { to: revision, revision: revision + 1 });
  expect(await administrator.call(getBrand, {})).toMatchObject({ group: '青禾集团' });
});

test('whoever saved a brand has it at once, also while no news of a change comes', async () => {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef('bump_epoch'::regproc) as definition`.execute(world.db);
  const { definition = '' } = rows[0] ?? {};
  expect(definition).toContain('pg_notify(');
  onTestFinished(async () => void (await sql.raw(definition).execute(world.db)));
  await sql.raw(definition.replace('pg_notify(', 'concat(')).execute(world.db);
  await administrator.call(getBrand, {});

  await change({ group: '青禾无声' });

  expect(await administrator.call(getBrand, {})).toMatchObject({ group: '青禾无声' });
});

test('of two who write at once the later is told, and changes nothing', async () => {
  const { fields, revision } = await administrator.call(readBrand, {});
  const outcomes = await Promise.allSettled(
    ['甲', '乙'].map((group) => administrator.call(saveBrand, { ...fields, group, revision })),
  );
  const statuses = outcomes.map(({ status }) => status).toSorted();
  expect(statuses).toEqual(['fulfilled', 'rejected']);
  const late = administrator.call(saveBrand, { ...fields, group: '丙', revision });
  await expect(late).rejects.toThrow('brand.changed');
  const unknown = administrator.call(takeBrandBack, { to: 999, revision: revision + 1 });
  await expect(unknown).rejects.toThrow('brand.not-found');
});

test('pictures are shown to strangers under a lasting address, and no other file is', async () => {
  const logo = await uploadFile(world, administrator, { name: '标志.png', bytes: picture });
  const [text, foreign] = [
    await uploadFile(world, administrator, { name: 'a.txt', bytes: Buffer.from('甲') }),
    await uploadFile(world, await world.person(), { name: 'b.png', bytes: picture }),
  ];
  for (const { id } of [text, foreign]) {
    await expect(change({ logo: id })).rejects.toThrow('brand.picture');
  }
  expect((await world.inject({ url: addressOf(logo.id) })).statusCode).toBe(404);

  await change({ logo: logo.id });

  const reply = await world.inject({ url: addressOf(logo.id) });
  expect(reply).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/png' } });
  expect(reply.headers['cache-control']).toContain('immutable');
  expect(await administrator.call(getBrand, {})).toMatchObject({ logo: addressOf(logo.id) });
  for (const url of [
    addressOf(foreign.id),
    addressOf(text.id),
    `/api/brand/pictures/7/${logo.id}`,
  ]) {
    expect((await world.inject({ url })).statusCode).toBe(404);
  }
  // A picture that the brand once had may be had again.
  await change({ logo: null });
  await change({ logo: logo.id });
});

test('a tenant shows the brand of the group until it has its own, which is nobody else’s', async () => {
  const own = await tenantAdministrator(world);
  await change({ group: '青禾集团', statement: '一针一线' });
  expect(await own.call(getBrand, {})).toMatchObject({ group: '青禾集团' });

  await change({ group: '青禾童装' }, own);

  expect(await own.call(getBrand, {})).toMatchObject({ group: '青禾童装', statement: '一针一线' });
  expect(await administrator.call(getBrand, {})).toMatchObject({ group: '青禾集团' });
});

test('who may not edit the brand reads and changes nothing of it', async () => {
  const clerk = await world.person({ roles: ['store-clerk'] });
  const { fields, revision } = await administrator.call(readBrand, {});
  const refused = [
    clerk.call(readBrand, {}),
    clerk.call(listBrandRevisions, {}),
    clerk.call(saveBrand, { ...fields, group: '丁', revision }),
    clerk.call(takeBrandBack, { to: 0, revision }),
  ].map((attempt) => expect(attempt).rejects.toThrow('action.denied'));
  await Promise.all(refused);
  expect((await administrator.call(readBrand, {})).revision).toBe(revision);
});
