import { useRef } from 'react';

/** Words about a change whose answer did not arrive. */
export const lostWords = '没有收到服务器的答复，可能已经保存；请再试一次，不会重复保存';

/** Keys of what was sent without an answer: a form that is opened again with the same contents goes on with its key. */
const unanswered = new Map<string, string>();
const unansweredMost = 50;

interface Change {
  /** The subject of the change: a form keeps its key whatever is typed into it meanwhile. */
  what: string;
  /** The call and its input, to know the same again. */
  contents: unknown;
}

/**
 * Returns what sends a change with a key that is the same until its answer has arrived, so that the server makes it once
 * however often it is sent. Rejects with the words to show: a lost answer says nothing about the change.
 */
export function useSendOnce() {
  const keys = useRef(new Map<string, string>());
  return async <T>({ what, contents }: Change, send: (once: string) => Promise<T>): Promise<T> => {
    const same = JSON.stringify([what, contents]);
    const key = keys.current.get(what) ?? unanswered.get(same) ?? newKey();
    keys.current.set(what, key);
    try {
      const answer = await send(key);
      keys.current.delete(what);
      unanswered.delete(same);
      return answer;
    } catch (error) {
      if (!isLost(error)) throw error;
      noteUnanswered(same, key);
      throw new Error(lostWords, { cause: error });
    }
  };
}

function noteUnanswered(same: string, key: string): void {
  unanswered.set(same, key);
  const [oldest] = unanswered.keys();
  if (unanswered.size > unansweredMost && oldest !== undefined) unanswered.delete(oldest);
}

/** True where no answer of our server arrived: the line was cut, it took too long, or a proxy answered in its place. */
const isLost = (error: unknown): boolean =>
  error instanceof Error &&
  (('kind' in error && (error.kind === 'unreachable' || error.kind === 'timeout')) ||
    ('status' in error && error.status === 502));

/** `randomUUID` is for secure contexts alone. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
