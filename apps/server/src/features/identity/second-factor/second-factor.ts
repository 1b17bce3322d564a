import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import { createAcceptReauthentication } from './accept-reauthentication.ts';
import { createChangeFactors } from './change-factors.ts';
import type { SecondFactorPolicy } from './policy.ts';
import { type BrandNow, createFactors } from './factors.ts';
import { createChallenges } from './passkeys/challenges.ts';
import { createPasskeyRegistration } from './passkeys/registration.ts';
import { createPasskeyAuthentication } from './passkeys/authentication.ts';
import { passkeysOf } from './passkeys/store.ts';
import { factorsToWire } from './to-wire.ts';
import { createReauthenticationMethods } from './reauthentication-methods.ts';
import { createReauthentication, type SignInPorts } from './reauthentication.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { noRelyingParty, relyingPartyByOrigin } from './passkeys/relying-party.ts';
import { countRecoveryCodes, findTotp } from './store.ts';

interface Parts extends SignInPorts {
  db: Database;
  clock: Clock;
  /** The installation's. */
  secret: string;
  sessions: Sessions;
  audit: Audit;
  tickets: Tickets;
  factorPolicy: SecondFactorPolicy;
  config: Pick<Config, 'isOriginKnown'>;
  brandNow: BrandNow;
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** Joins the parts of the second factor. */
export function createSecondFactor(parts: Parts) {
  const { db, factorPolicy, config } = parts;
  const partyAt = config.isOriginKnown ? relyingPartyByOrigin : noRelyingParty;
  const challenges = createChallenges(parts);
  const codes = createRecoveryCodes(parts);
  const passkeyAuthentication = createPasskeyAuthentication({ ...parts, challenges, partyAt });
  const passkeyRegistration = createPasskeyRegistration({ ...parts, challenges, partyAt });
  const change = createChangeFactors({ ...parts, codes });
  const accept = createAcceptReauthentication(parts);

  return {
    factors: createFactors({ ...parts, change, passkeyRegistration }),
    proofs: createReauthentication({ ...parts, accept, passkeyAuthentication, codes }),
    passkeyAuthentication,
    waysOf: createReauthenticationMethods({ ...parts, passkeyAuthentication }),
    renewCodes: (caller: Caller) => change.renewCodes(caller),

    async list(caller: Caller) {
      const { personId } = caller.session;
      return factorsToWire({
        isRequired: await factorPolicy.isRequired(personId),
        totp: await findTotp(db, personId),
        passkeys: await passkeysOf(db, personId),
        recoveryCodesLeft: await countRecoveryCodes(db, personId),
        takesPasskeys: partyAt(caller) !== undefined,
      });
    },
  };
}
