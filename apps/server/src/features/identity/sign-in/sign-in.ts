import type { SignedIn } from '@portal/contract/identity/session';
import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { StartSession } from '#platform/session/start-session.ts';
import type { Caller, Visitor } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import { createAttempts } from './attempts/attempts.ts';
import { createGuardedAttempt } from './attempts/guarded-attempt.ts';
import { createSignInKeys } from './encryption-keys.ts';
import { createKnownDevices } from './known-devices.ts';
import { passwordSlots } from './password-hash.ts';
import { createAuthenticate, type PasswordRefusal } from './authenticate.ts';
import type { PersonRow } from './store.ts';

export interface SignInParts {
  db: Database;
  sessions: Sessions;
  audit: Audit;
  startSession: StartSession;
  clock: Clock;
  /** The installation's. */
  secret: string;
  config: Pick<Config, 'signIn'>;
}

export interface EncryptedPassword {
  /** Encrypted with the key of this id. */
  password: string;
  keyId: string;
}

/** The credentials of a sign-in. */
export interface Credentials extends EncryptedPassword {
  username: string;
  /** Proofs of browsers people are known on. */
  devices?: readonly string[] | undefined;
  /** The solved proof of work. */
  work?: string | undefined;
}

export type SignIn = ReturnType<typeof createSignIn>;

/** Signs users in by work number and password, and out again. */
export function createSignIn(parts: SignInParts) {
  const { db, sessions, audit, startSession } = parts;
  const keys = createSignInKeys(parts);
  const { signIn } = parts.config;
  const attempts = createAttempts({ ...parts, signIn });
  const knownDevices = createKnownDevices(parts);

  const checkPassword = createAuthenticate({ db, audit, attempts });

  /** Authenticates a user and returns their known browser. @throws {Refused} */
  async function authenticate(shown: Credentials, visitor: Visitor) {
    const { username: workNo, devices = [] } = shown;
    const knownDevice = knownDevices.find(devices, workNo);
    // All of it in its turn, so that a crowd at the door takes neither processor nor database from those inside.
    const person = await passwordSlots.run(async () => {
      const { nonce, password } = await keys.open(shown.keyId, shown.password);
      const work = { task: { nonce, username: workNo }, answer: shown.work };
      const refusal = 'sign-in.failed';
      return checkPassword({ workNo, password }, { visitor, knownDevice, refusal, work });
    });
    return { personId: person.id, knownDevice };
  }

  /** Reauthenticates the caller by their own password. Only in a slot, like `checkPassword`. */
  const authenticateSelf = (caller: Caller, password: string, refusal: PasswordRefusal) => {
    const { workNo, knownDevice } = caller.session;
    const context = { visitor: caller, knownDevice: knownDevice ?? undefined, refusal };
    return checkPassword({ workNo, password }, { ...context, work: 'session' });
  };

  return {
    offerKey: () => keys.offer(),
    /** Guards tries at a second factor, and counts their failures. */
    guardAttempt: createGuardedAttempt({ attempts, signIn }),

    authenticate,

    async withPassword(credentials: Credentials, visitor: Visitor): Promise<SignedIn> {
      const { personId, knownDevice } = await authenticate(credentials, visitor);
      return startSession(personId, { method: 'password', visitor, knownDevice });
    },

    rememberDevice: ({ session }: Caller) => ({ device: knownDevices.issue(session) }),

    /** The passwords of a form, which travel as a sign-in's does. */
    decryptAll: (keyId: string, encrypted: readonly string[]) =>
      passwordSlots.run(() => keys.decryptAll(keyId, encrypted)),

    /** Resets the failures of an account: its owner has authenticated another way. */
    forgive: (workNo: string, visitor: Visitor): Promise<void> =>
      attempts.forgiveOwner(attempts.of({ name: workNo, visitor, knownDevice: undefined })),

    /** Verifies the caller's password again; a wrong one counts like a failed sign-in. */
    reauthenticate: (caller: Caller, password: string): Promise<PersonRow> =>
      passwordSlots.run(() => authenticateSelf(caller, password, 'password.wrong-old')),

    /** The same with a password that is still encrypted. */
    confirmPassword: ({ password, keyId }: EncryptedPassword, caller: Caller): Promise<PersonRow> =>
      passwordSlots.run(async () => {
        const shown = await keys.open(keyId, password);
        return authenticateSelf(caller, shown.password, 'sign-in.failed');
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
