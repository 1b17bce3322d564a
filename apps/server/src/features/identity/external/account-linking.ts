import type { SignedIn } from '@portal/contract/identity/session';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import type { LetIn } from '#platform/session/start-session.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
import type { Arrivals, KeptArrival } from './pending-logins.ts';
import { addPerson, takeIdentity } from './store.ts';

/** What somebody types to prove an account is theirs. */
export interface Proof {
  username: string;
  password: string;
  keyId: string;
  /** Proofs of browsers people are known on, and the answer to a challenge, as at a sign-in. */
  devices?: readonly string[] | undefined;
  work?: string | undefined;
}

export interface NewcomerParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  letIn: LetIn;
  /** The person whose password it is. @throws {Refused} */
  proveCredentials: (proof: Proof, visitor: Visitor) => Promise<{ personId: string }>;
  arrivals: Arrivals;
}

const workNoForm = /^\w{1,64}$/;

/** Joins an identity from outside to a person, for good. Two ways lead there, and what looks alike is none of them. */
export function createNewcomers(parts: NewcomerParts) {
  const { db, clock, audit, letIn, proveCredentials, arrivals } = parts;

  async function join(arrival: KeptArrival, personId: string, within: Database): Promise<void> {
    const isFree = await takeIdentity(within, { ...arrival, personId, now: clock.now() });
    if (!isFree) refuse('arrival.taken');
  }

  async function welcome(kind: 'identity.bound' | 'account.created', how: Joined) {
    const { personId, visitor, arrival } = how;
    const { address, requestId } = visitor;
    const detail = { issuer: arrival.issuer };
    await audit.record({ kind, actorId: personId, address, requestId, detail });
    return letIn(personId, { method: arrival.method, visitor });
  }

  return {
    /** Whoever proves an account's password may have it opened by the identity they came with. */
    async bind({ code, ...proof }: Proof & { code: string }, visitor: Visitor): Promise<SignedIn> {
      await arrivals.read(code);
      const { personId } = await proveCredentials(proof, visitor);
      const arrival = await db.transaction().execute(async (tx) => {
        const taken = await arrivals.take(code, tx);
        await join(taken, personId, tx);
        return taken;
      });
      return welcome('identity.bound', { personId, visitor, arrival });
    },

    /** An account for somebody who has none. One that is there already is never handed to them. */
    async create(code: string, visitor: Visitor): Promise<SignedIn> {
      const joined = await db.transaction().execute(async (tx) => {
        const arrival = await arrivals.take(code, tx);
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

interface Joined {
  personId: string;
  visitor: Visitor;
  arrival: KeptArrival;
}
