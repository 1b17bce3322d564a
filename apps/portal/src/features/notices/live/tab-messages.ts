import { listMine } from '@portal/contract/notices/announcements';
import { Frame } from '@portal/contract/notices/live-socket';
import { z } from 'zod';

/** What the tabs of a browser tell one another. */
const Word = z.discriminatedUnion('kind', [
  /** The tab that leads, every few seconds and whenever something changes. */
  z.object({
    kind: z.literal('lead'),
    isUp: z.boolean(),
    isOver: z.boolean(),
    isHidden: z.boolean(),
    failures: z.int(),
    last: z.string().optional(),
  }),
  /** A tab that has just come: it asks how things stand. */
  z.object({ kind: z.literal('new') }),
  /** What the server said, to all. */
  z.object({ kind: z.literal('frame'), frame: Frame }),
  /** The list of notices, asked for by one tab for all. */
  z.object({ kind: z.literal('notices'), list: listMine.result }),
]);
export type Word = z.infer<typeof Word>;

/** The tabs of one person in this browser, by a name of what they have in common. */
export function openTabs(name: string, hear: (word: Word) => void) {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    const word = Word.safeParse(data);
    if (word.success) hear(word.data);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one
    tell: (word: Word): void => channel.postMessage(word),
    close: (): void => channel.close(),
  };
}
