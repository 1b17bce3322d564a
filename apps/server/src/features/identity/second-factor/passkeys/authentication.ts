import { secondFactorDraftMs } from '@portal/contract/limits';
import { PasskeyRequestOptions, type PasskeyAssertion } from '@portal/contract/identity/passkey';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Challenges } from './challenges.ts';
import { noteUse, type PasskeyRow, passkeysOf } from './store.ts';
import { loadWebAuthn, type RelyingPartyOf } from './relying-party.ts';

export type PasskeyAuthentication = ReturnType<typeof createPasskeyAuthentication>;

interface Parts {
  db: Database;
  clock: Clock;
  challenges: Challenges;
  partyAt: RelyingPartyOf;
}

/** Has browsers show passkeys, and judges what they showed. */
export function createPasskeyAuthentication({ db, clock, challenges, partyAt }: Parts) {
  /** The caller's passkeys that their browser can show here. */
  async function knownHere(caller: Caller): Promise<PasskeyRow[]> {
    const party = partyAt(caller);
    const known = await passkeysOf(db, caller.session.personId);
    return known.filter(({ relying_party }) => relying_party === party);
  }

  return {
    knownHere,

    async begin(caller: Caller) {
      const rpID = partyAt(caller) ?? refuse('passkey.unavailable');
      const known = await knownHere(caller);
      // Without any named the browser would offer passkeys of other people, too.
      if (known.length === 0) refuse('passkey.unavailable');
      const { generateAuthenticationOptions } = await loadWebAuthn();
      const options = await generateAuthenticationOptions({
        rpID,
        challenge: await challenges.issue(caller.session, 'passkey to be shown'),
        timeout: secondFactorDraftMs,
        userVerification: 'preferred',
        allowCredentials: known.map(({ id, transports }) => ({ id, transports })),
      });
      return PasskeyRequestOptions.parse(options);
    },

    /** Verifies the assertion of one of the caller's passkeys. */
    async isShown(caller: Caller, shown: PasskeyAssertion): Promise<boolean> {
      const known = (await knownHere(caller)).find(({ id }) => id === shown.id);
      if (!known) return false;
      const { verifyAuthenticationResponse } = await loadWebAuthn();
      const verdict = await verifyAuthenticationResponse({
        response: authenticationOf(shown),
        expectedChallenge: challenges.isOf(caller.session, 'passkey to be shown'),
        expectedOrigin: caller.origin,
        expectedRPID: known.relying_party,
        credential: {
          id: known.id,
          publicKey: Uint8Array.from(known.public_key),
          counter: Number(known.uses),
        },
        // The password was the first factor; that the key is there is the second.
        requireUserVerification: false,
      }).catch(() => undefined);
      if (!verdict?.verified) return false;
      const { newCounter: uses } = verdict.authenticationInfo;
      await noteUse(db, known.id, { uses, now: clock.now() });
      return true;
    },
  };
}

const authenticationOf = ({ id, ...response }: PasskeyAssertion): AuthenticationResponseJSON => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response,
});
