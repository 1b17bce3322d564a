import {
  addAnnouncement,
  deleteAnnouncement,
  deskActions,
  editAnnouncement,
  endAnnouncement,
  getDraft,
  listAnnouncements,
  pinAnnouncement,
  recallAnnouncement,
  releaseAnnouncement,
} from '@portal/contract/notices/announcement-desk';
import { listRevisions, reviseAnnouncement } from '@portal/contract/notices/announcement-revisions';
import {
  acknowledge,
  getAnnouncement,
  listMine,
  listMustRead,
  markRead,
  pageMine,
} from '@portal/contract/notices/announcements';
import { draftOf, onlyFor } from '@portal/testing/announcement-draft';
import { hostileLetters } from '@portal/testing/hostile-html';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { announceIn } from '#testing/fixtures/announcement.ts';
import { sendBy } from '#testing/fixtures/send-announcement.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { openSocketAt } from '#testing/server/socket.ts';

const world = await startWorld();
await world.db.deleteFrom('announcement').where('tenant_id', '=', 0).execute();
const author = await world.person({ roles: ['administrator'], realname: '发布员' });
const hourMs = 3_600_000;
const letterOf = ({ titile, msgContent, priority, openType, openPage, busId } = draftOf()) => ({
  titile,
  msgContent,
  priority,
  openType,
  openPage,
  busId,
});

test('a draft is nobody’s news until it is sent, and then at once', async () => {
  const lin = await world.person();
  const { id } = await author.call(addAnnouncement, draftOf({ audience: onlyFor(lin) }));
  expect(await lin.call(listMine, {})).toMatchObject({ anntMsgTotal: 0 });

  const { reach } = await author.call(releaseAnnouncement, { id, sendTime: null });

  expect(reach).toBe(1);
  expect(await lin.call(listMine, {})).toMatchObject({ anntMsgList: [{ id, titile: '冬季调价' }] });
  const { item } = await author.call(getDraft, { id });
  expect(item).toMatchObject({ state: 'sent', reach: 1, createBy: '发布员' });
});

test('what is scheduled comes when its time has come, and is over when its end has', async () => {
  const lin = await world.person();
  const { id } = await author.call(
    addAnnouncement,
    draftOf({ audience: onlyFor(lin), endTime: '2026-11-21 19:00:00' }),
  );
  await author.call(releaseAnnouncement, { id, sendTime: '2026-11-21 18:00:00' });
  const stateNow = async () => (await author.call(getDraft, { id })).item.state;
  expect(await stateNow()).toBe('scheduled');
  expect(await lin.call(listMine, {})).toMatchObject({ anntMsgTotal: 0 });

  world.clock.advance(hourMs);
  expect(await lin.call(listMine, {})).toMatchObject({ anntMsgTotal: 1 });

  world.clock.advance(hourMs);
  expect(await stateNow()).toBe('ended');
  expect(await lin.call(listMine, {})).toMatchObject({ anntMsgTotal: 0 });
  const { records } = await lin.call(pageMine, { pageNo: '1', pageSize: '5' });
  expect(records).toMatchObject([{ id, isEnded: true }]);
});

test('nothing is sent in the past, or for nobody', async () => {
  const { id } = await author.call(addAnnouncement, draftOf());
  const past = { id, sendTime: '2026-11-01 08:00:00' };
  await expect(author.call(releaseAnnouncement, past)).rejects.toThrow('announcement.in-the-past');

  const nobody = draftOf({ audience: { everyone: false, targets: [] } });
  await author.call(editAnnouncement, { id, draft: nobody });
  const now = { id, sendTime: null };
  await expect(author.call(releaseAnnouncement, now)).rejects.toThrow('announcement.no-audience');
  await author.call(deleteAnnouncement, { id });
  await expect(author.call(getDraft, { id })).rejects.toThrow('announcement.not-found');
});

test('what was sent is neither edited nor deleted, but recalled: then it is gone for all', async () => {
  const lin = await world.person();
  const id = await sendBy(author, { audience: onlyFor(lin) });
  await lin.call(markRead, { anntId: id });
  const draft = draftOf();
  await expect(author.call(editAnnouncement, { id, draft })).rejects.toThrow('announcement.state');
  await expect(author.call(deleteAnnouncement, { id })).rejects.toThrow('announcement.state');

  await author.call(recallAnnouncement, { id });

  await expect(lin.call(getAnnouncement, { id })).rejects.toThrow('announcement.not-found');
  expect(await lin.call(pageMine, { pageNo: '1', pageSize: '5' })).toMatchObject({ total: 0 });
  await expect(author.call(recallAnnouncement, { id })).rejects.toThrow('announcement.state');
  const entries = await world.db
    .selectFrom('audit_entry')
    .where('kind', 'like', 'announcement.%')
    .where('actor_work_no', '=', author.workNo)
    .select(['kind', 'detail'])
    .execute();
  expect(entries).toContainEqual({ kind: 'announcement.recalled', detail: { id } });
});

test('a recall is told to the pages that are open, on every node', async () => {
  const lin = await world.person();
  const there = await world.anotherNode();
  const id = await sendBy(author, { audience: onlyFor(lin) });
  const { notices } = await openSocketAt(await there.listen({ host: '127.0.0.1', port: 0 }), lin);

  await author.call(recallAnnouncement, { id });

  await expect.poll(notices).toMatchObject([{ cmd: 'user', userId: lin.id }]);
});

test('ending by hand takes it out of the bell and leaves it to be looked up', async () => {
  const lin = await world.person();
  const id = await sendBy(author, { audience: onlyFor(lin) });

  await author.call(endAnnouncement, { id });

  expect(await lin.call(listMine, {})).toMatchObject({ anntMsgTotal: 0 });
  expect(await lin.call(getAnnouncement, { id })).toMatchObject({ isEnded: true });
});

test('what is pinned stands above what is newer', async () => {
  const lin = await world.person();
  const older = await sendBy(author, { audience: onlyFor(lin), titile: '旧' });
  world.clock.advance(1_000);
  await sendBy(author, { audience: onlyFor(lin), titile: '新' });
  const titles = async () => (await lin.call(listMine, {})).anntMsgList.map(({ titile }) => titile);
  expect(await titles()).toEqual(['新', '旧']);

  await author.call(pinAnnouncement, { id: older, izTop: '1' });
  expect(await titles()).toEqual(['旧', '新']);

  await author.call(pinAnnouncement, { id: older, izTop: '0' });
  expect(await titles()).toEqual(['新', '旧']);
});

test('a revision shows the new words, keeps the old ones, and says who changed what and why', async () => {
  const lin = await world.person();
  const id = await sendBy(author, { audience: onlyFor(lin) });
  await lin.call(markRead, { anntId: id });
  const letter = { ...letterOf(), titile: '冬季调价（更正）', msgContent: '<p>周一零点生效</p>' };
  const change = { id, from: 1, letter, readAgain: false, reason: '日期有误' };

  expect(await author.call(reviseAnnouncement, change)).toEqual({ revision: 2, notTaken: [] });

  expect(await lin.call(getAnnouncement, { id })).toMatchObject({
    titile: '冬季调价（更正）',
    msgContent: '<p>周一零点生效</p>',
    readFlag: '1',
    revision: 2,
  });
  expect(await author.call(listRevisions, { id })).toMatchObject([
    { revision: 2, createBy: '发布员', reason: '日期有误', msgContent: '<p>周一零点生效</p>' },
    { revision: 1, createBy: '发布员', titile: '冬季调价', msgContent: '<p>周日零点生效</p>' },
  ]);
  await expect(author.call(reviseAnnouncement, change)).rejects.toThrow('announcement.state');
});

test('what was sent before revisions were kept has its first words kept when it is revised', async () => {
  const to = [await world.person()];
  const { id } = await announceIn(world)({ to, title: '旧公告', content: '<p>旧</p>' });

  const change = { id, from: 1, letter: letterOf(), readAgain: false, reason: '' };
  await author.call(reviseAnnouncement, change);

  expect(await author.call(listRevisions, { id })).toMatchObject([
    { revision: 2, titile: '冬季调价' },
    { revision: 1, titile: '旧公告', msgContent: '<p>旧</p>' },
  ]);
});

test('a revision that asks to be read again is unread to all, and unconfirmed', async () => {
  const lin = await world.person();
  const id = await sendBy(author, { audience: onlyFor(lin), mustRead: true });
  await lin.call(acknowledge, { anntId: id, revision: 1 });
  expect(await lin.call(listMustRead, {})).toEqual([]);

  const change = { id, from: 1, letter: letterOf(), readAgain: true, reason: '' };
  await author.call(reviseAnnouncement, change);

  expect(await lin.call(listMine, {})).toMatchObject({ anntMsgTotal: 1 });
  expect(await lin.call(listMustRead, {})).toMatchObject([{ id, revision: 2, mustRead: true }]);
  const former = lin.call(acknowledge, { anntId: id, revision: 1 });
  await expect(former).rejects.toThrow('announcement.revised');
  await lin.call(acknowledge, { anntId: id, revision: 2 });
  expect(await lin.call(listMustRead, {})).toEqual([]);
});

test('reading what must be confirmed is not yet confirming it', async () => {
  const lin = await world.person();
  const id = await sendBy(author, { audience: onlyFor(lin), mustRead: true });

  await lin.call(markRead, { anntId: id });

  expect(await lin.call(listMustRead, {})).toMatchObject([{ id, isAcknowledged: false }]);
});

test.each([
  ['url', 'javascript:alert(1)', 'announcement.address'],
  ['url', 'http://plain.example/', 'announcement.address'],
  ['url', '//evil.example', 'announcement.address'],
  ['url', '/\\evil.example', 'announcement.address'],
  ['url', 'https://us@evil.example/', 'announcement.address'],
  ['url', 'data:text/html,x', 'announcement.address'],
  ['component', '../../secret', 'announcement.component'],
  ['component', 'https://evil.example/x.js', 'announcement.component'],
] as const)(
  'A72 a %s that is %s is refused when it is written',
  async (openType, page, refusal) => {
    const draft = draftOf({ openType, openPage: page });

    await expect(author.call(addAnnouncement, draft)).rejects.toThrow(refusal);
  },
);

test.each(['/ors/goods/price?no=1', 'https://forms.example.org/a'])(
  'an announcement may lead to %s',
  async (openPage) => {
    const draft = draftOf({ openType: 'url', openPage });

    await expect(author.call(addAnnouncement, draft)).resolves.toHaveProperty('id');
  },
);

test('a letter of nothing but markup is empty', async () => {
  const draft = draftOf({ msgContent: '<p><br></p><script>x()</script>' });

  await expect(author.call(addAnnouncement, draft)).rejects.toThrow('announcement.empty');
});

test('A71 of a hundred and fifty hostile letters none is kept or shown with anything active in it', async () => {
  expect(hostileLetters.length).toBeGreaterThanOrEqual(120);
  const lin = await world.person();
  for (const hostile of hostileLetters) {
    const msgContent = `<p>信</p>${hostile}`;
    const id = await sendBy(author, { audience: onlyFor(lin), msgContent });
    const { content } = await world.db
      .selectFrom('announcement')
      .where('id', '=', id)
      .select('content')
      .executeTakeFirstOrThrow();
    const shown = await lin.call(getAnnouncement, { id });
    expect(shown.msgContent).toBe(content);
    // What is left of markup, without its texts: entities make no tag.
    const markup = (content.match(/<[^>]*>/g) ?? []).join('');
    expect(markup).not.toMatch(
      /<(?!\/?(?:p|h2|a|img|table|tbody|tr|td|div|span|b|i|u)\b)|\son|script|data:|javascript|vbscript|evil|srcset|position/i,
    );
  }
});

test('the list finds announcements by state, kind and title, and says how they are read', async () => {
  const lin = await world.person();
  const id = await sendBy(author, {
    audience: onlyFor(lin),
    titile: '盘点独一无二',
    msgCategory: '2',
  });
  await lin.call(markRead, { anntId: id });
  await author.call(addAnnouncement, draftOf({ titile: '盘点草稿独一无二' }));
  const found = async (filter: object) => {
    const page = { pageNo: '1', pageSize: '10', titile: '独一无二' } as const;
    return (await author.call(listAnnouncements, { ...page, ...filter })).records;
  };

  expect(await found({})).toMatchObject([{ state: 'draft' }, { id, readers: 1, reach: 1 }]);
  expect(await found({ state: 'draft' })).toHaveLength(1);
  expect(await found({ msgCategory: '2' })).toMatchObject([{ id }]);
});

test.each(['list', 'publish'] as const)(
  'A54 who may do everything with announcements but %s them is refused that',
  async (verb) => {
    const others = (['list', 'add', 'edit', 'remove', 'publish', 'export'] as const)
      .filter((each) => each !== verb)
      .map((each) => deskActions[each]);
    const wang = await world.person({ roles: [await roleIn(world.db)({ actions: others })] });
    const id = await sendBy(author);

    const tried = {
      list: () => wang.call(getDraft, { id }),
      publish: () => wang.call(recallAnnouncement, { id }),
    }[verb]();

    await expect(tried).rejects.toThrow('action.denied');
  },
);
