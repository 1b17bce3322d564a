import type { DictionaryItem } from '@portal/contract/dictionaries';
import type { SignedIn } from '@portal/contract/session';
import type { Audit } from '#platform/audit';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import type { Caller, Visitor } from '#platform/session';
import type { Sessions } from '#platform/sessions';
import { type Attempt, createAttempts } from './attempts.ts';
import { createSignInKeys } from './keys.ts';
import { passwordSlots, verifyPassword } from './passwords.ts';
import { presentWelcome } from './present.ts';
import { activeTenantsOf, departmentsOf, findPersonByWorkNo, type PersonRow } from './store.ts';

export interface SignInParts {
  db: Database;
  clock: Clock;
  /** The installation's. */
  secret: string;
  sessions: Sessions;
  audit: Audit;
  dictionaries: { all(): Promise<Record<string, DictionaryItem[]>> };
}

/** What somebody shows at the door. */
export interface Credentials {
  username: string;
  /** Encrypted under the key of this id. */
  password: string;
  keyId: string;
}

export type SignIn = ReturnType<typeof createSignIn>;

/** Coming in by work number and password, and going out again. */
export function createSignIn(parts: SignInParts) {
  const { db, sessions, audit, dictionaries } = parts;
  const keys = createSignInKeys(parts);
  const attempts = createAttempts(parts);

  async function turnAway(
    refusal: 'sign-in.failed' | 'sign-in.frozen',
    person: PersonRow | undefined,
    visitor: Visitor,
  ): Promise<never> {
    await audit.record({
      kind: 'sign-in.refused',
      // Only of people there are: what a stranger typed may be a password in the wrong field.
      ...(person && { actorId: person.id, actorWorkNo: person.work_no }),
      ...whereabouts(visitor),
      detail: { refusal },
    });
    return refuse(refusal);
  }

  /** The person of a work number whose password this is; the same work is done whether there is one or not. */
  async function prove(
    username: string,
    password: string,
    { attempt, visitor }: { attempt: Attempt; visitor: Visitor },
  ): Promise<PersonRow> {
    // Asked again when its turn has come: tries that waited together must not all get through.
    await attempts.insistOnOpen(attempt);
    const person = await findPersonByWorkNo(db, username);
    const isRight = await verifyPassword(person?.password_hash, password);
    if (!person || !isRight) {
      await attempts.countFailure(attempt);
      return turnAway('sign-in.failed', person, visitor);
    }
    return person;
  }

  /**
   * Makes the session of somebody who has proved who they are. Every way of signing in ends here, and nothing else
   * makes a session.
   */
  async function establishSession(
    person: PersonRow,
    method: string,
    visitor: Visitor,
  ): Promise<SignedIn> {
    if (person.status === 'frozen') return turnAway('sign-in.frozen', person, visitor);
    const [departments, tenants, choices] = await Promise.all([
      departmentsOf(db, person.id),
      activeTenantsOf(db, person.id),
      dictionaries.all(),
    ]);
    const token = await sessions.establish({
      personId: person.id,
      tenantId: person.tenant_id,
      method,
      deviceId: visitor.deviceId,
      userAgent: visitor.userAgent,
      address: visitor.address,
    });
    await audit.record({
      kind: 'sign-in',
      actorId: person.id,
      actorWorkNo: person.work_no,
      ...whereabouts(visitor),
      detail: { method },
    });
    return presentWelcome({ token, person, departments, tenants, dictionaries: choices });
  }

  return {
    offerKey: () => keys.offer(),

    async signIn({ username, password, keyId }: Credentials, visitor: Visitor): Promise<SignedIn> {
      const plain = await keys.open(keyId, password);
      const attempt = attempts.of(username, visitor);
      await attempts.insistOnOpen(attempt);
      const person = await passwordSlots.run(() => prove(username, plain, { attempt, visitor }));
      await attempts.forgive(attempt);
      return establishSession(person, 'password', visitor);
    },

    async signOut({ session, ...visitor }: Caller): Promise<void> {
      await sessions.revoke(session.tokenHash);
      await audit.record({
        kind: 'sign-out',
        actorId: session.personId,
        actorWorkNo: session.workNo,
        ...whereabouts(visitor),
      });
    },
  };
}

const whereabouts = ({ address, requestId }: Pick<Visitor, 'address' | 'requestId'>) => ({
  address,
  requestId,
});
