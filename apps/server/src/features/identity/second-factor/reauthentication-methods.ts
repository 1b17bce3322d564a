import type { ReauthenticationMethod } from '@portal/contract/identity/reauthentication';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { reauthenticationCheck } from '#platform/session/reauthentication.ts';
import type { Caller } from '#platform/session/session.ts';
import type { PasskeyAuthentication } from './passkeys/authentication.ts';
import { countFactorsOf, countRecoveryCodes, findTotp } from './store.ts';

/** The easiest first. */
const inOrder: readonly ReauthenticationMethod[] = ['passkey', 'totp', 'recovery-code'];

const passwordAlone: ReauthenticationMethod[] = ['password'];

/** Returns the methods a user can reauthenticate with here: second factors, or the password where there are none. */
export const createReauthenticationMethods =
  ({
    db,
    clock,
    passkeyAuthentication,
  }: {
    db: Database;
    clock: Clock;
    passkeyAuthentication: PasskeyAuthentication;
  }) =>
  async (caller: Caller) => {
    const { personId, hasPassword } = caller.session;
    const isEnrolled = (await countFactorsOf(db, personId)) > 0;
    const isFresh = reauthenticationCheck(clock)(caller.session);
    if (!isEnrolled) return { isEnrolled, isFresh, ways: hasPassword ? passwordAlone : [] };
    const has: Partial<Record<ReauthenticationMethod, boolean>> = {
      passkey: (await passkeyAuthentication.knownHere(caller)).length > 0,
      totp: (await findTotp(db, personId)) !== undefined,
      'recovery-code': (await countRecoveryCodes(db, personId)) > 0,
    };
    return { isEnrolled, isFresh, ways: inOrder.filter((way) => has[way]) };
  };
