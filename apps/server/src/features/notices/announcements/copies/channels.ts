import type { CopyChannel } from '@portal/contract/notices/announcement-desk';
import type { Logger } from 'pino';
import type { Database } from '#platform/database/database.ts';
import { wordsOfProblem } from '#platform/outbound/problem-words.ts';
import type { Clock } from '#platform/time/clock.ts';
import { noteTries, type SendableCopy } from './store.ts';

/** The text of a copy; `link` leads to the portal, if its address is known. */
export interface ChannelMessage {
  title: string;
  words: string;
  link: string | null;
}

/** An external service that delivers copies of announcements. */
export interface Channel {
  channel: CopyChannel;
  /** The issuer of the identities used as addresses, as in bindings; null if addresses are telephone numbers. */
  issuer: string | null;
  /** The name of the text at the service, where it has the wording. */
  template: string | null;
  /**
   * Sends one message to a hundred addresses at most; returns null for each that the service accepted, else its words.
   * @throws if it accepted none.
   */
  send: (addresses: readonly string[], message: ChannelMessage) => Promise<(string | null)[]>;
}

interface CopyChannelsParts {
  db: Database;
  clock: Clock;
  log: Logger;
  services: readonly Channel[];
  /** The public address of the portal; without it copies have no link. */
  publicOrigin: string | undefined;
}

/** Sends copies through the external services that are configured. */
export function createCopyChannels({ db, clock, log, services, publicOrigin }: CopyChannelsParts) {
  const serviceFor = (channel: CopyChannel) =>
    services.find((service) => service.channel === channel);
  const issuerOf = (channel: CopyChannel) => serviceFor(channel)?.issuer ?? null;
  const templateOf = (channel: CopyChannel) => serviceFor(channel)?.template ?? null;
  const issuers = { dingtalk: issuerOf('dingtalk'), sms: issuerOf('sms') };

  const messageFor = (title: string, id: string | null): ChannelMessage => ({
    title,
    words: '请登录集团数字化平台查看。',
    link:
      publicOrigin === undefined || id === null
        ? null
        : `${publicOrigin}/isps/userAnnouncement?open=${id}`,
  });

  /** @throws if the channel is not configured, or accepts none of them. */
  async function send(channel: CopyChannel, addresses: readonly string[], message: ChannelMessage) {
    const service = serviceFor(channel);
    if (!service) throw new Error(`No service carries copies by ${channel}`);
    return service.send(addresses, message);
  }

  /** Sends copies of one announcement and keeps each try; returns the ids of those that were not accepted. */
  async function sendCopies(
    copies: readonly SendableCopy[],
    { isLastTry }: { isLastTry: boolean },
  ): Promise<string[]> {
    const [first] = copies;
    if (!first) return [];
    const problems = await handOver(first, copies);
    const at = clock.now().toISOString();
    await noteTries(
      db,
      copies.map(({ id }, nth) => {
        const words = problems[nth] ?? null;
        return words === null
          ? { id, outcome: 'taken', problem: null, made: { at, kind: 'taken' } }
          : {
              id,
              outcome: isLastTry ? 'failed' : 'waiting',
              problem: words,
              made: { at, kind: 'failed', words },
            };
      }),
    );
    return copies.map(({ id }) => id).filter((_, nth) => (problems[nth] ?? null) !== null);
  }

  async function handOver(
    first: SendableCopy,
    copies: readonly SendableCopy[],
  ): Promise<(string | null)[]> {
    const addresses = copies.map(({ address }) => address ?? '');
    const message = messageFor(first.title, first.announcementId);
    try {
      return await send(first.channel, addresses, message);
    } catch (err) {
      log.warn({ err, channel: first.channel }, 'copies of an announcement were not taken');
      const words = wordsOfProblem(err, addresses);
      return addresses.map(() => words);
    }
  }

  return {
    isOpen: (channel: string): boolean => services.some((service) => service.channel === channel),
    open: services.map(({ channel }) => channel),
    /** The issuer of user names at each channel; null if addresses are telephone numbers. */
    issuers,
    templateOf,
    send,
    sendCopies,
  };
}
