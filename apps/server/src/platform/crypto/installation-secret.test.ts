import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installationSecret } from './installation-secret.ts';

test('an installation makes its secret up once, and nobody else can read it', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'portal-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  const ask = () => installationSecret({ secret: undefined, dataDirectory });

  const made = await Promise.all([ask(), ask(), ask()]);

  expect(new Set([...made, await ask()]).size).toBe(1);
  expect(made[0]).toHaveLength(64);
  expect((await stat(join(dataDirectory, 'secret'))).mode & 0o077).toBe(0);
});

test('a secret that was given is used as it is', async () => {
  const given = { secret: 'given', dataDirectory: '/nowhere' };

  expect(await installationSecret(given)).toBe('given');
});
