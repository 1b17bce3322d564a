import type { PendingStep } from '@portal/contract/call';
import type { WorkContext } from '@portal/contract/workplace/work-context';

/** Who is signed in, from where and with what. Identity and context come from here and nowhere else. */
export interface Session {
  /** SHA-256 of the token: what we keep of it. */
  tokenHash: Buffer;
  personId: string;
  workNo: string;
  tenantId: number;
  expiresAt: Date;
  /** What they had still to do when they came in, and have not done since. */
  owes: PendingStep[];
  /** When they last showed that it is they; null when only another system's word brought them in. */
  provedAt: Date | null;
  /** Null where it was never changed since it was issued. */
  passwordChangedAt: Date | null;
  /** Somebody who never comes in by password has none that could grow old. */
  hasPassword: boolean;
  /** The browser, where they had signed in on it before this session; null otherwise. */
  knownDevice: string | null;
  /** The code of the department they chose to work in; null where they chose none. */
  orgCode: string | null;
}

/** Lists what is to be settled before a session opens everything, the most pressing first. */
export type PendingStepsOf = (
  session: Pick<Session, 'owes' | 'hasPassword' | 'passwordChangedAt'>,
) => PendingStep[];

/** A caller before anything is known of them. */
export interface Visitor {
  /** The network address, behind trusted proxies only. */
  address: string;
  /** The browser's random name, a claim that only ever makes limits stricter. */
  deviceId: string;
  userAgent: string;
  requestId: string;
  /** Where their browser reaches us, such as `https://portal.example`: as the installation says, else as they say. */
  origin: string;
  session: Session | undefined;
}

export interface Caller extends Visitor {
  session: Session;
  /** What their tab has chosen to work for, all of it theirs; what is not chosen matches no row. */
  context: WorkContext;
}
