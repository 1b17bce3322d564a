import type { SignedIn } from '@portal/contract/session';
import type { Audit } from '#platform/audit';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import type { LetIn } from '#platform/door';
import type { Caller, Visitor } from '#platform/session';
import type { Sessions } from '#platform/sessions';
import { createAttempts } from './attempts.ts';
import { createJudge } from './judge.ts';
import { createSignInKeys } from './keys.ts';
import { passwordSlots } from './passwords.ts';
import { createProve, type PasswordRefusal } from './prove.ts';
import type { PersonRow } from './store.ts';

export interface SignInParts {
  db: Database;
  sessions: Sessions;
  audit: Audit;
  letIn: LetIn;
  clock: Clock;
  /** The installation's. */
  secret: string;
}

export interface SealedPassword {
  /** Encrypted with the key of this id. */
  password: string;
  keyId: string;
}

/** What somebody shows at the door. */
export interface Credentials extends SealedPassword {
  username: string;
}

export type SignIn = ReturnType<typeof createSignIn>;

/** Coming in by work number and password, and going out again. */
export function createSignIn(parts: SignInParts) {
  const { db, sessions, audit, letIn } = parts;
  const keys = createSignInKeys(parts);
  const attempts = createAttempts(parts);

  const prove = createProve({ db, audit, attempts });

  /** The id of the person whose work number and password these are. @throws {Refused} */
  async function proveIdentity(
    { username, password, keyId }: Credentials,
    visitor: Visitor,
  ): Promise<string> {
    // All of it in its turn, so that a crowd at the door takes neither processor nor database from those inside.
    const person = await passwordSlots.run(async () => {
      const claimed = { workNo: username, password: await keys.open(keyId, password) };
      return prove(claimed, { visitor, refusal: 'sign-in.failed' });
    });
    return person.id;
  }

  /** The caller, if this is their own password. Only in a slot, like `prove`. */
  const proveOwn = (caller: Caller, password: string, refusal: PasswordRefusal) =>
    prove({ workNo: caller.session.workNo, password }, { visitor: caller, refusal });

  return {
    offerKey: () => keys.offer(),
    /** Judges tries that are no sign-ins, and counts their failures beside those that are. */
    judge: createJudge(attempts),

    proveIdentity,

    async signIn(credentials: Credentials, visitor: Visitor): Promise<SignedIn> {
      return letIn(await proveIdentity(credentials, visitor), { method: 'password', visitor });
    },

    /** The passwords of a form, which travel as a sign-in's does. */
    openAll: (keyId: string, encrypted: readonly string[]) =>
      passwordSlots.run(() => keys.openAll(keyId, encrypted)),

    /** Forgets the failures counted for an account: its owner has proved themselves another way. */
    forgive: (workNo: string, visitor: Visitor): Promise<void> =>
      attempts.forgive(attempts.of(workNo, visitor)),

    /** Has somebody signed in show their password once more; a wrong one counts like a failed sign-in. */
    proveAgain: (caller: Caller, password: string): Promise<PersonRow> =>
      passwordSlots.run(() => proveOwn(caller, password, 'password.wrong-old')),

    /** The same with a password that is still encrypted. */
    confirmPassword: ({ password, keyId }: SealedPassword, caller: Caller): Promise<PersonRow> =>
      passwordSlots.run(async () =>
        proveOwn(caller, await keys.open(keyId, password), 'sign-in.failed'),
      ),

    async signOut({ session, address, requestId }: Caller): Promise<void> {
      await sessions.revoke(session.tokenHash);
      await audit.record({
        kind: 'sign-out',
        actorId: session.personId,
        actorWorkNo: session.workNo,
        address,
        requestId,
      });
    },
  };
}
