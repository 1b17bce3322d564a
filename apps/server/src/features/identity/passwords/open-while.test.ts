import { expect, test } from 'vitest';
import { contractCalls } from '#testing/server/contract-calls.ts';

/** Returns every call of the contract that is open while a new password is due. */
async function openCalls(): Promise<string[]> {
  return [...(await contractCalls()).values()]
    .filter(({ admits, openWhile }) => admits === 'signed-in' && openWhile?.includes('password'))
    .map(({ method, path }) => `${method} ${path}`)
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
