import { day, minute } from '@portal/common/durations';
import { type FileInfo, finishUpload, ownFiles } from '@portal/contract/files/files';
import { attachmentsKey } from '@portal/contract/records/record-events';
import { recordCalls } from '@portal/contract/records/record-calls';
import { repairs as repairType } from '@portal/ors/records/repairs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { cleanUpQueue } from '#platform/jobs/clean-up.ts';
import { uploadFile } from '#testing/server/upload.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld();
const repairs = recordCalls(repairType);
const manager = (realname = '店长') =>
  world.person({ realname, roles: ['store-manager'], stores: ['S02001'] });
const inStore = { storeNo: 'S02001' };
const fields = { kind: 'light', fault: '射灯不亮', urgency: 'normal' };

const note = (person: Person, name: string, text = '说明'): Promise<FileInfo> =>
  uploadFile(world, person, { name, bytes: new TextEncoder().encode(text) });

const picture = async (person: Person, name: string): Promise<FileInfo> => {
  const drawn = sharp({ create: { width: 40, height: 20, channels: 3, background: '#b33' } });
  return uploadFile(world, person, { name, bytes: await drawn.png().toBuffer() });
};

test('a record has the pictures of its form, with their names in lists and sheets', async () => {
  const lin = await manager();
  const tab = lin.tab(inStore);
  const [one, two] = [await picture(lin, '橱窗.png'), await picture(lin, '吊顶.png')];

  const made = await tab(repairs.create, { fields: { ...fields, photos: [one.id, two.id] } });

  const names = { [one.id]: '橱窗.png', [two.id]: '吊顶.png' };
  expect(made.fields['photos']).toEqual([one.id, two.id]);
  expect(made.names).toMatchObject({ file: names });
  expect((await tab(repairs.find, {})).names).toMatchObject({ file: names });
  expect((await tab(repairs.exportAll, {})).names).toMatchObject({ file: names });
  const { files } = await tab(repairs.files, { id: made.id });
  const told = files.map(({ name, field, isOwn }) => ({ name, field, isOwn }));
  expect(told).toHaveLength(2);
  for (const name of ['橱窗.png', '吊顶.png']) {
    expect(told).toContainEqual({ name, field: 'photos', isOwn: true });
  }
});

test('a field takes new files of its user alone, and a picture field takes pictures alone', async () => {
  const [lin, wang] = [await manager(), await manager()];
  const theirs = await picture(wang, '别人的.png');
  const text = await note(lin, '说明.txt');
  const taken = await picture(lin, '已用.png');
  const tab = lin.tab(inStore);
  await tab(repairs.create, { fields: { ...fields, photos: [taken.id] } });

  for (const id of [theirs.id, text.id, taken.id, 'unknown']) {
    const made = tab(repairs.create, { fields: { ...fields, photos: [id] } });
    await expect(made).rejects.toThrow('input.invalid');
  }
});

test('KIT-13 attachments of a record are added by whoever sees it, removed by their author, and told by the timeline', async () => {
  const [lin, wang] = [await manager('林一'), await manager('王二')];
  const [here, theirs] = [lin.tab(inStore), wang.tab(inStore)];
  const { id } = await here(repairs.create, { fields });
  const [mine, other] = [await note(lin, '报价.txt'), await note(wang, '保修单.txt')];
  await here(repairs.attach, { id, ids: [mine.id] });
  const { files } = await theirs(repairs.attach, { id, ids: [other.id] });

  const told = files.map(({ name, by, isOwn }) => ({ name, by, isOwn }));
  expect(told).toContainEqual({ name: '报价.txt', by: '林一', isOwn: false });
  expect(told).toContainEqual({ name: '保修单.txt', by: '王二', isOwn: true });
  await expect(here(repairs.detach, { id, file: other.id })).rejects.toThrow('file.not-yours');
  expect((await here(repairs.detach, { id, file: mine.id })).files).toHaveLength(1);
  const { events, names } = await here(repairs.timeline, { id });
  expect(events.slice(0, 3).map(({ by, changes }) => ({ by, changes }))).toEqual([
    { by: '林一', changes: [{ field: attachmentsKey, from: [mine.id], to: null }] },
    { by: '王二', changes: [{ field: attachmentsKey, from: null, to: [other.id] }] },
    { by: '林一', changes: [{ field: attachmentsKey, from: null, to: [mine.id] }] },
  ]);
  expect(names).toMatchObject({ file: { [mine.id]: '报价.txt', [other.id]: '保修单.txt' } });
});

test('FIL-03 a file is as visible as its record: without a session 401, to others 404, after five minutes gone, in ranges', async () => {
  const lin = await manager();
  const elsewhere = await world.person({ roles: ['store-manager'], stores: ['S02002'] });
  const tab = lin.tab(inStore);
  const photo = await picture(lin, '现场.png');
  const { id } = await tab(repairs.create, { fields: { ...fields, photos: [photo.id] } });

  const theirs = elsewhere.tab({ storeNo: 'S02002' });
  await expect(theirs(repairs.files, { id })).rejects.toThrow('record.not-found');
  await expect(world.visitor.call(repairs.files, { id })).rejects.toThrow('session.expired');
  const address = (await tab(repairs.files, { id })).files[0]?.address ?? '';
  const open = async (person?: Person, headers = {}) => {
    const own =
      person && (await world.inject({ url: '/api/files/own?ids=x', headers: person.headers }));
    const cookie = own && String(own.headers['set-cookie']).split(';')[0];
    return world.inject({ url: address, headers: { ...headers, ...(cookie && { cookie }) } });
  };
  expect((await open()).statusCode).toBe(401);
  expect((await open(elsewhere)).statusCode).toBe(404);
  expect((await open(lin)).statusCode).toBe(200);
  const range = await open(lin, { range: 'bytes=1-3' });
  expect(range).toMatchObject({ statusCode: 206, body: 'PNG' });
  world.clock.advance(5 * minute);
  expect((await open(lin)).statusCode).toBe(404);

  // Once its record has it no more, a fresh address is of no use either.
  const fresh = (await tab(repairs.files, { id })).files[0]?.address ?? '';
  await tab(repairs.edit, { id, version: 1, fields: { photos: [] } });
  const cookie = await world.inject({ url: '/api/files/own?ids=x', headers: lin.headers });
  const headers = { cookie: String(cookie.headers['set-cookie']).split(';')[0] ?? '' };
  expect((await world.inject({ url: fresh, headers })).statusCode).toBe(404);
});

test('files of a record are seen, taken and removed in their tenant alone', async () => {
  const lin = await manager();
  const tab = lin.tab(inStore);
  const { id } = await tab(repairs.create, { fields });
  await world.db.insertInto('tenant').values({ id: 51, name: '乙集团' }).execute();
  const theirs = {
    person_id: lin.id,
    person_name: '乙',
    name: '乙集团.txt',
    size: '1',
    state: 'ready',
    type: 'text/plain',
    created_at: world.clock.now(),
  } as const;
  await withinTenant(51, async () => {
    const ofRecord = { ...theirs, id: 'theirs-1', record_type: 'ors/repairs', record_id: id };
    await world.db.insertInto('file').values(ofRecord).execute();
    await world.db
      .insertInto('file')
      .values({ ...theirs, id: 'theirs-2' })
      .execute();
  });

  expect((await tab(repairs.files, { id })).files).toEqual([]);
  await expect(tab(repairs.detach, { id, file: 'theirs-1' })).rejects.toThrow('file.not-found');
  await expect(tab(repairs.attach, { id, ids: ['theirs-2'] })).rejects.toThrow('input.invalid');
  expect(await lin.call(ownFiles, { ids: 'theirs-2' })).toEqual([]);
  const finish = lin.call(finishUpload, { id: 'theirs-2', sha256: '0'.repeat(64) });
  await expect(finish).rejects.toThrow('file.not-found');
});

test('files that no record has are gone after a day, with their bytes; those of a record stay', async () => {
  const lin = await world.person({ roles: ['head-office'] });
  const storage = join(world.config.dataDirectory, 'files');
  const stored = async () =>
    (await readdir(storage, { recursive: true })).filter((path) => path.includes('/'));
  const isThere = async (id: string) =>
    (await world.db.selectFrom('file').where('id', '=', id).select('id').execute()).length > 0;
  const left = await note(lin, '忘了.txt');
  const before = (await stored()).length;
  expect(before).toBeGreaterThan(0);

  world.clock.advance(day + minute);
  const kept = await note(await world.person(), '新的.txt');
  world.jobs.start();
  await world.jobs.send(cleanUpQueue, {});
  await expect.poll(() => isThere(left.id)).toBe(false);

  expect(await isThere(kept.id)).toBe(true);
  const rows = await world.db.selectFrom('file_part').select('key').execute();
  const keys = (await stored()).map((path) => path.split('/')[1]);
  expect(new Set(keys)).toEqual(new Set(rows.map(({ key }) => key)));
});
