import type { PasskeyAssertion } from '@portal/contract/identity/passkey';
import type { ReauthenticationMethod } from '@portal/contract/identity/reauthentication';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { unseal } from '#platform/crypto/secret-box.ts';
import type { Caller } from '#platform/session/session.ts';
import type { AcceptReauthentication } from './accept-reauthentication.ts';
import type { PasskeyAuthentication } from './passkeys/authentication.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { countFactorsOf, findTotp, useStep } from './store.ts';
import { sealedAs, stepOf } from './totp/totp.ts';

/** A password as a browser sends it: encrypted with the key of this id. */
export interface EncryptedPassword {
  password: string;
  keyId: string;
}

/** The functions of the sign-in that reauthentication needs. */
export interface SignInPorts {
  signIn: {
    /** Guards an attempt: returns whether it is right, and refuses after too many failures of the same name. */
    guardAttempt: (
      name: string,
      caller: Caller,
      isRight: () => Promise<boolean>,
    ) => Promise<boolean>;
    /** Refuses unless it is the caller's password. */
    confirmPassword: (sealed: EncryptedPassword, caller: Caller) => Promise<unknown>;
  };
}

interface Parts extends SignInPorts {
  db: Database;
  clock: Clock;
  /** The installation's. */
  secret: string;
  accept: AcceptReauthentication;
  passkeyAuthentication: PasskeyAuthentication;
  codes: RecoveryCodes;
}

/** Reauthenticates a user: settles the second factor of a sign-in, and opens what requires a recent authentication. */
export function createReauthentication(parts: Parts) {
  const { db, clock, secret, accept, passkeyAuthentication, codes, signIn } = parts;

  async function prove(
    caller: Caller,
    way: ReauthenticationMethod,
    isRight: (personId: string) => Promise<boolean>,
  ): Promise<void> {
    const { personId } = caller.session;
    // Counted by a name of its own: the password that came before forgives none of these failures.
    const accepted = await signIn.guardAttempt(`second factor ${personId}`, caller, () =>
      isRight(personId),
    );
    if (!accepted) refuse('second-factor.failed');
    await accept(caller, way);
  }

  async function isNextCode(personId: string, code: string): Promise<boolean> {
    const kept = await findTotp(db, personId);
    if (!kept) return false;
    const totp = unseal(secret, sealedAs(personId), kept.sealed);
    const step = stepOf(code, { secret: totp, now: clock.now(), after: kept.last_step });
    return step !== undefined && useStep(db, personId, step);
  }

  return {
    byTotp: (caller: Caller, code: string) =>
      prove(caller, 'totp', (personId) => isNextCode(personId, code)),

    byRecoveryCode: (caller: Caller, code: string) =>
      prove(caller, 'recovery-code', (personId) => codes.take(db, personId, code)),

    byPasskey: (caller: Caller, shown: PasskeyAssertion) =>
      prove(caller, 'passkey', () => passkeyAuthentication.isShown(caller, shown)),

    /** For who has nothing else. */
    async byPassword(caller: Caller, sealed: EncryptedPassword): Promise<void> {
      if ((await countFactorsOf(db, caller.session.personId)) > 0) refuse('second-factor.failed');
      await signIn.confirmPassword(sealed, caller);
      await accept(caller, 'password');
    },
  };
}
