import { createHash } from 'node:crypto';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { IdentityProvider } from './identity.ts';
import { deleteIdentity, identitiesOf, lockPerson, phoneOf, type StoredIdentity } from './store.ts';

export type Bindings = ReturnType<typeof createBindings>;

interface BindingsParts {
  db: Database;
  audit: Audit;
  dingtalk: IdentityProvider | undefined;
  providers: readonly IdentityProvider[];
}

/** Lists and removes the external identities that a user may sign in with. */
export function createBindings({ db, audit, dingtalk, providers }: BindingsParts) {
  const services = [...(dingtalk ? [dingtalk] : []), ...providers];
  const nameOf = ({ issuer }: StoredIdentity): string | null =>
    services.find((service) => service.issuer === issuer)?.name ?? null;

  return {
    async listOf({ personId }: Session) {
      const identities = await identitiesOf(db, personId);
      const bindings = identities.map((identity) => ({
        id: idOf(identity),
        service: nameOf(identity),
        boundAt: identity.boundAt,
      }));
      return { phone: await phoneOf(db, personId), bindings };
    },

    /** Removes one identity. A user without a password keeps one, whichever of several go at the same moment. */
    async undo(id: string, { session, address, requestId }: Caller): Promise<void> {
      const { personId, workNo } = session;
      const issuer = await db.transaction().execute(async (tx) => {
        const { hasPassword } = await lockPerson(tx, personId);
        const identities = await identitiesOf(tx, personId);
        const gone = identities.find((each) => idOf(each) === id) ?? refuse('binding.not-found');
        const isWayIn = (each: StoredIdentity) => each !== gone && nameOf(each) !== null;
        if (!hasPassword && nameOf(gone) !== null && !identities.some(isWayIn)) {
          refuse('binding.last');
        }
        await deleteIdentity(tx, gone);
        return gone.issuer;
      });
      const who = { actorId: personId, actorWorkNo: workNo, address, requestId };
      await audit.record({ kind: 'identity.unbound', ...who, detail: { issuer } });
    },
  };
}

/** Returns the id of an identity for pages: a hash that does not tell whom the service means. */
const idOf = ({ issuer, subject }: StoredIdentity): string =>
  createHash('sha256')
    .update(JSON.stringify([issuer, subject]))
    .digest('base64url');
