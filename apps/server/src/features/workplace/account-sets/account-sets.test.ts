import {
  getGimsUserFactory,
  handOverToGims,
  redeemGimsTicket,
} from '@portal/contract/workplace/account-sets';
import { expect, onTestFinished, test } from 'vitest';
import { type Person, startWorld } from '#testing/world.ts';
import { addSsoClient } from '#testing/fixtures/oidc-client.ts';

const world = await startWorld({ gimsUrl: 'https://gims.example/app/' });
const client_secret = await addSsoClient(world.db, 'gims');
const cas = { id: 'cas', secret: await addSsoClient(world.db, 'cas') };

const merchandiser = (accountSets = ['GIMS01', 'GYL01']) =>
  world.person({ realname: '林一', roles: ['merchandiser'], accountSets });

/** The ticket of a hand-over, as the page of gims finds it in its address. */
async function ticketFor(person: Person, factoyId = 'GIMS01'): Promise<string> {
  const { address } = await person.call(handOverToGims, { factoyId });
  return new URLSearchParams(address.split('?')[1]).get('param') ?? '';
}

const redeem = (ticket: string, client_id = 'gims', secret = client_secret) =>
  world.visitor.call(redeemGimsTicket, { client_id, client_secret: secret, ticket });

test('people see their own account sets, and of each whose books they are', async () => {
  const lin = await merchandiser();

  expect(await lin.call(getGimsUserFactory, { username: lin.workNo })).toEqual([
    { code: 'GIMS01', name: '女装生产账套', kind: 'gims' },
    { code: 'GYL01', name: '供应链总账套', kind: 'gyl' },
  ]);
});

test('A38 nobody sees the account sets of another work number', async () => {
  const [lin, wang] = [await merchandiser(), await merchandiser()];
  const ask = (username: string) => lin.call(getGimsUserFactory, { username });

  await expect(ask(wang.workNo)).rejects.toThrow('claim.mismatch');
  await expect(ask(`${lin.workNo} `)).rejects.toThrow('claim.mismatch');
});

test('SYS-11 FIX-24 gims is entered with a ticket in the place of the token, and learns from us whom it stands for', async () => {
  const lin = await merchandiser();

  const { address } = await lin.call(handOverToGims, { factoyId: 'GIMS01' });

  const [, ticket = ''] =
    /^https:\/\/gims\.example\/app\/#\/Face\?param=([\w-]{43})&factoyId=GIMS01$/.exec(address) ??
    [];
  expect(address).not.toContain(lin.token);
  expect(await redeem(ticket)).toEqual({
    workNo: lin.workNo,
    realname: '林一',
    factoyId: 'GIMS01',
    factoyName: '女装生产账套',
  });
});

test('SYS-09 SYS-10 a set of the supply chain, or of others, leads nobody into gims', async () => {
  const lin = await merchandiser();

  const enter = (factoyId: string) => lin.call(handOverToGims, { factoyId });
  await expect(enter('GYL01')).rejects.toThrow('account-set.foreign');
  await expect(enter('GIMS02')).rejects.toThrow('account-set.foreign');
  await expect(enter('none')).rejects.toThrow('account-set.foreign');
});

test('A43 a ticket is good once, for gims alone, and for sixty seconds', async () => {
  const lin = await merchandiser();
  const ticket = await ticketFor(lin);

  await expect(redeem(ticket, cas.id, cas.secret)).rejects.toThrow('sso.client-unproved');
  await expect(redeem(ticket, 'gims', cas.secret)).rejects.toThrow('sso.client-unproved');
  await redeem(ticket);
  await expect(redeem(ticket)).rejects.toThrow('sso.ticket-spent');

  const late = await ticketFor(lin);
  world.clock.advance(60_000);
  await expect(redeem(late)).rejects.toThrow('sso.ticket-spent');
});

test('A43 of sixteen who show a ticket at the same moment one learns whose it is', async () => {
  const ticket = await ticketFor(await merchandiser());

  const tries = await Promise.allSettled(Array.from({ length: 16 }, () => redeem(ticket)));

  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('whoever has no menu in gims is not handed over', async () => {
  const clerk = await world.person({ roles: ['store-clerk'], accountSets: ['GIMS01'] });

  await expect(clerk.call(handOverToGims, { factoyId: 'GIMS01' })).rejects.toThrow(
    'subsystem.no-menu',
  );
});

test('where gims is not connected, nobody is sent anywhere', async () => {
  const alone = await startWorld({}, onTestFinished);
  const lin = await alone.person({ roles: ['merchandiser'], accountSets: ['GIMS01'] });

  await expect(lin.call(handOverToGims, { factoyId: 'GIMS01' })).rejects.toThrow(
    'sso.not-connected',
  );
});
