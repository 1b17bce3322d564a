import { openPage, redeemPageTicket } from '@portal/contract/subsystems/framed-pages';
import { signOut } from '@portal/contract/identity/session';
import { expect, onTestFinished, test } from 'vitest';
import { createSessions } from '#platform/session/sessions.ts';
import { callsOn } from '#testing/server/caller.ts';
import { addFramedPage, type FramedPage, trustOrigins } from '#testing/fixtures/framed-page.ts';
import { addSsoClient } from '#testing/fixtures/oidc-client.ts';
import { type Person, startWorld } from '#testing/world.ts';

const world = await startWorld({ publicOrigin: 'https://portal.example' });
const origin = 'https://report.example';
const other = 'https://other.example';
await trustOrigins(world.db, origin, other);
const report = {
  client_id: 'report',
  client_secret: await addSsoClient(world.db, 'report', { frameOrigins: [origin] }),
};
const elsewhere = {
  client_id: 'elsewhere',
  client_secret: await addSsoClient(world.db, 'elsewhere', { frameOrigins: [other] }),
};
const reports = await addFramedPage(world.db, {
  url: `${origin}/sales?ticket=\${ticket}`,
  url_credential: 'ticket',
});

const holder = (page: FramedPage = reports) =>
  world.person({ realname: '林一', roles: [page.role] });

async function ticketFor(person: Person, page: FramedPage = reports): Promise<string> {
  const handed = await person.call(openPage, { menuItem: page.id });
  if (handed.credential !== 'ticket') throw new Error('no ticket was handed out');
  return handed.ticket;
}

const redeem = (ticket: string, shown = report) =>
  world.visitor.call(redeemPageTicket, { ...shown, ticket });

test('T17 the page of a menu item is handed a ticket, and the system behind it learns who is there', async () => {
  const lin = await holder();

  const handed = await lin.call(openPage, { menuItem: reports.id });

  expect(handed).toEqual({ credential: 'ticket', origin, ticket: expect.any(String) });
  expect(await redeem('ticket' in handed ? handed.ticket : '')).toEqual({
    workNo: lin.workNo,
    realname: '林一',
    tenantId: 0,
    sysType: 'ams',
    menuItem: reports.id,
    sid: expect.any(String),
  });
});

test('T17 a ticket is good once: of sixteen who show it at the same moment one learns whose it is', async () => {
  const ticket = await ticketFor(await holder());

  const tries = await Promise.allSettled(Array.from({ length: 16 }, () => redeem(ticket)));

  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(redeem(ticket)).rejects.toThrow('sso.ticket-spent');
});

test('T17 a ticket for one origin is none for the system at another, which spends it by showing it', async () => {
  const ticket = await ticketFor(await holder());

  await expect(redeem(ticket, elsewhere)).rejects.toThrow('sso.ticket-spent');
  await expect(redeem(ticket)).rejects.toThrow('sso.ticket-spent');
});

test('T17 who does not prove to be the system learns nothing, and spends nothing', async () => {
  const ticket = await ticketFor(await holder());
  const { client_secret } = elsewhere;

  await expect(redeem(ticket, { ...report, client_secret })).rejects.toThrow('sso.client-unproved');
  await expect(redeem(ticket, { ...report, client_id: 'nobody' })).rejects.toThrow(
    'sso.client-unproved',
  );
  expect((await redeem(ticket)).realname).toBe('林一');
});

test('T17 after signing out a ticket is worth nothing, on whichever node it is shown', async () => {
  const lin = await holder();
  const [here, there] = [await ticketFor(lin), await ticketFor(lin)];
  const call = callsOn(await world.anotherNode(), world);

  await lin.call(signOut, {});

  await expect(redeem(here)).rejects.toThrow('sso.ticket-spent');
  await expect(call(redeemPageTicket, { ...report, ticket: there })).rejects.toThrow(
    'sso.ticket-spent',
  );
});

test('T17 a ticket belongs to one session: another of the same person does not keep it alive, nor end it', async () => {
  const lin = await holder();
  const second = await anotherSessionOf(lin);
  const [ofFirst, ofSecond] = [await ticketFor(lin), await ticketFor(second)];

  await lin.call(signOut, {});

  await expect(redeem(ofFirst)).rejects.toThrow('sso.ticket-spent');
  expect((await redeem(ofSecond)).workNo).toBe(lin.workNo);
});

/** The same person, signed in on another device. */
async function anotherSessionOf(person: Person): Promise<Person> {
  const { authority, db, bus, clock } = world;
  const config = { sessionAbsoluteMs: 3_600_000, sessionIdleMs: 3_600_000 };
  const token = await createSessions({ db, bus, clock, config }).establish({
    personId: person.id,
    tenantId: 0,
    method: 'test',
    owes: [],
    isFreshProof: true,
    deviceId: 'second-device',
    userAgent: 'test',
    address: '127.0.0.1',
  });
  return { ...person, token, call: callsOn(world.app, { ...person, clock, authority, token }) };
}

test('T17 a ticket lives for sixty seconds', async () => {
  const lin = await holder();
  const [inTime, late] = [await ticketFor(lin), await ticketFor(lin)];

  world.clock.advance(59_999);
  expect((await redeem(inTime)).workNo).toBe(lin.workNo);
  world.clock.advance(1);
  await expect(redeem(late)).rejects.toThrow('sso.ticket-spent');
});

test('T17 nobody gets a ticket for a menu item they do not hold, or that there is none of', async () => {
  const stranger = await world.person();

  const ask = (menuItem: string) => stranger.call(openPage, { menuItem });
  await expect(ask(reports.id)).rejects.toThrow('menu-item.not-found');
  await expect(ask('no-such-item')).rejects.toThrow('menu-item.not-found');
});

test('T17 a ticket is worth nothing once its menu item is taken away, or no longer hands any out', async () => {
  const page = await addFramedPage(world.db, {
    url: `${origin}/\${ticket}`,
    url_credential: 'ticket',
  });
  const lin = await holder(page);
  const [first, second] = [await ticketFor(lin, page), await ticketFor(lin, page)];
  const set = (url_credential: 'none' | 'ticket') =>
    world.db.updateTable('menu_item').set({ url_credential }).where('id', '=', page.id).execute();

  await set('none');
  await expect(redeem(first)).rejects.toThrow('sso.ticket-spent');
  await set('ticket');
  await world.db.deleteFrom('role_menu_item').where('menu_item_id', '=', page.id).execute();
  await expect.poll(async () => (await ask(lin, page)).message).toBe('menu-item.not-found');
  await expect(redeem(second)).rejects.toThrow('sso.ticket-spent');
});

const ask = (person: Person, page: FramedPage) =>
  person.call(openPage, { menuItem: page.id }).then(
    () => ({ message: 'handed something' }),
    (error: Error) => error,
  );

test.each([
  ['an origin nobody trusts', 'https://evil.example/?t=${ticket}', 'page.untrusted'],
  ['a host it may choose itself', 'https://${ticket}.report.example/', 'page.untrusted'],
  ['a port of its own', 'https://report.example:8443/?t=${ticket}', 'page.untrusted'],
  ['what looks like the origin', 'https://report.example.evil.example/', 'page.untrusted'],
  ['the token, which it is not handed', `${origin}/?t=\${token}`, 'page.no-credential'],
  ['our own pages, behind which is no client', '/report?t=${ticket}', 'sso.not-connected'],
])('T17 A73 a menu item that leads to %s gets nobody a ticket', async (_, url, refusal) => {
  const page = await addFramedPage(world.db, { url, url_credential: 'ticket' });

  expect((await ask(await holder(page), page)).message).toBe(refusal);
});

test('T17 an origin is trusted where a menu item of the subsystem shows it, and in no other', async () => {
  const lonely = 'https://lonely.example';
  const page = await addFramedPage(world.db, {
    url: `${lonely}/?t=\${ticket}`,
    url_credential: 'ticket',
  });
  const trust = { trusted_origins: [lonely] };
  await world.db.updateTable('subsystem').set(trust).where('key', '=', 'crm').execute();

  expect((await ask(await holder(page), page)).message).toBe('page.untrusted');
});

test('a page is handed nothing unless its menu item says so', async () => {
  const page = await addFramedPage(world.db, { url: `${origin}/?t=\${token}` });

  expect((await ask(await holder(page), page)).message).toBe('page.no-credential');
});

test('MNU-07 FIX-24 where a menu item hands out the token, the server gives leave and has it sealed', async () => {
  const url = `${origin}/?t=\${token}`;
  const page = await addFramedPage(world.db, { url, url_credential: 'token' });
  const lin = await holder(page);

  expect(await lin.call(openPage, { menuItem: page.id })).toEqual({ credential: 'token', origin });
  expect(await sealedOf(lin)).toEqual([
    ['hand-over', { to: origin, by: 'page token', menuItem: page.id }],
  ]);
});

test('T17 who was handed over where is sealed, before and after, and no ticket stands in it or in a log', async () => {
  const lin = await holder();
  const ticket = await ticketFor(lin);
  await redeem(ticket);

  expect(await sealedOf(lin)).toEqual([
    ['hand-over', { to: origin, by: 'page ticket', menuItem: reports.id }],
    ['hand-over.redeemed', { to: 'report', by: 'page ticket', menuItem: reports.id }],
  ]);
  const tickets = await world.db.selectFrom('ticket').selectAll().execute();
  expect(world.logged.join('') + JSON.stringify(tickets)).not.toContain(ticket);
});

async function sealedOf({ id }: Person) {
  const rows = await world.db
    .selectFrom('audit_entry')
    .where('actor_id', '=', id)
    .orderBy('seq')
    .select(['kind', 'detail'])
    .execute();
  return rows.map(({ kind, detail }) => [kind, detail]);
}

test('T17 a page loaded often has one login at its system, which ends with the session', async () => {
  const lin = await holder();

  const [first, second] = [await redeem(await ticketFor(lin)), await redeem(await ticketFor(lin))];

  expect(second.sid).toBe(first.sid);
  const logins = () =>
    world.db
      .selectFrom('sso_login')
      .where('id', '=', first.sid)
      .where('session_hash', 'is not', null)
      .select('client_id')
      .execute();
  expect(await logins()).toEqual([{ client_id: 'report' }]);
  await lin.call(signOut, {});
  expect(await logins()).toEqual([]);
});

test('T17 tickets are asked for, and shown, so often and no oftener', async () => {
  // A bucket of one for what a person asks, and of five for what a system shows.
  const busy = await startWorld({ rateFactor: 1 / 60 }, onTestFinished);
  const lin = await busy.person();
  const open = () => lin.call(openPage, { menuItem: 'x' });
  const shown = () => busy.visitor.call(redeemPageTicket, { ...report, ticket: 'x' });

  await expect(open()).rejects.toThrow('menu-item.not-found');
  await expect(open()).rejects.toThrow('rate.exceeded');
  for (let turn = 0; turn < 5; turn += 1) {
    await expect(shown()).rejects.toThrow('sso.client-unproved');
  }
  await expect(shown()).rejects.toThrow('rate.exceeded');
});
