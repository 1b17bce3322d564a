import {
  addAnnouncement,
  makePreviewLink,
  recallAnnouncement,
} from '@portal/contract/notices/announcement-desk';
import { previewAnnouncement } from '@portal/contract/notices/announcements';
import { previewLifeMs } from '@portal/contract/limits';
import { draftOf } from '@portal/testing/announcement-draft';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { sendBy } from '#testing/fixtures/send-announcement.ts';

const world = await startWorld();
const author = await world.person({ roles: ['administrator'] });
const linkTo = async (id: string) => {
  const { path } = await author.call(makePreviewLink, { id });
  const query = new URL(path, 'https://portal.example').searchParams;
  const [expires, sign] = [query.get('expires') ?? '', query.get('sign') ?? ''];
  return { id, tenant: query.get('tenant') ?? '', expires, sign };
};

test('NTC-15 a signed link shows an announcement to somebody who is not signed in, for five minutes', async () => {
  const { id } = await author.call(addAnnouncement, draftOf());
  const link = await linkTo(id);

  expect(await world.visitor.call(previewAnnouncement, link)).toEqual({
    titile: '冬季调价',
    sender: '零售运营中心',
    priority: 'L',
    sendTime: null,
    msgContent: '<p>周日零点生效</p>',
  });
  world.clock.advance(previewLifeMs);
  await expect(world.visitor.call(previewAnnouncement, link)).rejects.toThrow('preview.invalid');
});

test('A75 a link that was changed, or is for something else, shows nothing', async () => {
  const { id } = await author.call(addAnnouncement, draftOf());
  const other = await author.call(addAnnouncement, draftOf());
  const link = await linkTo(id);
  const later = String(Number(link.expires) + 1_000);
  const forged = [
    { ...link, id: other.id },
    { ...link, tenant: '1' },
    { ...link, expires: later },
    { ...link, sign: 'A'.repeat(43) },
  ];

  for (const each of forged) {
    await expect(world.visitor.call(previewAnnouncement, each)).rejects.toThrow('preview.invalid');
  }
  const bare = await world.inject({ url: `/api${previewAnnouncement.path}?id=${id}` });
  expect(bare.statusCode).toBe(400);
  expect(bare.body).not.toContain('冬季调价');
});

test('what was recalled is gone from links as well', async () => {
  const id = await sendBy(author);
  const link = await linkTo(id);

  await author.call(recallAnnouncement, { id });

  await expect(world.visitor.call(previewAnnouncement, link)).rejects.toThrow('preview.invalid');
});
