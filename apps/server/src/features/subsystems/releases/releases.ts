import { isDeepStrictEqual } from 'node:util';
import type { SubsystemBuilds } from '#platform/files/subsystem-builds.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { verifyRelease, type ReleaseOffer } from './verify-release.ts';
import {
  switchVersion,
  decideWithLock,
  type DecisionParts,
  type DecisionTarget,
  releaseAudit,
  rollBackTo,
} from './release-decision.ts';
import { addRelease, updateReleaseState, findRelease } from './store.ts';
import { createCanaries } from './canaries.ts';

export type Releases = ReturnType<typeof createReleases>;

/** Registers, switches and rolls back releases of subsystems; every decision is in the audit trail. */
export function createReleases(parts: DecisionParts & { builds: SubsystemBuilds }) {
  const { db, clock, audit, builds } = parts;
  const withLock = decideWithLock(db);
  const record = releaseAudit(audit);

  return {
    async register(offer: ReleaseOffer, by: Caller): Promise<void> {
      const { key, entry } = offer;
      const { personId } = by.session;
      const version = await withLock({ key }, async (tx, { kind, trusted_origins }) => {
        if (kind !== 'esm' && kind !== 'umd') refuse('release.no-program');
        const manifest = await verifyRelease(offer, { trustedOrigins: trusted_origins, builds });
        const isNew = await addRelease(tx, { key, entry, manifest, at: clock.now(), by: personId });
        const known = isNew ? undefined : await findRelease(tx, key, manifest.version);
        const isSame = known?.entry === entry && isDeepStrictEqual(known.manifest, manifest);
        if (known && !isSame) refuse('release.taken');
        return manifest.version;
      });
      await record('release.registered', by, { subsystem: key, version, entry });
    },

    async switchTo(target: DecisionTarget, version: string, by: Caller): Promise<void> {
      const { key } = target;
      const now = clock.now();
      const from = await withLock(target, (tx, state) =>
        switchVersion(tx, state, { version, now }),
      );
      await record('release.switched', by, { subsystem: key, from, to: version });
    },

    async rollBack(target: DecisionTarget, by: Caller): Promise<void> {
      const { key } = target;
      const detail = await withLock(target, async (tx, { current_version, previous_version }) => {
        const to = previous_version ?? refuse('release.no-previous');
        await updateReleaseState(tx, key, rollBackTo(to, clock.now()));
        return { subsystem: key, from: current_version ?? '', to };
      });
      await record('release.rolled-back', by, detail);
    },

    ...createCanaries(parts),
  };
}
