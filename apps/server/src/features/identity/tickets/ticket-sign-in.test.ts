import {
  issueSignInTicket,
  readSignInTicket,
  redeemSignInTicket,
} from '@portal/contract/identity/tickets';
import { expect, test } from 'vitest';
import { createTickets } from '#platform/tokens/tickets.ts';
import { startWorld } from '#testing/world.ts';
import { addSsoClient } from '#testing/fixtures/oidc-client.ts';

const world = await startWorld({
  publicOrigin: 'https://portal.example',
  external: { dingtalk: undefined, cas: undefined, providers: [], handOverClients: ['gims'] },
});
const { call } = world.visitor;
const client_secret = await addSsoClient(world.db, 'gims');
const crmSecret = await addSsoClient(world.db, 'crm');
const tickets = createTickets(world);
const lin = await world.person({ workNo: 'lin', realname: '林一' });

const issue = (workNo = 'lin', shown = { client_id: 'gims', client_secret }) =>
  call(issueSignInTicket, { ...shown, workNo });

test('LOG-24 FIX-24 a link of a registered subsystem signs in without the form, once', async () => {
  const { ticket, url, expiresIn } = await issue();
  expect(url).toBe(`https://portal.example/user/login?param=${ticket}`);
  expect(expiresIn).toBe(60);

  expect(await call(readSignInTicket, { ticket })).toEqual({ workNo: 'lin', realname: '林一' });
  expect((await call(redeemSignInTicket, { ticket })).userInfo.workNo).toBe('lin');
  await expect(call(redeemSignInTicket, { ticket })).rejects.toThrow('hand-over.invalid');
});

test('A15 a work number, a made-up ticket, a late one or one for another system signs nobody in', async () => {
  const redeem = async (payload: object) => {
    const url = '/api/common/sys/userLogin/PasswordFreeLogin';
    const reply = await world.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    return reply.statusCode;
  };
  const ofLin = { personId: lin.id };
  const forGims = await tickets.issue({ purpose: 'gims hand-over', lifeMs: 60_000 }, ofLin);
  const { ticket: late } = await issue();
  const before = await world.db.selectFrom('session').selectAll().execute();

  expect(await redeem({})).toBe(400);
  expect(await redeem({ workNo: 'lin' })).toBe(400);
  expect(await redeem({ username: 'lin', ticket: 't'.repeat(43) })).toBe(400);
  expect(await redeem({ ticket: 't'.repeat(43) })).toBe(401);
  expect(await redeem({ ticket: lin.token })).toBe(401);
  expect(await redeem({ ticket: forGims })).toBe(401);
  world.clock.advance(60_000);
  expect(await redeem({ ticket: late })).toBe(401);

  expect(await world.db.selectFrom('session').selectAll().execute()).toHaveLength(before.length);
});

test('A15 of sixteen who show a ticket at the same moment one comes in', async () => {
  const { ticket } = await issue();

  const tries = await Promise.allSettled(
    Array.from({ length: 16 }, () => call(redeemSignInTicket, { ticket })),
  );

  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a ticket is issued to a system that may have it and proves who it is, for people who are there', async () => {
  await world.person({ workNo: 'gone', status: 'frozen' });

  for (const wrong of [
    { client_id: 'gims', client_secret: '' },
    { client_id: 'gims', client_secret: crmSecret },
    { client_id: 'nobody', client_secret },
    // Registered for single sign-on, but not named as one that may hand people over.
    { client_id: 'crm', client_secret: crmSecret },
  ]) {
    await expect(issue('lin', wrong)).rejects.toThrow('sso.client-unproved');
  }
  await expect(issue('nobody')).rejects.toThrow('hand-over.nobody');
  await expect(issue('gone')).rejects.toThrow('hand-over.nobody');
});

test('somebody frozen after a ticket was issued stays out', async () => {
  const person = await world.person({ workNo: 'soon' });
  const { ticket } = await issue('soon');
  await world.db
    .updateTable('person')
    .set({ status: 'frozen' })
    .where('id', '=', person.id)
    .execute();

  await expect(call(redeemSignInTicket, { ticket })).rejects.toThrow('sign-in.frozen');
});
