import { changedBetween, isAhead, unknownEpochs } from '@portal/contract/epochs';
import { chance } from '#platform/chance.ts';
import { pause } from '#platform/pause.ts';

/** Pages of many people are told in the same moment; they ask within this time, in milliseconds. */
const spreadMs = 1_000;

interface CatchingUpParts {
  /** The epochs of what the page holds, as far as it is known. */
  held: string | undefined;
  /** Fetches anew what changed; answers the epochs under which it was answered. @throws when that fails. */
  renew: (changed: ReturnType<typeof changedBetween>) => Promise<string>;
}

/** Keeps what the page holds abreast of what it hears, one renewal at a time. */
export function createCatchingUp({ held: known, renew }: CatchingUpParts) {
  let held = known;
  let heard = known;
  let renewing: Promise<void> | undefined;

  async function catchUp(): Promise<void> {
    while (held !== undefined && heard !== undefined && held !== heard) {
      await pause(chance() * spreadMs);
      // Only now: what was heard meanwhile is fetched along with the rest.
      const aim = heard;
      const under = await renew(changedBetween(held, aim)).catch(() => undefined);
      if (under === undefined || isAhead(aim, under)) {
        // No answer, or one of a node that has not heard yet: the next news begins it anew.
        heard = held;
        return;
      }
      held = aim;
    }
  }

  /** What the server says now, which is true even where it is lower: it may have been set back. */
  function hear(epochs: string): void {
    if (held === undefined) held = epochs;
    if (heard === epochs) return;
    heard = epochs;
    renewing ??= catchUp().finally(() => (renewing = undefined));
  }

  return {
    hear,
    /** What an answer happens to carry. It may be older than what is known by now, and says nothing then. */
    notice(epochs: string): void {
      if (heard !== undefined && isAhead(epochs, heard)) hear(epochs);
    },
    heard: (): string => heard ?? unknownEpochs,
  };
}
