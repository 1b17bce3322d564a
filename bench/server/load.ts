import { setTimeout as wait } from 'node:timers/promises';

/** The result of a load. */
export interface LoadResult {
  perSecond: number;
  /** The duration of each request, in milliseconds. */
  took: number[];
}

/** Sends one request and waits for its answer. */
export type Send = () => Promise<unknown>;

/** Sends requests from parallel callers, each of which sends the next when the last is answered. */
export async function flatOut(
  send: Send,
  { callers, seconds }: { callers: number; seconds: number },
): Promise<LoadResult> {
  const took: number[] = [];
  const begin = performance.now();
  const end = begin + seconds * 1_000;
  const call = async (): Promise<void> => {
    while (performance.now() < end) took.push(await timed(send));
  };
  await Promise.all(Array.from({ length: callers }, call));
  return { took, perSecond: took.length / ((performance.now() - begin) / 1_000) };
}

/** Sends requests at an even rate, whether or not earlier ones are answered. */
export async function atRate(
  send: Send,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<LoadResult> {
  const begin = performance.now();
  const sent: Promise<number>[] = [];
  for (const wanted = perSecond * seconds; sent.length < wanted;) {
    const due = Math.min(wanted, ((performance.now() - begin) / 1_000) * perSecond);
    while (sent.length < due) {
      const one = timed(send);
      // A failure is handled below: nothing awaits it while others are sent.
      one.catch(() => undefined);
      sent.push(one);
    }
    await wait(1);
  }
  const took = await Promise.all(sent);
  return { took, perSecond: took.length / ((performance.now() - begin) / 1_000) };
}

async function timed(send: Send): Promise<number> {
  const begin = performance.now();
  await send();
  return performance.now() - begin;
}
