import { recallAnnouncement } from '@portal/contract/notices/announcement-desk';
import { onlyFor } from '@portal/testing/announcement-draft';
import { expect, test } from 'vitest';
import { startWorld } from '#testing/world.ts';
import { sendBy } from '#testing/fixtures/send-announcement.ts';
import { openSocketAt } from '#testing/server/socket.ts';

const world = await startWorld();
const address = await world.app.listen({ host: '127.0.0.1', port: 0 });
const author = await world.person({ roles: ['administrator'] });

test('a recall names what is gone to three hundred open pages at once, so that none has to ask', async () => {
  const readers = await Promise.all(Array.from({ length: 30 }, () => world.person()));
  const tenOfEach = readers.flatMap((reader) => Array.from({ length: 10 }, () => reader));
  const pages = await Promise.all(tenOfEach.map((reader) => openSocketAt(address, reader)));
  const id = await sendBy(author);
  await expect.poll(() => pages.every(({ notices }) => notices().length === 1)).toBe(true);

  await author.call(recallAnnouncement, { id });

  const saidGone = () => pages.filter(({ notices }) => isGone(notices().at(-1), id)).length;
  await expect.poll(saidGone).toBe(300);
});

test('who was away hears of a recall as they come back, and one that was for a few is told to these alone', async () => {
  const [lin, wang] = [await world.person(), await world.person()];
  const before = await openSocketAt(address, lin);
  const other = await openSocketAt(address, wang);
  const id = await sendBy(author, { audience: onlyFor(lin) });
  await expect.poll(() => before.notices().length).toBe(1);
  await before.end();
  await author.call(recallAnnouncement, { id });

  const after = await openSocketAt(address, lin, { last: before.last });

  await expect.poll(after.notices).toMatchObject([{ cmd: 'user', gone: id }]);
  expect(other.notices()).toEqual([]);
});

const isGone = (frame: object | undefined, id: string): boolean =>
  frame !== undefined && 'gone' in frame && frame.gone === id;
