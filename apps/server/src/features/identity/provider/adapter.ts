import { createHash } from 'node:crypto';
import { type Adapter, type AdapterPayload, errors } from 'oidc-provider';
import { z } from 'zod';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';

const Payload: z.ZodType<AdapterPayload> = z.record(z.string(), z.unknown());

/** The key of an artifact of the library: its model and a hash of its id. */
interface ArtifactKey {
  model: string;
  id_hash: Buffer;
}

const keyOf = (model: string, id: string): ArtifactKey => ({
  model,
  id_hash: createHash('sha256').update(id).digest(),
});

/**
 * Stores the artifacts of the library between requests. A code or token is found by its hash and is never stored in
 * clear: the id is taken out of the payload, and put back for the request that shows it.
 */
export function createAdapter({ db, clock }: { db: Database; clock: Clock }) {
  return (model: string): Adapter => ({
    async upsert(id, { jti: _id, ...payload }, expiresIn = 0) {
      const kept = {
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        expires_at: new Date(clock.now().getTime() + expiresIn * 1_000),
      };
      await db
        .insertInto('sso_artifact')
        .values({ ...keyOf(model, id), ...kept })
        .onConflict((known) => known.columns(['model', 'id_hash']).doUpdateSet(kept))
        .execute();
    },

    async find(id) {
      const found = await db
        .selectFrom('sso_artifact')
        .where((eb) => eb.and(keyOf(model, id)))
        .where('expires_at', '>', clock.now())
        .select(['payload', 'consumed_at'])
        .executeTakeFirst();
      if (!found) return undefined;
      const consumed = found.consumed_at ? seconds(found.consumed_at) : undefined;
      return { ...Payload.parse(found.payload), jti: id, ...(consumed && { consumed }) };
    },

    consume: (id) => consume(db, keyOf(model, id), clock.now()),
    destroy: (id) => destroy(db, keyOf(model, id)),
    revokeByGrantId: (grantId) => revoke(db, grantId),
    // Sessions of the library's own and user codes are nothing we work with.
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  });
}

export const deleteExpiredArtifacts = (db: Database, now: Date) =>
  db.deleteFrom('sso_artifact').where('expires_at', '<=', now).execute();

/** Of several who show the same code at the same moment one gets through, and all it was good for is taken back. */
async function consume(db: Database, place: ArtifactKey, now: Date): Promise<void> {
  const taken = await db
    .updateTable('sso_artifact')
    .set({ consumed_at: now })
    .where((eb) => eb.and(place))
    .where('consumed_at', 'is', null)
    .returning('model')
    .executeTakeFirst();
  if (taken) return;
  const spent = await db
    .selectFrom('sso_artifact')
    .where((eb) => eb.and(place))
    .select('grant_id')
    .executeTakeFirst();
  if (spent?.grant_id) {
    await revoke(db, spent.grant_id);
    await destroy(db, keyOf('Grant', spent.grant_id));
  }
  throw new errors.InvalidGrant('already consumed');
}

async function destroy(db: Database, place: ArtifactKey): Promise<void> {
  await db
    .deleteFrom('sso_artifact')
    .where((eb) => eb.and(place))
    .execute();
}

async function revoke(db: Database, grantId: string): Promise<void> {
  await db.deleteFrom('sso_artifact').where('grant_id', '=', grantId).execute();
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);
