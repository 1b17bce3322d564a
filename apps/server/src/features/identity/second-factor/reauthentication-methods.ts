import type { ReauthenticationMethod } from '@portal/contract/identity/reauthentication';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { freshProof } from '#platform/session/reauthentication.ts';
import type { Caller } from '#platform/session/session.ts';
import type { PasskeyShowing } from './passkeys/authentication.ts';
import { countFactorsOf, countRecoveryCodes, findTotp } from './store.ts';

/** The easiest first. */
const inOrder: readonly ReauthenticationMethod[] = ['passkey', 'totp', 'recovery-code'];

const passwordAlone: ReauthenticationMethod[] = ['password'];

/** Tells what somebody can show where they are: their second factor, or their password where they have none. */
export const createProofWays =
  ({ db, clock, showing }: { db: Database; clock: Clock; showing: PasskeyShowing }) =>
  async (caller: Caller) => {
    const { personId, hasPassword } = caller.session;
    const isEnrolled = (await countFactorsOf(db, personId)) > 0;
    const isFresh = freshProof(clock)(caller.session);
    if (!isEnrolled) return { isEnrolled, isFresh, ways: hasPassword ? passwordAlone : [] };
    const has: Partial<Record<ReauthenticationMethod, boolean>> = {
      passkey: (await showing.knownHere(caller)).length > 0,
      totp: (await findTotp(db, personId)) !== undefined,
      'recovery-code': (await countRecoveryCodes(db, personId)) > 0,
    };
    return { isEnrolled, isFresh, ways: inOrder.filter((way) => has[way]) };
  };
