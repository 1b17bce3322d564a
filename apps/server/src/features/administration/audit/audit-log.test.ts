import * as calls from '@portal/contract/administration/audit-log';
import { addDictionary } from '@portal/contract/administration/dictionaries';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { auditKeyOf } from '#platform/audit/key.ts';
import { verifySheet } from '#platform/audit/verify-sheet.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld();
const { db, clock } = world;
const password = 'Woven-Cloud7';
const auditor = await world.person({ roles: ['auditor'], realname: '审计员' });
const administrator = await world.person({ roles: ['administrator'] });
const clerk = await world.person({ roles: ['store-clerk'], stores: ['S02001'] });
const keys = [auditKeyOf(world.secret)];

const found = async (filter: z.input<typeof calls.listAuditEntries.input>) =>
  (await auditor.call(calls.listAuditEntries, filter)).records;
const sheetOf = async (query = '') => {
  const url = `/api${calls.exportAuditEntries.path}?${query}`;
  return (await world.inject({ url, headers: auditor.headers })).body;
};

test('ADM-21 an auditor finds entries by person, kind, address and object, with before and after, the newest first', async () => {
  const lin = await world.person({ password, realname: '林一' });
  await world.signIn(lin.workNo, 'Wrong-Cloud7').catch(() => undefined);
  clock.advance(1_000);
  await world.signIn(lin.workNo, password);
  await administrator.call(addDictionary, { dictCode: 'found_by_object', dictName: '查找' });

  const ofLin = await found({ workNo: lin.workNo.toUpperCase() });
  expect(ofLin.map(({ kind }) => kind)).toEqual(['sign-in', 'sign-in.refused']);
  expect(ofLin[0]).toMatchObject({ realname: '林一', address: '127.0.0.1' });
  const failed = await found({ workNo: lin.workNo, kind: 'sign-in.refused' });
  expect(failed).toMatchObject([{ detail: { refusal: 'sign-in.failed' } }]);
  expect(await found({ object: 'dictionary:found_by_object' })).toMatchObject([
    { kind: 'dictionary.changed', detail: { after: expect.stringContaining('查找') } },
  ]);
  expect(await found({ address: '192.0.2.1' })).toEqual([]);
});

test('entries are those of the days asked for, in the calendar of the group', async () => {
  const lin = await world.person({ password });
  await world.signIn(lin.workNo, password);
  const on = (from: string, until: string) => found({ workNo: lin.workNo, from, until });

  expect(await on('2026-11-21', '2026-11-21')).toHaveLength(1);
  expect(await on('2026-11-20', '2026-11-20')).toEqual([]);
  expect(await on('2026-11-22', '2026-11-23')).toEqual([]);
});

test('pages follow one another without a gap or an entry twice, also where times are the same', async () => {
  const lin = await world.person({ password });
  for (let time = 0; time < 7; time += 1) await world.signIn(lin.workNo, password);
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await auditor.call(calls.listAuditEntries, {
      workNo: lin.workNo,
      size: '3',
      ...(after && { after }),
    });
    seen.push(...page.records.map(({ seq }) => seq));
    after = page.next ?? undefined;
  } while (after);

  expect(seen).toHaveLength(7);
  expect(seen).toEqual(seen.toSorted((a, b) => Number(b) - Number(a)));
});

test('ADM-21 a sheet of entries is verified row by row, one changed letter is found, and the export is in the trail', async () => {
  // A spreadsheet would read this work number as another number, so its cell is marked as text.
  const workNo = '0012345678';
  const { id } = await world.person({ password });
  await withinTenant(0, () =>
    db.updateTable('person').where('id', '=', id).set({ work_no: workNo }).execute(),
  );
  await world.signIn(workNo, password);
  const sheet = await sheetOf(`kind=sign-in`);
  expect(sheet).toContain(`,'${workNo},`);
  expect(verifySheet(sheet, keys)).toMatchObject({ bad: [] });
  expect(verifySheet(sheet, keys).rows).toBeGreaterThan(0);

  const forged = sheet.replace('127.0.0.1', '127.0.0.2');
  expect(verifySheet(forged, keys).bad).toHaveLength(1);
  expect(verifySheet(sheet, [auditKeyOf('another secret')]).bad).not.toEqual([]);
  const [exported] = await found({ kind: 'audit.exported' });
  expect(exported).toMatchObject({ workNo: auditor.workNo, detail: { kind: 'sign-in' } });
});

test('ADM-21 a check of the chain runs as a job and tells how far it is; one that was tampered with is found', async () => {
  const check = () => auditor.call(calls.getAuditCheck, {});
  world.jobs.start();
  await auditor.call(calls.startAuditCheck, {});
  await expect.poll(check).toMatchObject({ state: 'sound', realname: '审计员' });
  const { checked, total } = (await check()) ?? { checked: 0, total: -1 };
  expect(checked).toBeGreaterThanOrEqual(total);

  const [row] = await found({});
  await sql`alter table audit_entry disable trigger audit_entry_is_final`.execute(db);
  const set = (kind: string) =>
    sql`update audit_entry set kind = ${kind} where seq = ${row?.seq}`.execute(db);
  await set('sign-out');
  clock.advance(1_000);
  await auditor.call(calls.startAuditCheck, {});
  await expect.poll(check).toMatchObject({ state: 'broken', brokenAt: row?.seq, flaw: 'changed' });
  await set(row?.kind ?? '');
  await sql`alter table audit_entry enable trigger audit_entry_is_final`.execute(db);
});

test('ADM-21 a clerk sees no entry, and there is no call by which an administrator changes one', async () => {
  const attempts = [
    clerk.call(calls.listAuditEntries, {}),
    clerk.call(calls.exportAuditEntries, {}),
    clerk.call(calls.getAuditCheck, {}),
    clerk.call(calls.startAuditCheck, {}),
  ];
  for (const attempt of attempts) await expect(attempt).rejects.toThrow('action.denied');

  const writing = Object.values(calls).filter(
    (call) => typeof call === 'object' && 'method' in call && call.method !== 'GET',
  );
  expect(writing).toEqual([calls.startAuditCheck]);
  const change = sql`update audit_entry set kind = 'x'`.execute(world.nodeDb);
  await expect(change).rejects.toThrow(/permission denied|cannot be changed/);
});

test('entries of another tenant are not seen', async () => {
  await db.insertInto('tenant').values({ id: 88, name: '乙集团' }).execute();
  const foreign = await world.person({ tenantId: 88, password });
  await world.signIn(foreign.workNo, password);
  await withinTenant(88, async () => {
    const role = { code: 'all-of-it', name: '全权', holds_all: true };
    await db.insertInto('role').values(role).execute();
    await db
      .insertInto('person_role')
      .values({ person_id: foreign.id, role_code: role.code })
      .execute();
  });

  expect(await found({ workNo: foreign.workNo })).toEqual([]);
  await expect
    .poll(() => foreign.call(calls.listAuditEntries, {}).catch(() => ({ records: [] })))
    .toMatchObject({ records: [{ workNo: foreign.workNo }] });
  const { records } = await foreign.call(calls.listAuditEntries, { workNo: administrator.workNo });
  expect(records).toEqual([]);
});
