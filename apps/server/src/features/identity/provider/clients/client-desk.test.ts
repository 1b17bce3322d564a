import {
  addSsoClient,
  deleteSsoClient,
  editSsoClient,
  listSsoClientChanges,
  listSsoClients,
  renewSsoSecret,
  type SsoClientFields,
} from '@portal/contract/administration/sso-clients';
import { expect, test } from 'vitest';
import { tenantAdministrator } from '#testing/fixtures/tenant-administrator.ts';
import { startWorld } from '#testing/world.ts';
import { isClientSecret } from './clients.ts';

const world = await startWorld({ publicOrigin: 'https://portal.example' });
const administrator = await world.person({ roles: ['administrator'] });
const client: SsoClientFields = {
  clientId: 'voice',
  name: '客户之声',
  subsystem: 'cas',
  authMethod: 'client_secret_basic',
  redirectUris: ['https://cas.example/callback'],
  initiateLoginUri: null,
  backchannelLogoutUri: null,
  frameOrigins: [],
};

test('a system is registered with a secret that is shown once, changed, given another secret and removed', async () => {
  const { secret } = await administrator.call(addSsoClient, client);
  expect(await isClientSecret(world.db, { clientId: 'voice', secret })).toBe(true);
  await expect(administrator.call(addSsoClient, client)).rejects.toThrow('sso-client.taken');

  await administrator.call(editSsoClient, { ...client, name: '顾客之声' });
  expect(await isClientSecret(world.db, { clientId: 'voice', secret })).toBe(true);
  const renewed = await administrator.call(renewSsoSecret, { clientId: 'voice' });
  expect(await isClientSecret(world.db, { clientId: 'voice', secret })).toBe(false);
  const listed = await administrator.call(listSsoClients, {});
  expect(listed).toMatchObject([{ clientId: 'voice', name: '顾客之声', logins: 0 }]);
  const { records } = await administrator.call(listSsoClientChanges, {});
  for (const hidden of [secret, renewed.secret]) {
    expect(JSON.stringify([listed, records, world.logged])).not.toContain(hidden);
  }

  await administrator.call(deleteSsoClient, { clientId: 'voice' });
  expect(await administrator.call(listSsoClients, {})).toEqual([]);
  const refused = [
    administrator.call(deleteSsoClient, { clientId: 'voice' }),
    administrator.call(editSsoClient, client),
    administrator.call(renewSsoSecret, { clientId: 'voice' }),
  ].map((attempt) => expect(attempt).rejects.toThrow('sso-client.not-found'));
  await Promise.all(refused);
});

test('addresses that hold a fragment, a user or a path where none belongs are refused', async () => {
  for (const wrong of [
    { redirectUris: ['https://cas.example/#x'] },
    { redirectUris: ['https://me@cas.example/'] },
    { redirectUris: ['javascript:alert(1)'] },
    { frameOrigins: ['https://cas.example/page'] },
    { clientId: '../x' },
  ]) {
    const attempt = administrator.call(addSsoClient, { ...client, ...wrong });
    await expect(attempt).rejects.toThrow('input.invalid');
  }
});

test('neither a clerk nor the administrator of another tenant registers a system', async () => {
  const clerk = await world.person({ roles: ['store-clerk'] });
  const elsewhere = await tenantAdministrator(world);
  const attempts = (call: typeof clerk.call) => [
    call(addSsoClient, client),
    call(editSsoClient, client),
    call(renewSsoSecret, { clientId: 'voice' }),
    call(deleteSsoClient, { clientId: 'voice' }),
  ];
  const denied = [...attempts(clerk.call), clerk.call(listSsoClients, {})].map((attempt) =>
    expect(attempt).rejects.toThrow('action.denied'),
  );
  await Promise.all(denied);
  const refused = attempts(elsewhere.call).map((attempt) =>
    expect(attempt).rejects.toThrow('installation.elsewhere'),
  );
  await Promise.all(refused);
  expect(await world.db.selectFrom('sso_client').selectAll().execute()).toEqual([]);
});
