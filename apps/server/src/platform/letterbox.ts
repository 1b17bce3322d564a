import type { CopyChannel } from '@portal/contract/notices/announcement-desk';
import type { Clock } from '#platform/time/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { createSmsGateway } from './sms-gateway.ts';
import { createOutboxWriter } from './sms-outbox.ts';

/** What a copy of an announcement says; `link` leads to the portal, where one knows its address. */
export interface Slip {
  title: string;
  words: string;
  link: string | null;
}

/** A way by which copies reach people outside the portal. */
export interface Letterbox {
  channel: CopyChannel;
  /** Whose names the addresses are, as bindings know it; null where they are telephones. */
  issuer: string | null;
  /**
   * Hands one slip to a hundred addresses at most; answers for each whether it was taken.
   * @throws when nobody's was.
   */
  put: (addresses: readonly string[], slip: Slip) => Promise<boolean[]>;
}

/** Telephones: by the gateway an installation names, in the demonstration by its file, else there are none. */
export function createTelephoneBox(config: Config, clock: Clock): Letterbox | undefined {
  const hand = handOf(config, clock);
  if (!hand) return undefined;
  return {
    channel: 'sms',
    issuer: null,
    async put(addresses, { title }) {
      const taken: boolean[] = [];
      // One after the other: a gateway counts how many come at once.
      for (const to of addresses) {
        taken.push(
          await hand(to, title).then(
            () => true,
            () => false,
          ),
        );
      }
      return taken;
    },
  };
}

function handOf({ mode, sms, notices, dataDirectory }: Config, clock: Clock) {
  const { gatewayUrl: url, gatewayToken: token } = sms;
  if (url !== undefined) {
    const hand = createSmsGateway({ url, token, clock });
    const template = notices.smsTemplate;
    return (to: string, title: string) => hand({ to, template, parameters: { title } });
  }
  if (mode !== 'demonstration') return undefined;
  const write = createOutboxWriter({ dataDirectory, clock });
  return (to: string, title: string) => write(to, 'notice', title);
}
