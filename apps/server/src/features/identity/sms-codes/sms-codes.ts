import { minute } from '@portal/common/durations';
import { defaultTenant, phoneCode } from '@portal/contract/limits';
import type { CodePurpose } from '@portal/contract/identity/phone';
import type { Config } from '#platform/config/config.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { CodeUse, OneTimeCodes } from '#platform/tokens/one-time-codes.ts';
import { tenantAtWork } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
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
  send(message: {
    to: string;
    purpose: CodePurpose;
    code: string;
    minutes: number;
    personId: string | null;
    tenantId: number;
    requestId: string;
  }): void;
}

interface Request extends CodeUse {
  purpose: CodePurpose;
  visitor: Pick<Visitor, 'deviceId' | 'address' | 'requestId'>;
}

/** Person and tenant that a code belongs to in the list of messages. */
interface Receiver {
  personId: string | null;
  tenantId: number;
}

export type SmsCodes = ReturnType<typeof createSmsCodes>;

/** Codes on their way to telephones: who is sent one, and how many. */
export function createSmsCodes(parts: SmsCodeParts) {
  const { db, codes, sms, config } = parts;
  const quota = createQuota(parts);

  /** Returns whom this number's message is for, if it gets one. Looked up after all that a caller can notice is settled. */
  async function receiverOf({ purpose, to }: Request): Promise<Receiver | undefined> {
    const holder = await holderOf(db, to);
    if (purpose === 'registration') {
      return holder ? undefined : { personId: null, tenantId: defaultTenant };
    }
    if (holder?.status !== 'active') return undefined;
    if (purpose !== 'sign-in' && holder.password_hash === '!') return undefined;
    const atWork = tenantAtWork();
    const tenantId = typeof atWork === 'number' ? atWork : holder.tenant_id;
    return { personId: holder.id, tenantId };
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
      const receiver = await receiverOf(request);
      if (!receiver) return;
      const { to, purpose, visitor } = request;
      const minutes = phoneCode.lifeMs / minute;
      sms.send({ to, purpose, code, minutes, requestId: visitor.requestId, ...receiver });
    },
  };
}

/** Refuses everybody alike where no message would arrive. */
function requireSms(sms: Sms): void {
  const state = sms.state();
  if (state === 'closed') refuse('sms.closed');
  if (state === 'failing') refuse('sms.failing');
}
