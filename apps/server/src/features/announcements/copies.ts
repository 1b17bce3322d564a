import type { CopyChannel } from '@portal/contract/announcement-desk';
import type { Logger } from 'pino';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { eachTenant } from '#platform/each-tenant';
import type { Faults } from '#platform/faults';
import type { Letterbox, Slip } from '#platform/letterbox';
import { type Batch, noteOutcome, takeBatch } from './copies-store.ts';

export type Copies = ReturnType<typeof createCopies>;

interface CopiesParts {
  db: Database;
  clock: Clock;
  log: Logger;
  faults: Faults;
  letterboxes: readonly Letterbox[];
  /** Where browsers reach the portal; without it copies carry no link. */
  publicOrigin: string | undefined;
}

/** As many as a service takes with one call. */
const batchSize = 100;

/** Hands copies of announcements to services outside, a batch after the other, and writes down what became of each. */
export function createCopies({ db, clock, log, faults, letterboxes, publicOrigin }: CopiesParts) {
  const boxFor = (channel: CopyChannel) => letterboxes.find((box) => box.channel === channel);
  const issuerOf = (channel: CopyChannel) => boxFor(channel)?.issuer ?? null;
  const issuers = { dingtalk: issuerOf('dingtalk'), sms: issuerOf('sms') };
  let isOver = false;
  let running: Promise<void> | undefined;

  const slipFor = (title: string, id: string): Slip => ({
    title,
    words: '请登录集团数字化平台查看。',
    link: publicOrigin === undefined ? null : `${publicOrigin}/isps/userAnnouncement?open=${id}`,
  });

  async function send({ announcementId, title, channel, copies }: Batch): Promise<void> {
    const sendable = copies.flatMap(({ id, address, isDeclined }) =>
      address === null || isDeclined ? [] : [{ id, address }],
    );
    if (sendable.length === 0) return;
    const addresses = sendable.map(({ address }) => address);
    try {
      const taken = await put(channel, addresses, slipFor(title, announcementId));
      const ids = (wasTaken: boolean) =>
        sendable.filter((_, index) => (taken[index] ?? false) === wasTaken).map(({ id }) => id);
      await noteOutcome(db, ids(true), { outcome: 'taken' });
      await noteOutcome(db, ids(false), { outcome: 'failed', problem: '发送渠道未接收' });
    } catch (err) {
      log.warn({ err, channel }, 'copies of an announcement were not taken');
      const ids = sendable.map(({ id }) => id);
      await noteOutcome(db, ids, { outcome: 'failed', problem: '发送渠道暂时不可用' });
    }
  }

  /** @throws when the channel is closed, or takes none of them. */
  async function put(channel: CopyChannel, addresses: readonly string[], slip: Slip) {
    const box = boxFor(channel);
    if (!box) throw new Error(`There is no letterbox for ${channel}`);
    return box.put(addresses, slip);
  }

  const next = async (): Promise<Batch | undefined> =>
    isOver ? undefined : takeBatch(db, { issuers, now: clock.now(), size: batchSize });

  async function run(): Promise<void> {
    for (let batch = await next(); batch; batch = await next()) await send(batch);
  }

  return {
    isOpen: (channel: string): boolean => letterboxes.some((box) => box.channel === channel),
    open: letterboxes.map(({ channel }) => channel),
    issuers,
    put,

    /** Sends what waits to be sent in any tenant, in the background. */
    start(): void {
      running ??= eachTenant(db, run)
        .catch((err: unknown) => faults.note('announcements', err))
        .finally(() => (running = undefined));
    },

    /** Resolves when what is under way has come to its end. */
    async settled(): Promise<void> {
      await running;
    },

    async stop(): Promise<void> {
      isOver = true;
      await running;
    },
  };
}
