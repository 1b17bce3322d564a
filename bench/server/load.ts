import { setTimeout as wait } from 'node:timers/promises';

/** What a stretch of load came to. */
export interface Outcome {
  perSecond: number;
  /** How long each request took, in milliseconds. */
  took: number[];
}

/** Sends one request and waits for its answer. */
export type Send = () => Promise<unknown>;

/** As many requests as so many callers get done who each send the next when the last is answered. */
export async function flatOut(
  send: Send,
  { callers, seconds }: { callers: number; seconds: number },
): Promise<Outcome> {
  const took: number[] = [];
  const begin = performance.now();
  const end = begin + seconds * 1_000;
  const call = async (): Promise<void> => {
    while (performance.now() < end) took.push(await timed(send));
  };
  await Promise.all(Array.from({ length: callers }, call));
  return { took, perSecond: took.length / ((performance.now() - begin) / 1_000) };
}

/** Requests at an even rate, sent when it is their time whether or not earlier ones are answered. */
export async function atRate(
  send: Send,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<Outcome> {
  const begin = performance.now();
  const sent: Promise<number>[] = [];
  for (const wanted = perSecond * seconds; sent.length < wanted;) {
    const due = Math.min(wanted, ((performance.now() - begin) / 1_000) * perSecond);
    while (sent.length < due) {
      const one = timed(send);
      // A failure is met below: nobody waits for it while others are sent.
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
