import { getLoginValid } from '@portal/contract/identity/session';
import { callsOver, overHttp } from '@portal/testing/calls';
import { addressOf } from '@portal/testing/server-address';
import { walked } from '@portal/testing/walk';
import { expect, onTestFinished, test } from 'vitest';
import { systemClock as clock } from '#platform/time/clock.ts';
import { withClient } from '#platform/database/client.ts';
import { migrationFiles } from '#platform/database/migrate.ts';
import { emptyDatabase } from '#testing/database/clone.ts';
import { makePastDatabase, rowsOf } from '#testing/database/past-schemas.ts';
import { production, runServerWith } from '#testing/server/server-run.ts';
import { migrationFolders } from './systems.ts';

// Earlier landings that were used, as the ground of this release. Their rows are made up, in `testing/database/past-schemas`, each on the
// schema of its time. 0009 is the first landing; an installation of any later one has the rows of those before it.

/** One between two of them is passed on the way. */
const landings = walked({ proof: ['0009', '0026'], walk: ['0009', '0019', '0022', '0026'] });
/** The landings with sessions of their own; a later one has those of all before it. */
const withSessions = ['0009', '0019'];

/** Columns that are not compared, with the reason. */
const changing: Record<string, readonly string[]> = {
  announcement: ['audience'], // 0024 put it into announcement_target
  epoch: ['value'], // counts changes
  sent_copy: ['is_test'], // 0186 made it one of the topics
  session: ['last_seen_at'], // this test uses them
  subsystem: ['kind', 'entry', 'current_version', 'switched_at'], // 0090 made packages of four systems
};
/** 0024 moved its rows to announcement_target, which is looked at by itself. */
const dissolved = 'announcement_audience';
/** Tables that have another name since. */
const renamed: Record<string, string> = { sent_copy: 'sent_message' };

test.for(landings)(
  'OPS-06 LAY-04 an upgrade from landing %s loses no row and no value, and its sessions go on',
  async (landing) => {
    const sessions = withSessions.filter((each) => each <= landing);
    const url = await landed(landing);
    const before = await rowsOf(url);

    const { child } = await runServerWith({ ...production, DATABASE_URL: url });
    const origin = await addressOf(child);

    const after = await rowsOf(url);
    for (const [table, rows] of before) {
      if (table === dissolved) continue;
      const kept = rows.filter(isKept(table)).map(without(changing[table] ?? []));
      expect(after.get(renamed[table] ?? table)).toEqual(
        expect.arrayContaining(kept.map((row) => expect.objectContaining(row))),
      );
    }
    const audiences = `announcement_target where scope in ('everyone', 'person:p-900002')`;
    expect(await count(url, audiences)).toBe(3);
    for (const session of sessions) expect(await isValid(origin, session)).toBe(true);
    expect(await isValid(origin, 'none')).toBe(false);
  },
);

test('records that were JSON are carried over to the table of their type, and found in any width and by the labels of their choices', async () => {
  const url = await landed('0026');
  await withClient(url, (client) =>
    client.query(`insert into list_record (list, id, scope, fields, words, changed_at, changed_by) values (
      'crm/coupons', 'YQ00001000', 'BG01',
      '{"name": "生日券ＶＩＰ", "kind": "gift", "issued": 50, "from": "2026-11-01", "until": "2026-12-01", "status": "running"}',
      '', '2026-11-03T00:00:00Z', '林知夏')`),
  );

  const { child } = await runServerWith({ ...production, DATABASE_URL: url });
  await addressOf(child);

  const coupons = `crm_coupons where id = 'YQ00001000' and scope = 'BG01' and tenant_id = 0 and version = 1
    and state = 'running' and name = '生日券ＶＩＰ' and kind = 'gift' and issued = 50 and "from" = '2026-11-01'
    and until = '2026-12-01' and words = 'yq00001000 生日券vip 礼品券' and changed_by = '林知夏'`;
  expect(await count(url, coupons)).toBe(1);
  expect(await count(url, `ors_stock_counts where id = 'PD00001000' and area = '后仓'`)).toBe(1);
});

test('FIX-26 whoever could do something with suppliers still may, and a payslip names its employee', async () => {
  const url = await landed('0168');
  await withClient(url, async (client) => {
    await client.query(`select set_config('app.tenant', '0', false)`);
    await client.query(`
      insert into subsystem select (jsonb_populate_record(null::subsystem,
        to_jsonb(one) || jsonb_build_object('key', made))).*
      from (select * from subsystem limit 1) one, unnest(array['imos', 'gims']) made;
      insert into action (code, subsystem, describe)
      select 'imos:style:' || verb, 'imos', verb from unnest(array['list', 'edit', 'admit']) verb;
      insert into role (code, name) values ('buyer', '买手');
      insert into role_action (role_code, action_code)
      values ('buyer', 'imos:style:list'), ('buyer', 'imos:style:admit');
      insert into hr_payslips (id, tenant_id, scope, state, created_at, created_by, changed_at, changed_by,
        words, version, month, gross, deducted, net, paid, lines)
      select 'GZ20261100001', 0, id, 'issued', now(), '人力', now(), '人力', '', 1, '2026-10', 1, 0, 1, '2026-11-10', '[]'
      from person where work_no = '900001'`);
  });
  const { child } = await runServerWith({ ...production, DATABASE_URL: url });
  await addressOf(child);

  const held = `role_action where role_code = 'buyer' and action_code in
    ('imos:style:list', 'gims:supplier:list', 'gims:supplier:admit')`;
  expect(await count(url, held)).toBe(3);
  expect(await count(url, `role_action where action_code = 'gims:supplier:edit'`)).toBe(0);
  expect(await count(url, `hr_payslips where employee = '900001'`)).toBe(1);
});

test('the rows of the landings leave no table of theirs empty', async () => {
  const rows = await rowsOf(await landed('0026'));

  const empty = [...rows].filter(([, each]) => each.length === 0).map(([table]) => table);
  expect(empty).toEqual([]);
});

/** 0025 hangs the actions that 0020 made under the page that came with it. */
const isKept = (table: string) => (row: Record<string, unknown>) =>
  !(table === 'action' && String(row['code']).startsWith('ams:subsystem:'));

const without =
  (columns: readonly string[]) =>
  (row: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !columns.includes(name)));

async function landed(landing: string): Promise<string> {
  const { url, drop } = await emptyDatabase();
  onTestFinished(drop);
  await makePastDatabase(url, landing);
  return url;
}

/** Asks with the token of the session that a landing's rows hold. */
const isValid = (origin: string, landing: string): Promise<boolean> => {
  const token = `landed-${landing}-`.padEnd(43, 'x');
  return callsOver(overHttp(origin), { clock, token, device: 'device' })(getLoginValid, {});
};

test('OPS-06 a demonstration of the first landing gets the data that is new, and keeps what was changed in it', async () => {
  const url = await landed('0009');

  const node = await runServerWith({ DATABASE_URL: url });
  const origin = await addressOf(node.child);

  expect(await isValid(origin, '0009')).toBe(true);
  expect(await count(url, `person where work_no between '900001' and '900015'`)).toBe(15);
  expect(await count(url, `subsystem where kind = 'esm' and entry is not null`)).toBe(15);
  expect(await count(url, 'ors_stock_counts')).toBeGreaterThan(500);
  expect(await count(url, 'list_record')).toBe(0);
  expect(await count(url, 'attendance_day')).toBeGreaterThan(1_000);
  expect(await count(url, `menu_item where id = 'ams-monitor-release'`)).toBe(1);
  expect(await count(url, `announcement where id = 'a-01' and title = '改过的标题'`)).toBe(1);
  expect(
    await count(url, `announcement_target where tenant_id = 0 and announcement_id = 'a-01'`),
  ).toBe(1);
  expect(await count(url, `person where password_hash = '$argon2id$first'`)).toBe(1);
  expect(await count(url, 'sales_day where tenant_id = 0')).toBe(1);
});

test('OPS-06 the release before does not start on an upgraded database, and says so', async () => {
  const url = await landed('0026');
  const upgraded = await runServerWith({ ...production, DATABASE_URL: url });
  await addressOf(upgraded.child);

  await expect(makePastDatabase(url, '0026')).rejects.toThrow(
    /^The database has migration \S+, this release has not: it is older than the database\./,
  );
  const newest = [...(await migrationFiles(migrationFolders)).keys()].at(-1) ?? '';
  expect(await count(url, `migration where name = '${newest}'`)).toBe(1);
});

const count = (url: string, from: string): Promise<number> =>
  withClient(url, async (client) => {
    const { rows } = await client.query<{ n: number }>(`select count(*)::int as n from ${from}`);
    return rows[0]?.n ?? 0;
  });
