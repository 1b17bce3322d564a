import type { PasskeyAssertion } from '@portal/contract/identity/passkey';
import type { ReauthenticationMethod } from '@portal/contract/identity/reauthentication';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { unseal } from '#platform/crypto/secret-box.ts';
import type { Caller } from '#platform/session/session.ts';
import type { AcceptProof } from './accept-reauthentication.ts';
import type { PasskeyShowing } from './passkeys/authentication.ts';
import type { RecoveryCodes } from './recovery-codes.ts';
import { countFactorsOf, findTotp, useStep } from './store.ts';
import { sealedAs, stepOf } from './totp/totp.ts';

/** A password as a browser sends it: encrypted with the key of this id. */
export interface SealedPassword {
  password: string;
  keyId: string;
}

/** What signing in lends us. */
export interface ProofPorts {
  door: {
    /** Whether a try is right; one that comes after too many failures of the same name is refused. */
    judge: (name: string, caller: Caller, isRight: () => Promise<boolean>) => Promise<boolean>;
    /** Refuses unless it is the caller's password. */
    confirmPassword: (sealed: SealedPassword, caller: Caller) => Promise<unknown>;
  };
}

interface Parts extends ProofPorts {
  db: Database;
  clock: Clock;
  /** The installation's. */
  secret: string;
  accept: AcceptProof;
  showing: PasskeyShowing;
  codes: RecoveryCodes;
}

/** Shows that one is still who signed in: settles the second factor of a sign-in, and opens what asks for a proof. */
export function createProofs(parts: Parts) {
  const { db, clock, secret, accept, showing, codes, door } = parts;

  async function prove(
    caller: Caller,
    way: ReauthenticationMethod,
    isRight: (personId: string) => Promise<boolean>,
  ): Promise<void> {
    const { personId } = caller.session;
    // Counted by a name of its own: the password that came before forgives none of these failures.
    const accepted = await door.judge(`second factor ${personId}`, caller, () => isRight(personId));
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
      prove(caller, 'passkey', () => showing.isShown(caller, shown)),

    /** For who has nothing else. */
    async byPassword(caller: Caller, sealed: SealedPassword): Promise<void> {
      if ((await countFactorsOf(db, caller.session.personId)) > 0) refuse('second-factor.failed');
      await door.confirmPassword(sealed, caller);
      await accept(caller, 'password');
    },
  };
}
