import { requestCode } from '@portal/contract/identity/phone';
import { getSignInMethods } from '@portal/contract/identity/sign-in-methods';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { startWorld } from '#testing/world.ts';
import { freshPhone, modes, smsUrl, smsWorld } from '#testing/identity/sms.ts';

const { gateway, settings } = await smsWorld();
const world = await startWorld(settings);
const minute = 60_000;

/** Somebody with a number, and a browser they ask from. */
async function somebody() {
  const { phone, ...browser } = freshPhone();
  await world.person({ phone });
  const { call } = world.visitorFrom(browser);
  return { phone, ask: () => call(requestCode, { mobile: phone, smsmode: modes.signIn }) };
}

async function askTimes(times: number, ask: () => Promise<unknown>, afterMs: number) {
  const met: string[] = [];
  for (let index = 0; index < times; index += 1) {
    met.push(await ask().then(() => 'sent', String));
    world.clock.advance(afterMs);
  }
  return met.map((reason) => reason.replace('Error: ', ''));
}

test('a code of six digits goes to the telephone, by the template of its purpose and with the minutes it lives', async () => {
  const { phone, ask } = await somebody();

  await ask();

  const code = await gateway.codeFor(phone);
  expect(code).toMatch(/^\d{6}$/);
  await ask().catch(() => undefined);
  world.clock.advance(minute);
  await ask();
  await expect
    .poll(() => gateway.messages.find(({ to }) => to === phone))
    .toMatchObject({
      template: 'sign-in',
      parameters: { minutes: '5' },
    });
});

test('the number and the mode may be numbers, as older front ends send them', async () => {
  const { phone, ...browser } = freshPhone();
  await world.person({ phone });

  await world
    .visitorFrom(browser)
    .call(requestCode, { mobile: Number(phone), smsmode: Number(modes.signIn) });

  expect(await gateway.codeFor(phone)).toMatch(/^\d{6}$/);
});

test.each([
  ['', '手机号不允许为空！'],
  ['12345678901', '请输入正确手机号'],
  ['1381234567', '请输入正确手机号'],
  ['+85213812345678', '请输入正确手机号'],
])('the number "%s" is turned down: %s', async (mobile, message) => {
  const reply = await world.inject({
    method: 'POST',
    url: smsUrl,
    payload: { mobile, smsmode: '0' },
  });

  expect([reply.statusCode, reply.json().message]).toEqual([400, message]);
});

test('A11 a second code within a minute is refused, and the answer says when to come back', async () => {
  const { phone, ...browser } = freshPhone();
  const send = () =>
    world.inject({
      method: 'POST',
      url: smsUrl,
      remoteAddress: browser.address,
      payload: { mobile: phone, smsmode: '0' },
    });
  await send();
  world.clock.advance(minute - 1_000);

  const early = await send();
  expect(early.json()).toMatchObject({ code: 40_002, message: '短信接口请求太多，请稍后再试！' });
  expect([early.statusCode, early.headers['retry-after']]).toEqual([429, '1']);
  world.clock.advance(1_000);
  expect((await send()).statusCode).toBe(200);
});

test('A11 a number gets five codes in an hour and ten in a day, whoever asks and on whichever node', async () => {
  const { phone } = freshPhone();
  const node = await world.anotherNode();
  const ask = (address: string, at?: typeof node) =>
    world.visitorFrom({ address, ...(at && { node: at }) }).call(requestCode, {
      mobile: phone,
      smsmode: modes.signIn,
    });

  const firstHour = await askTimes(6, () => ask(freshPhone().address), minute);
  expect(firstHour).toEqual([...Array<string>(5).fill('sent'), 'sms.limited']);
  world.clock.advance(60 * minute);
  const secondHour = await askTimes(5, () => ask(freshPhone().address, node), minute);
  expect(secondHour).toEqual(Array<string>(5).fill('sent'));
  world.clock.advance(60 * minute);
  expect(await askTimes(1, () => ask(freshPhone().address), 0)).toEqual(['sms.limited']);
  world.clock.advance(24 * 60 * minute);
  expect(await askTimes(1, () => ask(freshPhone().address), 0)).toEqual(['sent']);
});

test('A11 twenty numbers in an hour are enough for one address', async () => {
  const { address } = freshPhone();
  const { call } = world.visitorFrom({ address });
  const ask = () => call(requestCode, { mobile: freshPhone().phone, smsmode: modes.signIn });

  const met = await askTimes(21, ask, 1_000);

  expect(met.indexOf('sms.limited')).toBe(20);
});

/** Sixteen who ask at the same moment, each from an address of their own. */
const askAtOnce = (mobileOf: () => string) =>
  Promise.allSettled(
    Array.from({ length: 16 }, () =>
      world
        .visitorFrom({ address: freshPhone().address })
        .call(requestCode, { mobile: mobileOf(), smsmode: modes.signIn }),
    ),
  );

test('A11 of sixteen who ask for one number at once, one is served', async () => {
  const { phone } = freshPhone();
  // The server has all its connections open by then, so that they really come at once.
  await askAtOnce(() => freshPhone().phone);

  const settled = await askAtOnce(() => phone);

  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('A11 an unknown, a frozen and a known number get one answer, and a message goes to the known one alone', async () => {
  const [nobody, frozen, known] = [freshPhone(), freshPhone(), freshPhone()];
  await world.person({ phone: frozen.phone, status: 'frozen' });
  await world.person({ phone: known.phone });

  const answers = [];
  for (const { phone, address } of [nobody, frozen, known]) {
    const reply = await world.inject({
      method: 'POST',
      url: smsUrl,
      remoteAddress: address,
      payload: { mobile: phone, smsmode: '0' },
    });
    answers.push([reply.statusCode, reply.body]);
  }

  expect(new Set(answers.map(String)).size).toBe(1);
  await gateway.codeFor(known.phone);
  const others = gateway.messages.filter(({ to }) => [nobody.phone, frozen.phone].includes(to));
  expect(others).toEqual([]);
});

test('A11 registering asks the other way round: whoever has an account gets no message', async () => {
  const [stranger, known] = [freshPhone(), freshPhone()];
  await world.person({ phone: known.phone });
  const ask = ({ phone, address }: typeof known) =>
    world
      .visitorFrom({ address })
      .call(requestCode, { mobile: phone, smsmode: modes.registration });

  await ask(known);
  await ask(stranger);

  expect(await gateway.codeFor(stranger.phone)).toMatch(/^\d{6}$/);
  expect(gateway.messages.filter(({ to }) => to === known.phone)).toEqual([]);
});

describe('a gateway with faults', async () => {
  const faulty = await smsWorld();
  const its = await startWorld(faulty.settings);
  const notSent = () => its.logged.filter((line) => line.includes('code not sent'));
  const ask = async (isKnown: boolean) => {
    const { phone, address } = freshPhone();
    if (isKnown) await its.person({ phone });
    await its.visitorFrom({ address }).call(requestCode, { mobile: phone, smsmode: modes.signIn });
  };

  test('holds nobody up: the answer is there while it is silent', async () => {
    faulty.gateway.fail('says nothing');

    await ask(true);

    expect(notSent()).toEqual([]);
    await expect.poll(notSent).toEqual([expect.stringContaining('timeout')]);
  });

  test('makes a code neither arrive nor stand in the log', async () => {
    faulty.gateway.fail('talks nonsense');
    await ask(true);
    await expect.poll(notSent).toHaveLength(2);
    faulty.gateway.fail('breaks');
    await ask(true);
    await expect.poll(notSent).toHaveLength(3);
    faulty.gateway.fail();
    const { phone, address } = freshPhone();
    await its.person({ phone });
    faulty.gateway.barred.add(phone);
    const { call } = its.visitorFrom({ address });
    await call(requestCode, { mobile: phone, smsmode: modes.signIn });
    await expect.poll(notSent).toHaveLength(4);

    expect(notSent().join('')).toMatch(/unreadable.*refused/s);
    expect(its.logged.join('')).not.toMatch(/(?<!\d)154\d{8}(?!\d)/);
    expect(faulty.gateway.messages).toEqual([]);
  });

  test('is told of after five failures in a row, to known and unknown numbers alike', async () => {
    faulty.gateway.fail('breaks');
    await ask(true);
    await expect.poll(notSent).toHaveLength(5);

    await expect(ask(true)).rejects.toThrow('sms.failing');
    await expect(ask(false)).rejects.toThrow('sms.failing');
    its.clock.advance(minute);
    faulty.gateway.fail();
    await ask(true);
    await expect.poll(() => faulty.gateway.messages).toHaveLength(1);
  });
});

test('in production without a gateway the way is closed, and the answer says so', async () => {
  const own = await startWorld({ mode: 'production', sms: readConfig({}).sms }, onTestFinished);

  const reply = await own.inject({
    method: 'POST',
    url: smsUrl,
    payload: { mobile: freshPhone().phone, smsmode: '0' },
  });

  expect(reply.json()).toMatchObject({
    success: false,
    message: '短信服务未配置，请联系管理员',
    reason: 'sms.closed',
  });
  expect(await own.visitor.call(getSignInMethods, {})).toMatchObject({
    phone: false,
    registration: false,
  });
});

test('the demonstration writes codes to a file that its owner alone can read', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'portal-outbox-'));
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  const own = await startWorld({ dataDirectory }, onTestFinished);
  const { phone, ...browser } = freshPhone();
  await own.person({ phone });
  await own.visitorFrom(browser).call(requestCode, { mobile: phone, smsmode: modes.signIn });

  const file = join(dataDirectory, 'outbox', 'sms.txt');
  await expect
    .poll(() => readFile(file, 'utf8').catch(() => ''))
    .toMatch(new RegExp(`^2026-11-21 17:00:00  ${phone}  sign-in  \\d{6}\\n$`));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
});
