import { second } from '@portal/common/durations';
import type { CodePurpose } from '@portal/contract/identity/phone';
import type { Logger } from 'pino';
import type { Clock } from '#platform/time/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { carryByGateway } from './gateway.ts';
import { createSmsOutbox } from './outbox.ts';

/** A code on its way to a telephone. */
export interface CodeMessage {
  to: string;
  purpose: CodePurpose;
  code: string;
  /** How long it is good for. */
  minutes: number;
}

/** Takes a message to a telephone; rejects, without a word of the message, when it cannot. */
export type Carry = (message: CodeMessage) => Promise<void>;

const failuresUntilRest = 5;
const restMs = 30 * second;

/**
 * The way to people's telephones: the gateway an installation names, else a file in the demonstration, else none. A
 * message is carried while the caller is answered already: how long that takes, and whether it works, would tell apart
 * the numbers somebody has.
 */
export function createSms({ config, clock, log }: { config: Config; clock: Clock; log: Logger }) {
  const carry = carrierOf(config, clock);
  const underWay = new Set<Promise<void>>();
  let failures = 0;
  let restsUntil = 0;

  async function attempt(take: Carry, message: CodeMessage): Promise<void> {
    try {
      await take(message);
      failures = 0;
    } catch (error) {
      failures += 1;
      if (failures >= failuresUntilRest) restsUntil = clock.now().getTime() + restMs;
      const problem = error instanceof Error ? error.message : 'unknown';
      log.warn({ purpose: message.purpose, problem }, 'code not sent');
    }
  }

  return {
    /** `closed` where nothing carries messages; `failing` for a while when five in a row were not taken. */
    state(): 'open' | 'closed' | 'failing' {
      if (!carry) return 'closed';
      return clock.now().getTime() < restsUntil ? 'failing' : 'open';
    },

    /** Sends in the background; what becomes of it is for the log. */
    send(message: CodeMessage): void {
      if (!carry) return;
      const sent = attempt(carry, message).finally(() => underWay.delete(sent));
      underWay.add(sent);
    },

    /** Answers when nothing is under way any more. */
    settled: async (): Promise<void> => void (await Promise.all(underWay)),
  };
}

function carrierOf({ mode, sms, dataDirectory }: Config, clock: Clock): Carry | undefined {
  const { gatewayUrl: url, gatewayToken: token, templates } = sms;
  if (url !== undefined) return carryByGateway({ url, token, clock }, templates);
  return mode === 'demonstration' ? createSmsOutbox({ dataDirectory, clock }) : undefined;
}
