import { passkeysAtMost, secondFactorDraftMs } from '@portal/contract/limits';
import {
  type PasskeyRegistration,
  PasskeyCreationOptions,
} from '@portal/contract/identity/passkey';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Challenges } from './challenges.ts';
import { passkeysOf } from './store.ts';
import { loadWebAuthn, type RelyingPartyOf } from './relying-party.ts';
import type { BrandNow } from '../factors.ts';
import { nameOf } from '../store.ts';

/** EdDSA, ES256 and RS256, by their numbers in COSE. */
const supportedAlgorithmIDs = [-8, -7, -257];

interface Parts {
  db: Database;
  challenges: Challenges;
  partyAt: RelyingPartyOf;
  brandNow: BrandNow;
}

/** Has browsers make passkeys, and reads what they made. */
export function createPasskeyRegistration({ db, challenges, partyAt, brandNow }: Parts) {
  return {
    async begin(caller: Caller) {
      const { session } = caller;
      const rpID = partyAt(caller) ?? refuse('passkey.unavailable');
      const known = await passkeysOf(db, session.personId);
      if (known.length >= passkeysAtMost) refuse('passkey.too-many');
      const { generateRegistrationOptions } = await loadWebAuthn();
      const options = await generateRegistrationOptions({
        rpID,
        rpName: (await brandNow()).productTitle,
        userID: new TextEncoder().encode(session.personId),
        userName: session.workNo,
        userDisplayName: await nameOf(db, session.personId),
        challenge: await challenges.issue(session, 'passkey to be made'),
        timeout: secondFactorDraftMs,
        supportedAlgorithmIDs,
        attestationType: 'none',
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
      });
      return PasskeyCreationOptions.parse(options);
    },

    /** Verifies the registration of a passkey and returns what is stored of it; refuses any other. */
    async read(caller: Caller, made: PasskeyRegistration) {
      const relyingParty = partyAt(caller) ?? refuse('passkey.unavailable');
      const { verifyRegistrationResponse } = await loadWebAuthn();
      const { registrationInfo } = await verifyRegistrationResponse({
        response: registrationOf(made),
        expectedChallenge: challenges.isOf(caller.session, 'passkey to be made'),
        expectedOrigin: caller.origin,
        expectedRPID: relyingParty,
        supportedAlgorithmIDs,
        requireUserVerification: false,
      }).catch((cause: unknown) => refuse('second-factor.failed', { cause }));
      if (!registrationInfo) return refuse('second-factor.failed');
      const { id, publicKey, counter } = registrationInfo.credential;
      return { id, publicKey: Buffer.from(publicKey), uses: counter, relyingParty };
    },
  };
}

const registrationOf = ({ id, ...response }: PasskeyRegistration): RegistrationResponseJSON => ({
  id,
  rawId: id,
  type: 'public-key',
  clientExtensionResults: {},
  response,
});
