import type { PendingStep } from '@portal/contract/call';
import type { WorkContext } from '@portal/contract/workplace/work-context';

/** An administrator who looks as somebody else. */
export interface Looker {
  personId: string;
  workNo: string;
}

/** A session: the user, the browser and the tenant. Identity and context come from here and nowhere else. */
export interface Session {
  /** SHA-256 of the token: what we keep of it. */
  tokenHash: Buffer;
  personId: string;
  workNo: string;
  tenantId: number;
  expiresAt: Date;
  /** Steps that were pending at the sign-in, and still are. */
  owes: PendingStep[];
  /** The last authentication of the user by us; null when only another system vouched for them. */
  provedAt: Date | null;
  /** Null where it was never changed since it was issued. */
  passwordChangedAt: Date | null;
  /** False for a user without a password, which cannot age. */
  hasPassword: boolean;
  /** The browser, where they had signed in on it before this session; null otherwise. */
  knownDevice: string | null;
  /** The code of the department they chose to work in; null where they chose none. */
  orgCode: string | null;
  /** The administrator who looks as the user, in a session that may change nothing; null in the user's own. */
  lookedBy: Looker | null;
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
  /** The origin the browser uses, such as `https://portal.example`: the installation's, else the one it names. */
  origin: string;
  session: Session | undefined;
}

export interface Caller extends Visitor {
  session: Session;
  /** The working context of the tab, known to be the user's; a missing part matches no row. */
  context: WorkContext;
}
