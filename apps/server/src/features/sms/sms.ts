import { second } from '@portal/common/durations';
import type { CodePurpose } from '@portal/contract/identity/phone';
import type { Logger } from 'pino';
import type { Clock } from '#platform/time/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Outbounds } from '#platform/outbound/outbounds.ts';
import { wordsOfProblem } from '#platform/outbound/problem-words.ts';
import { sendCodesByGateway } from './gateway.ts';
import { createSmsOutbox } from './outbox.ts';

/** A code on its way to a telephone. */
export interface CodeMessage {
  to: string;
  purpose: CodePurpose;
  code: string;
  /** Validity of the code. */
  minutes: number;
}

/** A code, and whose it is. */
interface AddressedCode extends CodeMessage {
  personId: string | null;
  tenantId: number;
  requestId: string;
}

/** Takes a message to a telephone; rejects, without a word of the message, when it cannot. */
export type SendCode = (message: CodeMessage) => Promise<void>;

interface SmsParts {
  config: Config;
  clock: Clock;
  outbounds: Outbounds;
  log: Logger;
  /** Keeps that a code was sent, and with null or the words of the failure what became of it. */
  diary: {
    begin(
      code: Omit<AddressedCode, 'code' | 'minutes'> & { template: string },
    ): Promise<(words: string | null) => Promise<void>>;
  };
}

const failuresUntilRest = 5;
const restMs = 30 * second;

/**
 * Sends SMS: by the gateway an installation names, else into a file in the demonstration, else not at all. Sending goes
 * on after the response: its duration or failure would reveal which numbers have accounts.
 */
export function createSms({ config, clock, outbounds, log, diary }: SmsParts) {
  const carry = carrierOf(config, { clock, outbounds });
  const underWay = new Set<Promise<void>>();
  let failures = 0;
  let restsUntil = 0;

  /** Hands a code over; returns the words of the failure. */
  async function handOver(take: SendCode, message: CodeMessage): Promise<string | null> {
    try {
      await take(message);
      failures = 0;
      return null;
    } catch (error) {
      failures += 1;
      if (failures >= failuresUntilRest) restsUntil = clock.now().getTime() + restMs;
      const problem = error instanceof Error ? error.message : 'unknown';
      log.warn({ purpose: message.purpose, problem }, 'code not sent');
      return wordsOfProblem(error, [message.code, message.to]);
    }
  }

  /** A code is sent even where the diary cannot be written: somebody waits for it. */
  async function attempt(take: SendCode, { code, minutes, ...noted }: AddressedCode) {
    const { to, purpose } = noted;
    const template = config.sms.templates[purpose];
    const unkept = (err: unknown) => log.error({ err, purpose }, 'message not listed');
    const end = await diary.begin({ ...noted, template }).catch(unkept);
    const words = await handOver(take, { to, purpose, code, minutes });
    await end?.(words).catch(unkept);
  }

  return {
    /** `closed` where nothing carries messages; `failing` for a while when five in a row were not taken. */
    state(): 'open' | 'closed' | 'failing' {
      if (!carry) return 'closed';
      return clock.now().getTime() < restsUntil ? 'failing' : 'open';
    },

    /** Sends in the background; what becomes of it is for the log and the list of messages. */
    send(message: AddressedCode): void {
      if (!carry) return;
      const sent = attempt(carry, message).finally(() => underWay.delete(sent));
      underWay.add(sent);
    },

    /** Resolves when no message is being sent. */
    settled: async (): Promise<void> => void (await Promise.all(underWay)),
  };
}

function carrierOf(
  { mode, sms, dataDirectory }: Config,
  { clock, outbounds }: Pick<SmsParts, 'clock' | 'outbounds'>,
): SendCode | undefined {
  const { gatewayUrl: url, gatewayToken: token, templates } = sms;
  if (url !== undefined) return sendCodesByGateway({ url, token, outbounds }, templates);
  return mode === 'demonstration' ? createSmsOutbox({ dataDirectory, clock }) : undefined;
}
