import { isDeepStrictEqual } from 'node:util';
import type { OwnBuilds } from '#platform/own-builds';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import { checkedRelease, type ReleaseOffer } from './verify-release.ts';
import {
  change,
  decidingIn,
  type DecidingParts,
  type Matter,
  notingIn,
  returnedTo,
} from './release-decision.ts';
import { addRelease, decide, findRelease } from './store.ts';
import { createTrials } from './canaries.ts';

export type Releases = ReturnType<typeof createReleases>;

/** What administrators decide about the releases of subsystems; all of it is sealed. */
export function createReleases(parts: DecidingParts & { builds: OwnBuilds }) {
  const { db, clock, audit, builds } = parts;
  const deciding = decidingIn(db);
  const note = notingIn(audit);

  return {
    async register(offer: ReleaseOffer, by: Caller): Promise<void> {
      const { key, entry } = offer;
      const { personId } = by.session;
      const version = await deciding({ key }, async (tx, { kind, trusted_origins }) => {
        if (kind !== 'esm' && kind !== 'umd') refuse('release.no-program');
        const manifest = await checkedRelease(offer, { trustedOrigins: trusted_origins, builds });
        const isNew = await addRelease(tx, { key, entry, manifest, at: clock.now(), by: personId });
        const known = isNew ? undefined : await findRelease(tx, key, manifest.version);
        const isSame = known?.entry === entry && isDeepStrictEqual(known.manifest, manifest);
        if (known && !isSame) refuse('release.taken');
        return manifest.version;
      });
      await note('release.registered', by, { subsystem: key, version, entry });
    },

    async switchTo(matter: Matter, version: string, by: Caller): Promise<void> {
      const { key } = matter;
      const now = clock.now();
      const from = await deciding(matter, (tx, standing) => change(tx, standing, { version, now }));
      await note('release.switched', by, { subsystem: key, from, to: version });
    },

    async rollBack(matter: Matter, by: Caller): Promise<void> {
      const { key } = matter;
      const detail = await deciding(matter, async (tx, { current_version, previous_version }) => {
        const to = previous_version ?? refuse('release.no-previous');
        await decide(tx, key, returnedTo(to, clock.now()));
        return { subsystem: key, from: current_version ?? '', to };
      });
      await note('release.rolled-back', by, detail);
    },

    ...createTrials(parts),
  };
}
