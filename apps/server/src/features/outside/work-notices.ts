import type { Clock } from '#platform/time/clock.ts';
import type { DingTalkConfig } from '#platform/config-outside.ts';
import type { Letterbox } from '#platform/letterbox.ts';
import { createDingTalkApi } from './dingtalk-api.ts';
import { issuerOf } from './dingtalk.ts';

interface WorkNoticesParts {
  config: DingTalkConfig;
  agentId: string;
  clock: Clock;
}

/** The work notices of our organisation in DingTalk. One call is for a hundred members at most, and is taken whole. */
export function createWorkNotices({ config, agentId, clock }: WorkNoticesParts): Letterbox {
  const api = createDingTalkApi({ ...config, clock });
  return {
    channel: 'dingtalk',
    issuer: issuerOf(config),
    async put(addresses, { title, words, link }) {
      const card = { title, markdown: `### ${title}\n${words}`, single_title: '查看' };
      const msg =
        link === null
          ? { msgtype: 'markdown', markdown: { title, text: card.markdown } }
          : { msgtype: 'action_card', action_card: { ...card, single_url: link } };
      await api.notify(agentId, addresses, msg);
      return addresses.map(() => true);
    },
  };
}
