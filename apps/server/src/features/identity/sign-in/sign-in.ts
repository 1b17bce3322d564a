import type { SignedIn } from '@portal/contract/identity/session';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { LetIn } from '#platform/session/start-session.ts';
import type { Caller, Visitor } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import { createAttempts } from './attempts/attempts.ts';
import { createJudge } from './attempts/guarded-attempt.ts';
import { createSignInKeys } from './encryption-keys.ts';
import { createKnownDevices } from './known-devices.ts';
import { passwordSlots } from './password-hash.ts';
import { createProve, type PasswordRefusal } from './authenticate.ts';
import type { PersonRow } from './store.ts';

export interface SignInParts {
  db: Database;
  sessions: Sessions;
  audit: Audit;
  letIn: LetIn;
  clock: Clock;
  /** The installation's. */
  secret: string;
  config: Pick<Config, 'signIn'>;
}

export interface SealedPassword {
  /** Encrypted with the key of this id. */
  password: string;
  keyId: string;
}

/** What somebody shows at the door. */
export interface Credentials extends SealedPassword {
  username: string;
  /** Proofs of browsers people are known on. */
  devices?: readonly string[] | undefined;
  /** The answer to a challenge. */
  work?: string | undefined;
}

export type SignIn = ReturnType<typeof createSignIn>;

/** Coming in by work number and password, and going out again. */
export function createSignIn(parts: SignInParts) {
  const { db, sessions, audit, letIn } = parts;
  const keys = createSignInKeys(parts);
  const { signIn } = parts.config;
  const attempts = createAttempts({ ...parts, signIn });
  const knownDevices = createKnownDevices(parts);

  const prove = createProve({ db, audit, attempts });

  /** The person whose work number and password these are, and the browser they are known on. @throws {Refused} */
  async function proveCredentials(shown: Credentials, visitor: Visitor) {
    const { username: workNo, devices = [] } = shown;
    const knownDevice = knownDevices.find(devices, workNo);
    // All of it in its turn, so that a crowd at the door takes neither processor nor database from those inside.
    const person = await passwordSlots.run(async () => {
      const { nonce, password } = await keys.open(shown.keyId, shown.password);
      const work = { task: { nonce, username: workNo }, answer: shown.work };
      const refusal = 'sign-in.failed';
      return prove({ workNo, password }, { visitor, knownDevice, refusal, work });
    });
    return { personId: person.id, knownDevice };
  }

  /** The caller, if this is their own password. Only in a slot, like `prove`. */
  const proveOwn = (caller: Caller, password: string, refusal: PasswordRefusal) => {
    const { workNo, knownDevice } = caller.session;
    const showing = { visitor: caller, knownDevice: knownDevice ?? undefined, refusal };
    return prove({ workNo, password }, { ...showing, work: 'session' });
  };

  return {
    offerKey: () => keys.offer(),
    /** Guards tries at a second factor, and counts their failures. */
    judge: createJudge({ attempts, signIn }),

    proveCredentials,

    async signIn(credentials: Credentials, visitor: Visitor): Promise<SignedIn> {
      const { personId, knownDevice } = await proveCredentials(credentials, visitor);
      return letIn(personId, { method: 'password', visitor, knownDevice });
    },

    rememberDevice: ({ session }: Caller) => ({ device: knownDevices.issue(session) }),

    /** The passwords of a form, which travel as a sign-in's does. */
    openAll: (keyId: string, encrypted: readonly string[]) =>
      passwordSlots.run(() => keys.openAll(keyId, encrypted)),

    /** Forgets the failures counted for an account: its owner has proved themselves another way. */
    forgive: (workNo: string, visitor: Visitor): Promise<void> =>
      attempts.forgiveOwner(attempts.of({ name: workNo, visitor, knownDevice: undefined })),

    /** Has somebody signed in show their password once more; a wrong one counts like a failed sign-in. */
    proveAgain: (caller: Caller, password: string): Promise<PersonRow> =>
      passwordSlots.run(() => proveOwn(caller, password, 'password.wrong-old')),

    /** The same with a password that is still encrypted. */
    confirmPassword: ({ password, keyId }: SealedPassword, caller: Caller): Promise<PersonRow> =>
      passwordSlots.run(async () => {
        const shown = await keys.open(keyId, password);
        return proveOwn(caller, shown.password, 'sign-in.failed');
      }),

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
