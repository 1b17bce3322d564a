import type { Clock } from '#platform/time/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Outbounds } from '#platform/outbound/outbounds.ts';
import { wordsOfProblem } from '#platform/outbound/problem-words.ts';
import { createSmsGateway } from './gateway.ts';
import { createOutboxWriter } from './outbox.ts';

interface SmsPorts {
  clock: Clock;
  outbounds: Outbounds;
}

/** Sends copies of announcements by SMS: through the gateway, in the demonstration into its file, else not at all. */
export function createNoticeChannel(config: Config, ports: SmsPorts) {
  const send = senderOf(config, ports);
  if (!send) return undefined;
  return {
    channel: 'sms' as const,
    issuer: null,
    template: config.notices.smsTemplate,
    async send(
      addresses: readonly string[],
      { title }: { title: string },
    ): Promise<(string | null)[]> {
      const problems: (string | null)[] = [];
      // One after the other: a gateway counts how many come at once.
      for (const to of addresses) {
        problems.push(
          await send(to, title).then(
            () => null,
            (error: unknown) => wordsOfProblem(error, [to]),
          ),
        );
      }
      return problems;
    },
  };
}

function senderOf({ mode, sms, notices, dataDirectory }: Config, { clock, outbounds }: SmsPorts) {
  const { gatewayUrl: url, gatewayToken: token } = sms;
  if (url !== undefined) {
    const send = createSmsGateway({ kind: 'sms-notices', url, token, outbounds });
    const template = notices.smsTemplate;
    return (to: string, title: string) => send({ to, template, parameters: { title } });
  }
  if (mode !== 'demonstration') return undefined;
  const write = createOutboxWriter({ dataDirectory, clock });
  return (to: string, title: string) => write(to, 'notice', title);
}
