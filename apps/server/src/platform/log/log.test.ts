import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from './log.ts';

test('a log on a full disk stops nobody, and that it cannot be written is said once', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'portal-log-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  await symlink('/dev/full', join(dataDirectory, 'server.log'));
  const said = vi.spyOn(console, 'error').mockReturnValue();

  const { log } = createLog({ mode: 'demonstration', logLevel: 'info', dataDirectory });
  for (const line of ['one', 'two', 'three']) log.info(line);

  expect(said.mock.calls).toEqual([[expect.stringContaining('The log cannot be written: ENOSPC')]]);
});
