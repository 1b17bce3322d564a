import type { Logger } from 'pino';

/** Work that goes on behind the calls, by the part of it that can fail. */
const faultParts = [
  'notice log',
  'broadcast',
  'connection',
  'epochs',
  'settings',
  'announcements',
  'logout notices',
  'jobs',
  'nodes',
  'samples',
] as const;
type FaultPart = (typeof faultParts)[number];

export type Faults = ReturnType<typeof createFaults>;

/** Logs and counts the failures of work that nobody waits for, and that goes on with the next occasion. */
export function createFaults(log: Logger) {
  const counts = new Map<FaultPart, number>(faultParts.map((part) => [part, 0]));

  function note(part: FaultPart, err: unknown): void {
    counts.set(part, (counts.get(part) ?? 0) + 1);
    log.error({ err, part }, 'background work failed');
  }
  return {
    note,

    /** Notes whatever a promise is rejected with, which nobody awaits. */
    watch(part: FaultPart, work: Promise<unknown>): void {
      work.catch((err: unknown) => note(part, err));
    },

    /** Calls a listener, so that one that throws keeps nobody else from hearing. */
    call(part: FaultPart, listen: () => void): void {
      try {
        listen();
      } catch (err) {
        note(part, err);
      }
    },

    /** Since the start of this node. */
    counts: (): ReadonlyMap<FaultPart, number> => counts,
  };
}
