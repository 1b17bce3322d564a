import { minute } from '@portal/common/durations';
import type { Refusal } from '@portal/contract/refusals';
import type { Entry } from './entry.ts';
import type { Clock } from '#platform/time/clock.ts';

interface Group {
  since: Date;
  refusal: Refusal;
  network: string;
  call: string | undefined;
  count: number;
}

const windowMs = minute;
/** Networks and kinds counted apart within a window; what goes beyond is counted by kind alone. */
const mostGroups = 500;

/**
 * Counts what strangers were refused, by kind and network, and hands on one entry for each minute. An entry for every
 * one would let anybody fill a table that nothing is deleted from.
 */
export function createAnonymousRefusals({
  clock,
  note,
}: {
  clock: Clock;
  note: (entry: Entry) => void;
}) {
  let groups = new Map<string, Group>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const counted = groups;
    groups = new Map();
    for (const group of counted.values()) note(entryOf(group));
  }

  return {
    flush,

    count(
      refusal: Refusal,
      { network, call }: { network: string; call: string | undefined },
    ): void {
      const here = groups.size < mostGroups || groups.has(`${refusal} ${network}`) ? network : '';
      const key = `${refusal} ${here}`;
      const group = groups.get(key);
      if (group) {
        group.count += 1;
        // One call is named; several are not.
        if (group.call !== call) group.call = undefined;
        return;
      }
      groups.set(key, { since: clock.now(), refusal, network: here, call, count: 1 });
      timer ??= setTimeout(flush, windowMs).unref();
    },
  };
}

const entryOf = ({ since, refusal, network, call, count }: Group): Entry => ({
  at: since,
  kind: 'refusal',
  actorId: null,
  actorWorkNo: null,
  address: network || null,
  requestId: null,
  detail: { refusal, count: String(count), ...(call !== undefined && { call }) },
});
