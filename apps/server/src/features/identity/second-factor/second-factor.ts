import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import { createAcceptProof } from './accept-reauthentication.ts';
import { createChangeFactors } from './change-factors.ts';
import type { Duty } from './policy.ts';
import { createFactors } from './factors.ts';
import { createChallenges } from './passkeys/challenges.ts';
import { createPasskeyMaking } from './passkeys/registration.ts';
import { createPasskeyShowing } from './passkeys/authentication.ts';
import { passkeysOf } from './passkeys/store.ts';
import { presentFactors } from './present.ts';
import { createProofWays } from './reauthentication-methods.ts';
import { createProofs, type ProofPorts } from './reauthentication.ts';
import { createRecoveryCodes } from './recovery-codes.ts';
import { noParty, partyAtOrigin } from './passkeys/relying-party.ts';
import { countRecoveryCodes, findTotp } from './store.ts';

interface Parts extends ProofPorts {
  db: Database;
  clock: Clock;
  /** The installation's. */
  secret: string;
  sessions: Sessions;
  audit: Audit;
  tickets: Tickets;
  duty: Duty;
  config: Pick<Config, 'isOriginKnown'>;
}

export type SecondFactor = ReturnType<typeof createSecondFactor>;

/** What people show besides their password, put together. */
export function createSecondFactor(parts: Parts) {
  const { db, duty, config } = parts;
  const partyAt = config.isOriginKnown ? partyAtOrigin : noParty;
  const challenges = createChallenges(parts);
  const codes = createRecoveryCodes(parts);
  const showing = createPasskeyShowing({ ...parts, challenges, partyAt });
  const making = createPasskeyMaking({ db, challenges, partyAt });
  const change = createChangeFactors({ ...parts, codes });
  const accept = createAcceptProof(parts);

  return {
    factors: createFactors({ ...parts, change, making }),
    proofs: createProofs({ ...parts, accept, showing, codes }),
    showing,
    waysOf: createProofWays({ ...parts, showing }),
    renewCodes: (caller: Caller) => change.renewCodes(caller),

    async list(caller: Caller) {
      const { personId } = caller.session;
      return presentFactors({
        isRequired: await duty.isRequired(personId),
        totp: await findTotp(db, personId),
        passkeys: await passkeysOf(db, personId),
        recoveryCodesLeft: await countRecoveryCodes(db, personId),
        takesPasskeys: partyAt(caller) !== undefined,
      });
    },
  };
}
