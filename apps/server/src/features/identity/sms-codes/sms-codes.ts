import { minute } from '@portal/common/durations';
import { phoneCode } from '@portal/contract/limits';
import type { CodePurpose } from '@portal/contract/identity/phone';
import type { Config } from '#platform/config/config.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { CodeUse, OneTimeCodes } from '#platform/tokens/one-time-codes.ts';
import { refuse } from '#platform/http/refuse.ts';
import { createQuota } from './quota.ts';
import { holderOf } from './store.ts';

interface SmsCodeParts {
  db: Database;
  clock: Clock;
  /** The installation's. */
  secret: string;
  codes: OneTimeCodes;
  sms: Sms;
  config: Pick<Config, 'registration'>;
}

/** Carries codes to telephones; `minutes` is how long a code is good for. */
interface Sms {
  state(): 'open' | 'closed' | 'failing';
  send(message: { to: string; purpose: CodePurpose; code: string; minutes: number }): void;
}

type Request = CodeUse & { purpose: CodePurpose };

export type SmsCodes = ReturnType<typeof createSmsCodes>;

/** Codes on their way to telephones: who is sent one, and how many. */
export function createSmsCodes(parts: SmsCodeParts) {
  const { db, codes, sms, config } = parts;
  const quota = createQuota(parts);

  /** Returns whether this number gets a message. It is looked up after everything the caller can notice is settled. */
  async function isMeant({ purpose, to }: Request): Promise<boolean> {
    const holder = await holderOf(db, to);
    if (purpose === 'registration') return holder === undefined;
    if (holder?.status !== 'active') return false;
    return purpose === 'sign-in' || holder.password_hash !== '!';
  }

  return {
    /** Counts, stores a code for and responds to every number alike; only a user's number gets a message. */
    async request(request: Request): Promise<void> {
      requireSms(sms);
      if (request.purpose === 'registration' && config.registration === 'closed') {
        refuse('registration.closed');
      }
      await quota.spend(request);
      const code = await codes.issue(request);
      if (await isMeant(request)) {
        const minutes = phoneCode.lifeMs / minute;
        sms.send({ to: request.to, purpose: request.purpose, code, minutes });
      }
    },
  };
}

/** Refuses everybody alike where no message would arrive. */
function requireSms(sms: Sms): void {
  const state = sms.state();
  if (state === 'closed') refuse('sms.closed');
  if (state === 'failing') refuse('sms.failing');
}
