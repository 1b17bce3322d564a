import type { Brand } from '@portal/contract/brand';
import type { PasskeyRegistration } from '@portal/contract/identity/passkey';
import { randomBytes } from 'node:crypto';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { seal } from '#platform/crypto/secret-box.ts';
import type { Caller } from '#platform/session/session.ts';
import { type ChangeFactors, requireMayAdd } from './change-factors.ts';
import type { createPasskeyRegistration } from './passkeys/registration.ts';
import { deletePasskey, insertPasskey, namePasskey } from './passkeys/store.ts';
import { deleteTotp, putTotp } from './store.ts';
import { createTotpDrafts } from './totp/drafts.ts';
import { base32, secretLength, sealedAs, stepOf, totpUri } from './totp/totp.ts';

/** Reads the names by which apps and devices list what they hold for the portal. */
export type BrandNow = () => Promise<Pick<Brand, 'group' | 'productTitle'>>;

interface Parts {
  db: Database;
  clock: Clock;
  /** The installation's. */
  secret: string;
  brandNow: BrandNow;
  change: ChangeFactors;
  passkeyRegistration: ReturnType<typeof createPasskeyRegistration>;
}

/** The authenticator app and the passkeys of a person: added, named and taken away by themselves. */
export function createFactors(parts: Parts) {
  const { db, clock, secret: key, brandNow, change, passkeyRegistration } = parts;
  const drafts = createTotpDrafts({ clock, secret: key });

  return {
    async beginTotp(caller: Caller) {
      await requireMayAdd(db, caller.session, clock.now());
      const secret = randomBytes(secretLength);
      const account = caller.session.workNo;
      return {
        secret: base32(secret),
        uri: totpUri(secret, { issuer: (await brandNow()).group, account }),
        draft: drafts.write(secret, caller.session),
      };
    },

    async confirmTotp(caller: Caller, { draft, code }: { draft: string; code: string }) {
      const { personId } = caller.session;
      const secret = drafts.read(draft, caller.session) ?? refuse('second-factor.stale');
      const now = clock.now();
      const step = stepOf(code, { secret, now, after: 0 });
      if (step === undefined) return refuse('second-factor.failed');
      const sealed = seal(key, sealedAs(personId), secret);
      const row = { person_id: personId, sealed, last_step: step, created_at: now };
      return change.add(caller, 'totp', (within) => putTotp(within, row));
    },

    removeTotp: (caller: Caller) =>
      change.remove(caller, 'totp', (within) => deleteTotp(within, caller.session.personId)),

    async beginPasskey(caller: Caller) {
      await requireMayAdd(db, caller.session, clock.now());
      return passkeyRegistration.begin(caller);
    },

    async confirmPasskey(
      caller: Caller,
      { name, made }: { name: string; made: PasskeyRegistration },
    ) {
      const { id, publicKey, uses, relyingParty } = await passkeyRegistration.read(caller, made);
      return change.add(caller, 'passkey', async (within) => {
        const isNew = await insertPasskey(within, {
          id,
          person_id: caller.session.personId,
          name,
          relying_party: relyingParty,
          public_key: publicKey,
          uses: String(uses),
          transports: made.transports,
          created_at: clock.now(),
        });
        if (!isNew) refuse('second-factor.failed');
      });
    },

    async renamePasskey({ session }: Caller, { id, name }: { id: string; name: string }) {
      const isTheirs = await namePasskey(db, { id, personId: session.personId }, name);
      if (!isTheirs) refuse('passkey.not-found');
    },

    async removePasskey(caller: Caller, id: string): Promise<void> {
      const { personId } = caller.session;
      const wasTheirs = await change.remove(caller, 'passkey', (within) =>
        deletePasskey(within, { id, personId }),
      );
      if (!wasTheirs) refuse('passkey.not-found');
    },
  };
}
