import { callsOver, overHttp } from '@portal/testing/calls';
import { addressOf } from '@portal/testing/server-address';
import { signInWith } from '@portal/testing/sign-in';
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test, vi } from 'vitest';
import { systemClock as clock } from '#platform/time/clock.ts';
import { withClient } from '#platform/database/client.ts';
import { emptyDatabase } from '#testing/database/clone.ts';
import { production, runServerWith } from '#testing/server/server-run.ts';

/** Time for two starts of a server and a command, on a busy machine. */
const patienceMs = 120_000;

/** Returns the addresses of a running server's embedded database, by role. */
async function rolesIn(directory: string) {
  const [, owner, application] = (
    await readFile(join(directory, 'postgres.passwords'), 'utf8')
  ).split('\n');
  const pid = (await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8')).split('\n');
  const at = (role: string) => `postgresql://${role}@127.0.0.1:${pid[3]?.trim()}/portal`;
  return { owner: at(`portal:${owner}`), application: at(`portal_app:${application}`) };
}

const run = (url: string, statement: string) =>
  withClient(url, (client) => client.query(statement));

/** Statements that would rewrite the trail, were the application's role allowed to. */
const tampering = [
  `update audit_entry set kind = 'x'`,
  'delete from audit_entry',
  'truncate audit_entry',
  'alter table audit_entry disable trigger audit_entry_is_final',
  'alter table audit_entry disable trigger all',
  'alter table audit_entry owner to portal_app',
  'drop trigger audit_entry_is_final on audit_entry',
  'drop table audit_entry cascade',
  'create trigger mine before insert on audit_entry execute function refuse_audit_change()',
  `create or replace function refuse_audit_change() returns trigger language plpgsql as 'begin return null; end'`,
  'create rule mine as on insert to audit_entry do instead nothing',
  'alter table audit_entry enable row level security',
  'drop schema public cascade',
  'set session_replication_role = replica',
  'set role portal',
  'grant portal to portal_app',
  'alter role portal_app superuser',
  'drop database portal',
  'delete from migration',
];

test(
  'FIX-09 the role the portal works as can add to the audit trail and cannot change it, and a cut end is found',
  {
    timeout: patienceMs,
  },
  async () => {
    const { child, directory } = await runServerWith(production);
    const origin = await addressOf(child);
    const call = callsOver(overHttp(origin), { clock });
    for (const guess of ['a', 'b']) {
      await expect(signInWith(call, 'nobody', guess)).rejects.toThrow('sign-in.failed');
    }
    const { owner, application } = await rolesIn(directory);

    const { rows: entries } = await run(
      application,
      'select seq, kind from audit_entry order by seq',
    );
    expect(entries).toMatchObject([{ kind: 'sign-in.refused' }, { kind: 'sign-in.refused' }]);
    for (const statement of tampering) {
      await expect(run(application, statement)).rejects.toThrow(
        /permission denied|must be owner|must be able to SET ROLE|owner of|not permitted|must inherit/i,
      );
    }
    expect((await run(application, 'select from audit_entry')).rowCount).toBe(2);

    await vi.waitFor(async () => {
      const anchor = JSON.parse(await readFile(join(directory, 'audit-anchor.json'), 'utf8'));
      expect(anchor.seq).toBe(entries.at(-1)?.seq);
    }, 60_000);
    expect(await verify(owner, directory)).toMatchObject({
      stdout: 'The audit trail is whole: 2 entries, and 1 anchors agree.\n',
    });
    await run(
      owner,
      `alter table audit_entry disable trigger audit_entry_is_final;
     delete from audit_entry where seq = (select max(seq) from audit_entry)`,
    );
    expect(await verify(owner, directory)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('the end was cut off, or the trail written anew'),
    });
  },
);

test(
  'FIX-09 a role that owns the trail is not taken for one that does not',
  { timeout: patienceMs },
  async () => {
    const { url, drop } = await emptyDatabase();
    onTestFinished(drop);

    const { ended } = await runServerWith({
      ...production,
      DATABASE_MIGRATION_URL: url,
      DATABASE_URL: `${url}?application_name=portal`,
    });

    expect(await ended).toMatchObject({
      code: 1,
      said: expect.stringContaining('of DATABASE_URL owns the table audit_entry'),
    });
  },
);

/** Runs the operator's command. */
const verify = (url: string, directory: string) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'verify-audit.ts')], {
    env: { ...production, DATABASE_URL: url, PORTAL_DATA: directory },
  }).catch((error: unknown) => error);
