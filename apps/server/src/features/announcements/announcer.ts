import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { eachTenant } from '#platform/each-tenant';
import type { Faults } from '#platform/faults';
import { claimDue, hasWork, namedReaders } from './announcer-store.ts';
import type { Copies } from './copies.ts';

/**
 * Tells open screens that what is announced has changed, for everybody or for the people of these ids; what is gone is
 * taken off them at once.
 */
export type Announced = (news: { to: 'all' | readonly string[]; gone?: string }) => void;

export type Announcer = ReturnType<typeof createAnnouncer>;

interface AnnouncerParts {
  db: Database;
  clock: Clock;
  faults: Faults;
  announced: Announced;
  copies: Copies;
}

/** Above so many people it is cheaper to have every screen look than to name them. */
const namedAtMost = 500;
const lookEveryMs = 1_000;

/**
 * Tells screens and channels of what is to be announced: at once when somebody sends it, and when its time has come.
 * What is on its way stands in the database, so that a restart delays it and loses nothing.
 */
export function createAnnouncer({ db, clock, faults, announced, copies }: AnnouncerParts) {
  let isOver = false;
  let running: Promise<void> | undefined;

  async function tell(id: string, { isGone = false } = {}): Promise<void> {
    const to = await namedReaders(db, id, namedAtMost);
    announced({ to, ...(isGone && { gone: id }) });
  }

  /** For the tenant at work. */
  async function look(): Promise<void> {
    if (!(await hasWork(db, clock.now()))) return;
    for (const { id } of await claimDue(db, clock.now())) await tell(id);
    copies.start();
  }

  /** One at a time; what comes due meanwhile is seen by the next. */
  function lookByItself(): void {
    if (isOver) return;
    running ??= eachTenant(db, look)
      .catch((err: unknown) => faults.note('announcements', err))
      .finally(() => (running = undefined));
  }
  const timer = setInterval(lookByItself, lookEveryMs).unref();

  return {
    tell,
    look,
    isOpen: copies.isOpen,
    async stop(): Promise<void> {
      isOver = true;
      clearInterval(timer);
      await running;
      await copies.stop();
    },
  };
}
