import type { SignedIn } from '@portal/contract/identity/session';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { StartSession } from '#platform/session/start-session.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
import type { PendingLogins, StoredLogin } from './pending-logins.ts';
import { addPerson, takeIdentity } from './store.ts';

/** The password of an account, typed to prove that it is the user's. */
export interface PasswordProof {
  username: string;
  password: string;
  keyId: string;
  /** Proofs of known browsers, and the solved proof of work, as at a sign-in. */
  devices?: readonly string[] | undefined;
  work?: string | undefined;
}

export interface AccountLinkingParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  startSession: StartSession;
  /** Returns the user with this password. @throws {Refused} */
  authenticate: (proof: PasswordProof, visitor: Visitor) => Promise<{ personId: string }>;
  pendingLogins: PendingLogins;
}

const workNoForm = /^\w{1,64}$/;

/**
 * Links an external identity to a user for good. There are two ways, and an account that merely looks alike is none.
 */
export function createAccountLinking(parts: AccountLinkingParts) {
  const { db, clock, audit, startSession, authenticate, pendingLogins } = parts;

  async function join(arrival: StoredLogin, personId: string, within: Database): Promise<void> {
    const isFree = await takeIdentity(within, { ...arrival, personId, now: clock.now() });
    if (!isFree) refuse('arrival.taken');
  }

  async function welcome(kind: 'identity.bound' | 'account.created', how: LinkedAccount) {
    const { personId, visitor, arrival } = how;
    const { address, requestId } = visitor;
    const detail = { issuer: arrival.issuer };
    await audit.record({ kind, actorId: personId, address, requestId, detail });
    return startSession(personId, { method: arrival.method, visitor });
  }

  return {
    /** Links the external identity to an account whose password the user has proved, and signs in. */
    async bind(
      { code, ...proof }: PasswordProof & { code: string },
      visitor: Visitor,
    ): Promise<SignedIn> {
      await pendingLogins.read(code);
      const { personId } = await authenticate(proof, visitor);
      const arrival = await db.transaction().execute(async (tx) => {
        const taken = await pendingLogins.take(code, tx);
        await join(taken, personId, tx);
        return taken;
      });
      return welcome('identity.bound', { personId, visitor, arrival });
    },

    /** Creates an account for a new user. An existing account is never given to them. */
    async create(code: string, visitor: Visitor): Promise<SignedIn> {
      const joined = await db.transaction().execute(async (tx) => {
        const arrival = await pendingLogins.take(code, tx);
        const { mayCreate, workNo = '', name: realname } = arrival;
        if (!mayCreate || !workNoForm.test(workNo)) refuse('arrival.no-account');
        const made = await addPerson(tx, { workNo, realname, now: clock.now() });
        const personId = made ?? refuse('arrival.taken');
        await join(arrival, personId, tx);
        return { arrival, personId };
      });
      return welcome('account.created', { ...joined, visitor });
    },
  };
}

interface LinkedAccount {
  personId: string;
  visitor: Visitor;
  arrival: StoredLogin;
}
