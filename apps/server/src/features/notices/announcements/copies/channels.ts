import type { CopyChannel } from '@portal/contract/notices/announcement-desk';
import type { Logger } from 'pino';
import type { Database } from '#platform/database/database.ts';
import { saveOutcome, type SendableCopy } from './store.ts';

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
  /**
   * Sends one message to a hundred addresses at most; returns true for each that the service accepted.
   * @throws if it accepted none.
   */
  send: (addresses: readonly string[], message: ChannelMessage) => Promise<boolean[]>;
}

interface CopyChannelsParts {
  db: Database;
  log: Logger;
  services: readonly Channel[];
  /** The public address of the portal; without it copies have no link. */
  publicOrigin: string | undefined;
}

/** Sends copies through the external services that are configured. */
export function createCopyChannels({ db, log, services, publicOrigin }: CopyChannelsParts) {
  const serviceFor = (channel: CopyChannel) =>
    services.find((service) => service.channel === channel);
  const issuerOf = (channel: CopyChannel) => serviceFor(channel)?.issuer ?? null;
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

  /** Sends copies of one announcement; returns those that were not accepted, and the reason. */
  async function sendCopies(
    copies: readonly SendableCopy[],
  ): Promise<{ ids: string[]; problem: string }> {
    const [first] = copies;
    const ids = copies.map(({ id }) => id);
    if (!first) return { ids, problem: '' };
    try {
      const addresses = copies.map(({ address }) => address ?? '');
      const message = messageFor(first.title, first.announcementId);
      const taken = await send(first.channel, addresses, message);
      await saveOutcome(
        db,
        ids.filter((_, nth) => taken[nth]),
        { outcome: 'taken' },
      );
      return { ids: ids.filter((_, nth) => !taken[nth]), problem: '发送渠道未接收' };
    } catch (err) {
      log.warn({ err, channel: first.channel }, 'copies of an announcement were not taken');
      return { ids, problem: '发送渠道暂时不可用' };
    }
  }

  return {
    isOpen: (channel: string): boolean => services.some((service) => service.channel === channel),
    open: services.map(({ channel }) => channel),
    /** The issuer of user names at each channel; null if addresses are telephone numbers. */
    issuers,
    send,
    sendCopies,
  };
}
