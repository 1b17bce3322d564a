import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';

const Declared = z.object({
  method: z.string(),
  path: z.string(),
  admits: z.literal('signed-in'),
  openWhile: z.array(z.string()),
});

/** Every call of the contract that somebody who owes a new password may make. */
async function openCalls(): Promise<string[]> {
  const folder = dirname(fileURLToPath(import.meta.resolve('@portal/contract/call')));
  const names = readdirSync(folder).filter((file) => /^[\w-]+\.ts$/.test(file));
  const modules: Record<string, unknown>[] = await Promise.all(
    names.map((file) => import(`@portal/contract/${file.replace('.ts', '')}`)),
  );
  return modules
    .flatMap((module) => Object.values(module))
    .map((value) => Declared.safeParse(value).data)
    .filter((call) => call?.openWhile.includes('password'))
    .map((call) => `${call?.method} ${call?.path}`)
    .toSorted();
}

test('A32 no call but these is open to somebody who owes a new password', async () => {
  expect(await openCalls()).toEqual([
    'GET /common/sys/epochs',
    'GET /common/sys/subsystem/list',
    'GET /common/sys/userInfo/preferences',
    'GET /common/sys/userLogin/loginCheckUserPassword',
    'GET /common/sys/userPermission/whoHelps',
    'GET /websocket/:userId',
    'POST /common/sys/userLogin/logout',
    'POST /common/sys/userLogin/rememberDevice',
    'POST /common/sys/userLogin/selectTenant',
    'POST /common/sys/userPermission/explain',
    'POST /common/sys/userPermission/getUserPermissionByToken',
    'PUT /common/sys/userInfo/updatePassword',
  ]);
});
