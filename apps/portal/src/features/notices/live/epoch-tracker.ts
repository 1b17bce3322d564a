import { shareRun } from '@portal/common/coalesce';
import { second } from '@portal/common/durations';
import { changedBetween, isAhead, unknownEpochs } from '@portal/contract/epochs';
import { pause, randomFraction } from '#platform/time/delay.ts';

/** Delay, at random within this time in milliseconds: pages of many users are notified in the same moment. */
const spreadMs = second;

interface EpochTrackerOptions {
  /** Epochs of the data the page holds, as far as known. */
  held: string | undefined;
  /** Refetches what changed; returns the epochs of the answers. @throws when that fails. */
  renew: (changed: ReturnType<typeof changedBetween>) => Promise<string>;
}

/** Keeps the page's data up to date with the epochs it hears, one renewal at a time. */
export function createEpochTracker({ held: known, renew }: EpochTrackerOptions) {
  let held = known;
  let heard = known;

  const catchUp = shareRun(async (): Promise<void> => {
    while (held !== undefined && heard !== undefined && held !== heard) {
      await pause(randomFraction() * spreadMs);
      // Read after the delay, so that epochs heard meanwhile are covered, too.
      const target = heard;
      const received = await renew(changedBetween(held, target)).catch(() => undefined);
      if (received === undefined || isAhead(target, received)) {
        // No answer, or one of a node that is behind: the next news starts it again.
        heard = held;
        return;
      }
      held = target;
    }
  });

  /** Takes the server's current epochs, also lower ones: it may have been set back. */
  function hear(epochs: string): void {
    if (held === undefined) held = epochs;
    if (heard === epochs) return;
    heard = epochs;
    void catchUp();
  }

  return {
    hear,
    /** The epochs in a response header; ignored when older than ours. */
    notice(epochs: string): void {
      if (heard !== undefined && isAhead(epochs, heard)) hear(epochs);
    },
    heard: (): string => heard ?? unknownEpochs,
  };
}
