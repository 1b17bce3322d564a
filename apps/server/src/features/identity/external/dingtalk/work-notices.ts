import type { Outbounds } from '#platform/outbound/outbounds.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { DingTalkConfig } from '../config.ts';
import { createDingTalkApi } from './api.ts';
import { issuerOf } from './dingtalk.ts';

interface WorkNoticesParts {
  config: DingTalkConfig;
  agentId: string;
  clock: Clock;
  outbounds: Outbounds;
}

interface WorkNotice {
  title: string;
  words: string;
  link: string | null;
}

/** The work notices of our organisation in DingTalk. One call is for a hundred members at most, and is taken whole. */
export function createWorkNotices({ config, agentId, ...ports }: WorkNoticesParts) {
  const api = createDingTalkApi({ kind: 'dingtalk-notices', config, ...ports });
  return {
    channel: 'dingtalk' as const,
    issuer: issuerOf(config),
    template: null,
    async send(addresses: readonly string[], { title, words, link }: WorkNotice): Promise<null[]> {
      const card = { title, markdown: `### ${title}\n${words}`, single_title: '查看' };
      const msg =
        link === null
          ? { msgtype: 'markdown', markdown: { title, text: card.markdown } }
          : { msgtype: 'action_card', action_card: { ...card, single_url: link } };
      await api.notify(agentId, addresses, msg);
      return addresses.map(() => null);
    },
  };
}
