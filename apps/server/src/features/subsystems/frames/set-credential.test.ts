import { openPage } from '@portal/contract/subsystems/framed-pages';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { auditKeyOf } from '#platform/audit/key.ts';
import { verifyChain } from '#platform/audit/verify.ts';
import { addFramedPage, trustOrigins } from '#testing/fixtures/framed-page.ts';
import { addSsoClient } from '#testing/fixtures/oidc-client.ts';
import { addSampleMenu } from '#testing/fixtures/sample-menu.ts';
import { startWorld } from '#testing/world.ts';

const world = await startWorld({ publicOrigin: 'https://portal.example' });
await addSampleMenu(world.db);
const command = join(import.meta.dirname, '../../../set-credential.ts');
const origin = 'https://report.example';

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...process.env, DATABASE_URL: world.databaseUrl, PORTAL_SECRET: world.secret },
  });

test('T17 an operator changes a page from the token to tickets with one command, which is sealed', async () => {
  await addSsoClient(world.db, 'report', { frameOrigins: [origin] });
  const page = await addFramedPage(world.db, {
    url: `${origin}/#/view?t={{ token }}`,
    url_credential: 'token',
  });
  const lin = await world.person({ roles: [page.role] });

  const { stdout } = await run(page.id, 'ticket', '--trust');

  expect(stdout).toBe(`${page.id} hands its page a ticket: ${origin}/#/view?t=\${ticket}\n`);
  await expect
    .poll(() => lin.call(openPage, { menuItem: page.id }).catch(String))
    .toMatchObject({ credential: 'ticket', origin });
  expect(await auditEntries()).toEqual([
    { menuItem: page.id, credential: 'ticket', to: origin, trusted: 'true' },
  ]);
  expect(
    (await verifyChain(world.db, { keys: [auditKeyOf(world.secret)] })).brokenAt,
  ).toBeUndefined();
});

async function auditEntries() {
  const rows = await world.db
    .selectFrom('audit_entry')
    .where('kind', '=', 'menu-item.credential')
    .select('detail')
    .execute();
  return rows.map(({ detail }) => detail);
}

test('T17 FIX-24 handing out the token is called what it is, and needs an origin that is trusted', async () => {
  await trustOrigins(world.db);
  const page = await addFramedPage(world.db, { url: `${origin}/?t=\${token}` });

  const { stdout } = await run(page.id, 'token');

  expect(stdout).toContain(`${origin} is not trusted`);
  expect(stdout).toContain('Prefer a ticket.');
});

test('the command changes nothing for a menu item that has no address, or a way there is none of', async () => {
  await expect(run('ams-role', 'ticket')).rejects.toMatchObject({ code: 1 });
  await expect(run('ams-board-screen', 'password')).rejects.toMatchObject({ code: 2 });
  await expect(run()).rejects.toMatchObject({ code: 2 });
});
