import type { CopyChannel } from '@portal/contract/notices/announcement-desk';
import type { Logger } from 'pino';
import type { Database } from '#platform/database/database.ts';
import type { Letterbox, Slip } from '#platform/letterbox.ts';
import { saveOutcome, type SendableCopy } from './store.ts';

interface CopyChannelsParts {
  db: Database;
  log: Logger;
  letterboxes: readonly Letterbox[];
  /** The public address of the portal; without it copies have no link. */
  publicOrigin: string | undefined;
}

/** Sends copies through the external services that are configured. */
export function createCopyChannels({ db, log, letterboxes, publicOrigin }: CopyChannelsParts) {
  const boxFor = (channel: CopyChannel) => letterboxes.find((box) => box.channel === channel);
  const issuerOf = (channel: CopyChannel) => boxFor(channel)?.issuer ?? null;
  const issuers = { dingtalk: issuerOf('dingtalk'), sms: issuerOf('sms') };

  const slipFor = (title: string, id: string | null): Slip => ({
    title,
    words: '请登录集团数字化平台查看。',
    link:
      publicOrigin === undefined || id === null
        ? null
        : `${publicOrigin}/isps/userAnnouncement?open=${id}`,
  });

  /** @throws if the channel is not configured, or accepts none of them. */
  async function put(channel: CopyChannel, addresses: readonly string[], slip: Slip) {
    const box = boxFor(channel);
    if (!box) throw new Error(`There is no letterbox for ${channel}`);
    return box.put(addresses, slip);
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
      const slip = slipFor(first.title, first.announcementId);
      const taken = await put(first.channel, addresses, slip);
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
    isOpen: (channel: string): boolean => letterboxes.some((box) => box.channel === channel),
    open: letterboxes.map(({ channel }) => channel),
    /** The issuer of user names at each channel; null if addresses are telephone numbers. */
    issuers,
    put,
    sendCopies,
  };
}
