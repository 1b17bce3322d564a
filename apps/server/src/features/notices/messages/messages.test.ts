import { requestCode } from '@portal/contract/identity/phone';
import { tryTemplate, addTemplate } from '@portal/contract/notices/message-templates';
import {
  getMessage,
  listMessages,
  messageDays,
  repeatMessage,
} from '@portal/contract/notices/messages';
import { onlyFor } from '@portal/testing/announcement-draft';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { sendBy } from '#testing/fixtures/send-announcement.ts';
import { freshPhone, modes, smsWorld } from '#testing/identity/sms.ts';
import { startWorld } from '#testing/world.ts';
import { tidyMessages } from './store.ts';

const { gateway, settings } = await smsWorld();
const world = await startWorld(settings);
const author = await world.person({ roles: ['administrator'], phone: freshPhone().phone });
const found = async (keyword: string) =>
  (await author.call(listMessages, { pageSize: '50', keyword })).records;

/** Asks for a code to sign in with, and returns the person once it is listed in this state. */
async function codeFor(realname: string, outcome: string) {
  const { phone, ...browser } = freshPhone();
  const person = await world.person({ phone, realname });
  if (outcome === 'failed') gateway.barred.add(phone);
  const visitor = world.visitorFrom(browser);
  await visitor.call(requestCode, { mobile: phone, smsmode: modes.signIn });
  await expect.poll(() => found(person.workNo)).toMatchObject([{ outcome }]);
  const [message] = await found(person.workNo);
  return { phone, person, id: message?.id ?? '' };
}

test('a code by SMS is listed with its receiver, its text at the gateway and its request, and never with the code', async () => {
  const { phone, person, id } = await codeFor('林收码', 'taken');
  const code = await gateway.codeFor(phone);

  expect(await author.call(getMessage, { id })).toMatchObject({
    esTitle: '登录验证码',
    esType: 'sms',
    esReceiver: '林收码',
    workNo: person.workNo,
    address: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    template: 'sign-in',
    requestId: expect.any(String),
    esSendStatus: '1',
    esSendNum: 1,
    isRead: null,
    tries: [{ kind: 'taken', words: null }],
  });
  const rows = await withinTenant(0, () =>
    world.db.selectFrom('sent_message').where('id', '=', id).selectAll().execute(),
  );
  expect(JSON.stringify(rows)).not.toContain(code);
  expect(JSON.stringify(rows)).not.toContain(phone);
});

test('a code that the gateway did not take is failed with its words, without what it repeats, and is not sent again', async () => {
  const { phone, id } = await codeFor('林未收', 'failed');

  const message = await author.call(getMessage, { id });
  expect(message).toMatchObject({ esSendStatus: '2', bar: 'code', tries: [{ kind: 'failed' }] });
  expect(message.esResult).toMatch(/^HTTP 422：no way to \*\*\*/);
  expect(JSON.stringify(message)).not.toContain(phone);
  expect(message.esResult).toContain('"code":"***"');
  await expect(author.call(repeatMessage, { id })).rejects.toThrow('message.code');
});

test('a clerk neither lists messages nor opens or repeats one', async () => {
  const { id } = await codeFor('林私密', 'taken');
  const clerk = await world.person({ roles: ['store-clerk'] });

  await expect(clerk.call(listMessages, {})).rejects.toThrow('action.denied');
  await expect(clerk.call(getMessage, { id })).rejects.toThrow('action.denied');
  await expect(clerk.call(repeatMessage, { id })).rejects.toThrow('action.denied');
});

test('who administers nobody sees what was sent, not to whom, and finds nobody by name', async () => {
  const { person, id } = await codeFor('林遮住', 'taken');
  const auditor = await world.person({ roles: ['auditor'] });

  const message = await auditor.call(getMessage, { id });
  expect(message).toMatchObject({ esReceiver: '林**', workNo: null });
  expect(JSON.stringify(message)).not.toContain('林遮住');
  for (const keyword of [person.workNo, '林遮住']) {
    expect(await auditor.call(listMessages, { keyword })).toMatchObject({ total: 0 });
  }
});

test('messages are found by state, way, topic, day and what was read', async () => {
  const template = {
    templateCode: 'for-list',
    templateName: '测试',
    titile: '找得到',
    msgContent: '<p>好</p>',
    priority: 'L',
  } as const;
  await author.call(addTemplate, template);
  await author.call(tryTemplate, { templateCode: 'for-list', channel: 'bell', values: {} });
  const titles = async (filter: object) =>
    (await author.call(listMessages, { keyword: '找得到', ...filter })).records.map(
      ({ esTitle }) => esTitle,
    );

  for (const fits of [
    {},
    { state: 'sent' },
    { way: 'bell' },
    { topic: 'test' },
    { isRead: 'false' },
    { from: '2026-11-21', until: '2026-11-21' },
  ]) {
    expect(await titles(fits)).toEqual(['找得到']);
  }
  for (const other of [
    { state: 'failed' },
    { way: 'sms' },
    { topic: 'letter' },
    { isRead: 'true' },
    { from: '2026-11-22' },
    { until: '2026-11-20' },
  ]) {
    expect(await titles(other)).toEqual([]);
  }
});

test('a message is listed for as many days as the page says, and what was cut short is given up', async () => {
  const { person, id } = await codeFor('林过期', 'taken');
  const set = (values: object) =>
    withinTenant(0, () =>
      world.db.updateTable('sent_message').where('id', '=', id).set(values).execute(),
    );

  await set({ outcome: 'sending', sent_at: new Date(world.clock.now().getTime() - 300_000) });
  await tidyMessages(world.db, world.clock.now());
  expect(await found(person.workNo)).toMatchObject([
    { outcome: 'failed', esResult: '发送中断，无法确认是否送达' },
  ]);
  const past = messageDays * 86_400_000;
  await tidyMessages(world.db, new Date(world.clock.now().getTime() + past - 400_000));
  expect(await found(person.workNo)).toHaveLength(1);
  await tidyMessages(world.db, new Date(world.clock.now().getTime() + past));
  expect(await found(person.workNo)).toEqual([]);
});

test('a copy of an announcement is listed for its receiver', async () => {
  const lin = await world.person({ phone: freshPhone().phone });
  await sendBy(author, { titile: '列出的副本', audience: onlyFor(lin), copies: ['sms'] });

  await expect
    .poll(() => found('列出的副本'))
    .toMatchObject([{ topic: 'announcement', outcome: 'taken', esSendNum: 1, isRead: false }]);
});

test('a copy that a node of the release before sends is listed, while this one is rolled out', async () => {
  const lin = await world.person();
  await withinTenant(0, () =>
    sql`
      with made as (insert into sent_copy (title, channel, person_id, outcome, sent_at)
        values ('旧版发出', 'sms', ${lin.id}, 'waiting', ${world.clock.now()}) returning id)
      select id from made`.execute(world.db),
  );
  await withinTenant(0, () =>
    sql`update sent_copy c set outcome = 'taken' from person
      where person.id = c.person_id and c.title = '旧版发出' and not c.is_test`.execute(world.db),
  );

  expect(await found('旧版发出')).toMatchObject([{ topic: 'announcement', outcome: 'taken' }]);
});
