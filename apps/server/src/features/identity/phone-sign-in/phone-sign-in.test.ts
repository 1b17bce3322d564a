import { requestCode, signInByPhone } from '@portal/contract/identity/phone';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { freshPhone, modes, smsWorld } from '#testing/identity/sms.ts';

const { gateway, settings } = await smsWorld();
const world = await startWorld(settings);
const minute = 60_000;

/** Somebody who was sent a code, and the browser they asked for it. */
async function withCode() {
  const { phone, ...browser } = freshPhone();
  const person = await world.person({ phone, realname: '林小满' });
  const { call } = world.visitorFrom(browser);
  await call(requestCode, { mobile: phone, smsmode: modes.signIn });
  const code = await gateway.codeFor(phone);
  const show = (captcha: string, mobile = phone) => call(signInByPhone, { mobile, captcha });
  return { person, phone, browser, code, call, show };
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('LOG-10 the code that came to the telephone signs its owner in, with all a sign-in brings', async () => {
  const { person, code, show } = await withCode();

  const answer = await show(code);

  expect(answer.token).toMatch(/^[\w-]{43}$/);
  expect(answer.userInfo).toMatchObject({ workNo: person.workNo, realname: '林小满' });
  const session = await world.db
    .selectFrom('session')
    .select('method')
    .where('person_id', '=', person.id)
    .where('method', '!=', 'test')
    .execute();
  expect(session).toEqual([{ method: 'phone' }]);
});

test('what the first page needs comes along with a code as with a password', async () => {
  const { call, phone, code } = await withCode();
  const along = [{ path: listSubsystems.path, input: {} }];

  const answer = await call(signInByPhone, { mobile: phone, captcha: code, along });

  expect(answer.along).toEqual([{ result: expect.any(Array), epochs: expect.any(String) }]);
});

test('older front ends send numbers and two more members', async () => {
  const { phone, code, browser } = await withCode();

  const reply = await world.inject({
    method: 'POST',
    url: '/api/sys/phoneLogin',
    remoteAddress: browser.address,
    headers: { 'x-device-id': browser.device },
    payload: { mobile: Number(phone), captcha: code, remember_me: true, loginOrgCode: '' },
  });

  expect(reply.json()).toMatchObject({ success: true, code: 200 });
});

test('A10 without a code asked for, nobody is let in', async () => {
  const { phone, ...browser } = freshPhone();
  await world.person({ phone });

  const attempt = world
    .visitorFrom(browser)
    .call(signInByPhone, { mobile: phone, captcha: '000000' });
  await expect(attempt).rejects.toThrow('phone-code.wrong');
});

test('A10 a code signs in nobody but the owner of the number it was sent to', async () => {
  const [lin, wang] = [await withCode(), await withCode()];

  await expect(lin.show(lin.code, wang.phone)).rejects.toThrow('phone-code.wrong');
});

test('A10 a code is good in the browser that asked for it, and in no other', async () => {
  const { phone, code, browser, show } = await withCode();
  const elsewhere = world.visitorFrom({ ...browser, device: 'another-browser-1' });
  const unnamed = world.visitorFrom({ address: browser.address });

  for (const { call } of [elsewhere, unnamed]) {
    const attempt = call(signInByPhone, { mobile: phone, captcha: code });
    await expect(attempt).rejects.toThrow('phone-code.wrong');
  }
  expect((await show(code)).token).toBeTruthy();
});

test('A10 a code that was asked for to retrieve a password signs nobody in', async () => {
  const { phone, ...browser } = freshPhone();
  await world.person({ phone, password: 'Woven-Cloud7' });
  const { call } = world.visitorFrom(browser);
  await call(requestCode, { mobile: phone, smsmode: modes.retrieval });
  const captcha = await gateway.codeFor(phone);

  await expect(call(signInByPhone, { mobile: phone, captcha })).rejects.toThrow('phone-code.wrong');
});

test('A10 a used code is worth nothing', async () => {
  const { code, show } = await withCode();
  await show(code);

  await expect(show(code)).rejects.toThrow('phone-code.wrong');
});

test('A10 a code lives for five minutes', async () => {
  const [inTime, late] = [await withCode(), await withCode()];

  world.clock.advance(5 * minute - 1);
  expect((await inTime.show(inTime.code)).token).toBeTruthy();
  world.clock.advance(1);
  await expect(late.show(late.code)).rejects.toThrow('phone-code.wrong');
});

test('A10 after five wrong guesses the right code comes too late', async () => {
  const { code, show } = await withCode();
  for (let index = 0; index < 5; index += 1) {
    await expect(show(otherThan(code))).rejects.toThrow('phone-code.wrong');
  }

  await expect(show(code)).rejects.toThrow('phone-code.wrong');
});

test('A10 guesses made at once are counted like those made one after another', async () => {
  const { phone, code, browser, show } = await withCode();
  const node = world.visitorFrom({ ...browser, node: await world.anotherNode() });
  await Promise.allSettled(
    Array.from({ length: 16 }, (_, index) =>
      index % 2 === 0
        ? show(otherThan(code))
        : node.call(signInByPhone, { mobile: phone, captcha: otherThan(code) }),
    ),
  );

  await expect(show(code)).rejects.toThrow('phone-code.wrong');
});

test('of sixteen uses of one code at once, on two nodes, exactly one makes a session', async () => {
  const { person, phone, code, browser, show } = await withCode();
  const node = world.visitorFrom({ ...browser, node: await world.anotherNode() });

  const settled = await Promise.allSettled(
    Array.from({ length: 16 }, (_, index) =>
      index % 2 === 0 ? show(code) : node.call(signInByPhone, { mobile: phone, captcha: code }),
    ),
  );

  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const made = await world.db
    .selectFrom('session')
    .select('method')
    .where('person_id', '=', person.id)
    .where('method', '=', 'phone')
    .execute();
  expect(made).toHaveLength(1);
});

test('a newer code takes the place of the older one', async () => {
  const { phone, code, call, show } = await withCode();
  world.clock.advance(minute);
  await call(requestCode, { mobile: phone, smsmode: modes.signIn });
  const newer = await gateway.codeFor(phone);

  const older = newer === code ? otherThan(code) : code;
  await expect(show(older)).rejects.toThrow('phone-code.wrong');
  expect((await show(newer)).token).toBeTruthy();
});

test('whoever is frozen after the code was sent stays out', async () => {
  const { person, code, show } = await withCode();
  await world.db
    .updateTable('person')
    .set({ status: 'frozen' })
    .where('id', '=', person.id)
    .execute();

  await expect(show(code)).rejects.toThrow('sign-in.frozen');
});

test('A10 neither code nor number stands in an answer, in the log or in the database', async () => {
  const { phone, ...browser } = freshPhone();
  await world.person({ phone });
  const send = (path: string, payload: object) =>
    world.inject({
      method: 'POST',
      url: `/api${path}`,
      remoteAddress: browser.address,
      headers: { 'x-device-id': browser.device },
      payload,
    });
  const asked = await send(requestCode.path, { mobile: phone, smsmode: modes.signIn });
  const code = await gateway.codeFor(phone);
  const wrong = await send(signInByPhone.path, { mobile: phone, captcha: otherThan(code) });
  await send(signInByPhone.path, { mobile: phone, captcha: code });

  const answers = [asked, wrong].map(({ headers, body }) => JSON.stringify(headers) + body);
  const kept = answers.join('') + world.logged.join('') + (await everythingStored());
  expect(kept).not.toContain(phone);
  expect(kept).not.toMatch(new RegExp(`(?<![\\da-f])${code}(?![\\da-f])`));
});

async function everythingStored(): Promise<string> {
  const texts = [];
  for (const table of ['one_time_code', 'code_request', 'audit_entry'] as const) {
    const { rows } = await sql`select t::text as row from ${sql.table(table)} t`.execute(world.db);
    texts.push(JSON.stringify(rows));
  }
  return texts.join('');
}
