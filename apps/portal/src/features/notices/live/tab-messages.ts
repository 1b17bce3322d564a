import { listMine } from '@portal/contract/notices/announcements';
import { Frame } from '@portal/contract/notices/live-socket';
import { countToDos } from '@portal/contract/workplace/to-dos';
import { z } from 'zod';

/** Messages between the tabs of a browser. */
const TabMessage = z.discriminatedUnion('kind', [
  /** State of the leader tab, every few seconds and whenever it changes. */
  z.object({
    kind: z.literal('lead'),
    isUp: z.boolean(),
    isOver: z.boolean(),
    isHidden: z.boolean(),
    failures: z.int(),
    last: z.string().optional(),
  }),
  /** A new tab asks for the state. */
  z.object({ kind: z.literal('new') }),
  /** A frame of the server, for all tabs. */
  z.object({ kind: z.literal('frame'), frame: Frame }),
  /** The list of notices, fetched by one tab for all. */
  z.object({ kind: z.literal('notices'), list: listMine.result }),
  /** The count of what waits for the user, likewise. */
  z.object({ kind: z.literal('to-dos'), count: countToDos.result }),
]);
export type TabMessage = z.infer<typeof TabMessage>;

/** Opens the channel between the tabs of one user in this browser. */
export function openTabChannel(name: string, hear: (message: TabMessage) => void) {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }) => {
    const message = TabMessage.safeParse(data);
    if (message.success) hear(message.data);
  });
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one
    tell: (message: TabMessage): void => channel.postMessage(message),
    close: (): void => channel.close(),
  };
}
