import { authorize } from '@portal/contract/identity/provider';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';

const world = await startWorld({ publicOrigin: 'https://portal.example' });
const command = join(import.meta.dirname, '../../../../register-client.ts');
const redirect_uri = 'https://cas.example/callback';

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [command, ...args], {
    env: { ...process.env, DATABASE_URL: world.databaseUrl },
  });

test('an operator registers a system with one command, and the switcher opens it from then on', async () => {
  const { stdout } = await run(
    'voice',
    '--name',
    '客户之声',
    '--subsystem',
    'cas',
    '--redirect-uri',
    redirect_uri,
    '--initiate-login-uri',
    'https://cas.example/login',
  );

  expect(stdout).toMatch(/^client_id {6}voice\nclient_secret {2}[\w-]{43}\n$/);
  const lin = await world.person({ roles: ['regional-supervisor'] });
  const cas = (await lin.call(listSubsystems, {})).find(({ sysType }) => sysType === 'cas');
  expect(cas?.thirdParam).toEqual({ response_type: 'code', redirect_uri, client_id: 'voice' });
  expect(
    await lin.call(authorize, { ...cas?.thirdParam, redirect_uri, client_id: 'voice' }),
  ).toEqual({ redirect_uri: 'https://cas.example/login?iss=https%3A%2F%2Fportal.example' });
});

test.each([
  ['no name', ['voice']],
  [
    'an address that is a script',
    ['voice', '--name', 'x', '--redirect-uri', 'javascript:alert(1)'],
  ],
  ['an address with a fragment', ['voice', '--name', 'x', '--redirect-uri', `${redirect_uri}#x`]],
  [
    'frames at an address that is no origin',
    ['voice', '--name', 'x', '--frame-origin', 'https://voice.example/page'],
  ],
  ['a subsystem there is none of', ['voice', '--name', 'x', '--subsystem', 'zzz']],
])('the command registers nothing with %s', async (_, args) => {
  await expect(run(...args)).rejects.toMatchObject({ code: 2 });
});
