import {
  addAnnouncement,
  listChannels,
  recallAnnouncement,
  releaseAnnouncement,
} from '@portal/contract/notices/announcement-desk';
import {
  addTemplate,
  deleteTemplate,
  editTemplate,
  listTemplates,
  tryTemplate,
} from '@portal/contract/notices/message-templates';
import { listMessages } from '@portal/contract/notices/messages';
import { listMine } from '@portal/contract/notices/announcements';
import { savePreferences } from '@portal/contract/workplace/preferences';
import { draftOf, onlyFor } from '@portal/testing/announcement-draft';
import { startDingTalk } from '@portal/testing/simulators/dingtalk';
import { afterAll, expect, test } from 'vitest';
import { readConfig } from '#platform/config/config.ts';
import { startWorld } from '#testing/world.ts';
import { sendBy } from '#testing/fixtures/send-announcement.ts';
import { freshPhone, smsWorld } from '#testing/identity/sms.ts';

const dingtalk = await startDingTalk([]);
afterAll(() => dingtalk.stop());
const { gateway, settings } = await smsWorld();
const world = await startWorld({
  ...settings,
  publicOrigin: 'https://portal.example',
  external: { dingtalk: dingtalk.config, cas: undefined, providers: [], handOverClients: [] },
  notices: readConfig({ DINGTALK_AGENT_ID: '77' }).notices,
});
const author = await world.person({ roles: ['administrator'], phone: freshPhone().phone });
const page = { pageNo: '1', pageSize: '50' } as const;
const bind = (person: { id: string }, subject: string) =>
  world.db
    .insertInto('external_identity')
    .values({ issuer: 'dingtalk:ding-corp', subject, person_id: person.id })
    .execute();
const logOf = async (titile: string) =>
  (await author.call(listMessages, { ...page, keyword: titile })).records;
const outcomes = async (titile: string) =>
  Object.fromEntries((await logOf(titile)).map(({ workNo, outcome }) => [workNo, outcome]));

test('copies go to telephones, and the log says what became of each', async () => {
  const { phone } = freshPhone();
  const [lin, wang] = [await world.person({ phone }), await world.person()];

  await sendBy(author, { titile: '台风停业通知', audience: onlyFor(lin, wang), copies: ['sms'] });

  await expect
    .poll(() => outcomes('台风停业通知'))
    .toEqual({ [lin.workNo]: 'taken', [wang.workNo]: 'no-address' });
  const sent = gateway.messages.filter(({ to }) => to === phone);
  expect(sent).toMatchObject([{ template: 'notice', parameters: { title: '台风停业通知' } }]);
});

test('copies go to the work notices of DingTalk, many in one call, with a link back', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  await bind(lin, 'ding-lin');
  await bind(wang, 'ding-wang');

  const id = await sendBy(author, {
    titile: '钉钉通知一则',
    audience: onlyFor(lin, wang),
    copies: ['dingtalk'],
  });

  await expect
    .poll(() => outcomes('钉钉通知一则'))
    .toEqual({ [lin.workNo]: 'taken', [wang.workNo]: 'taken' });
  const [notice] = dingtalk.notices.filter(({ text }) => text.includes('钉钉通知一则'));
  expect(notice?.userIds.toSorted()).toEqual(['ding-lin', 'ding-wang']);
  expect(notice?.agentId).toBe('77');
  expect(notice?.text).toContain(`https://portal.example/isps/userAnnouncement?open=${id}`);
});

test('who wishes no copies of a kind gets none, unless it must be read', async () => {
  const [first, second] = [freshPhone(), freshPhone()];
  const lin = await world.person({ phone: first.phone });
  const wang = await world.person({ phone: second.phone });
  const both = { dingtalk: true, sms: true };
  const noticeCopies = { announcement: { dingtalk: true, sms: false }, message: both };
  await lin.call(savePreferences, { noticeCopies });
  const audience = onlyFor(lin, wang);

  await sendBy(author, { titile: '可以不看', audience, copies: ['sms'] });
  await sendBy(author, { titile: '必须要看', audience, copies: ['sms'], mustRead: true });

  await expect
    .poll(() => outcomes('可以不看'))
    .toEqual({ [lin.workNo]: 'declined', [wang.workNo]: 'taken' });
  await expect
    .poll(() => outcomes('必须要看'))
    .toEqual({ [lin.workNo]: 'taken', [wang.workNo]: 'taken' });
});

test('a scheduled announcement that is recalled sends nothing when its time comes', async () => {
  const lin = await world.person({ phone: freshPhone().phone });
  const draft = draftOf({ titile: '没有发出', audience: onlyFor(lin), copies: ['sms'] });
  const { id } = await author.call(addAnnouncement, draft);
  await author.call(releaseAnnouncement, { id, sendTime: '2026-11-21 18:00:00' });
  await author.call(recallAnnouncement, { id });
  world.clock.advance(3_600_000);

  await sendBy(author, { titile: '随后发出', audience: onlyFor(lin), copies: ['sms'] });

  await expect.poll(() => outcomes('随后发出')).toEqual({ [lin.workNo]: 'taken' });
  expect(await logOf('没有发出')).toEqual([]);
});

const template = {
  templateCode: 'transfer-due',
  templateName: '调拨待确认',
  titile: '{{storeName}}有调拨单待确认',
  msgContent: '<p>单号 {{no}}，请于今日内确认。</p>',
  priority: 'M',
} as const;
const values = { storeName: '人民路店', no: '<b>DB1</b>' };

test('a template knows its variables, is changed and deleted, and its code is taken once', async () => {
  await author.call(addTemplate, template);
  await expect(author.call(addTemplate, template)).rejects.toThrow('template.taken');
  await author.call(editTemplate, { ...template, version: 1, priority: 'H' });

  const known = await author.call(listTemplates, {});
  expect(known.find(({ templateCode }) => templateCode === 'transfer-due')).toMatchObject({
    variables: ['storeName', 'no'],
    priority: 'H',
  });
  await author.call(deleteTemplate, { templateCode: 'transfer-due' });
  const gone = author.call(editTemplate, { ...template, version: 2 });
  await expect(gone).rejects.toThrow('template.not-found');
});

test('a test send reaches whoever asked for it and nobody else, with values as text', async () => {
  await author.call(addTemplate, template);
  const wang = await world.person();
  const trial = { templateCode: 'transfer-due', values } as const;

  await author.call(tryTemplate, { ...trial, channel: 'bell' });
  await author.call(tryTemplate, { ...trial, channel: 'sms' });

  const { sysMsgList } = await author.call(listMine, {});
  expect(sysMsgList[0]).toMatchObject({ titile: '人民路店有调拨单待确认' });
  expect(sysMsgList[0]?.msgContent).toContain('&lt;b&gt;DB1&lt;/b&gt;');
  expect(await wang.call(listMine, {})).toMatchObject({ sysMsgTotal: 0 });
  const logged = await logOf('人民路店');
  expect(logged.map(({ esType }) => esType).toSorted()).toEqual(['bell', 'sms']);
  for (const each of logged) {
    expect(each).toMatchObject({ topic: 'test', outcome: 'taken', workNo: author.workNo });
  }
  const half = { ...trial, channel: 'bell', values: { no: '1' } } as const;
  await expect(author.call(tryTemplate, half)).rejects.toThrow('template.unfilled');
  const ding = author.call(tryTemplate, { ...trial, channel: 'dingtalk' });
  await expect(ding).rejects.toThrow('channel.no-address');
});

test('the channels that are configured are open, and no other can be asked for', async () => {
  expect(await author.call(listChannels, {})).toEqual({ open: ['dingtalk', 'sms'] });
});

test('values of a test send to DingTalk arrive as they were typed, however many of them are half a tag', async () => {
  await bind(author, 'ding-author');
  const code = 'many-gaps';
  const gaps = { ...template, templateCode: code, msgContent: `<p>${'{{no}}'.repeat(1_900)}</p>` };
  await author.call(addTemplate, gaps);
  // Filled in before its tags are taken out, a text would lose the first, and have each half of the other looked for.
  for (const no of ['<b>', '<'.repeat(200)]) {
    await author.call(tryTemplate, {
      templateCode: code,
      channel: 'dingtalk',
      values: { storeName: '店', no },
    });
    expect(dingtalk.notices.at(-1)?.text).toContain(no.repeat(2));
  }
});
