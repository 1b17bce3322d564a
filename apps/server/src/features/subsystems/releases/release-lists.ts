import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type {
  Canary,
  ReleasedSystem,
  ReleaseList,
} from '@portal/contract/subsystems/subsystem-releases';
import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import { markOf } from './release-decision.ts';
import { placeOfPlatform } from '../platform-order.ts';
import { countFailedInUse, findStanding, listNewest, listStoredReleases } from './store.ts';
import { listRegistered } from '../store.ts';
import { peopleOf, reachOf } from './canary-audience.ts';

export type ReleaseLists = ReturnType<typeof createReleaseLists>;

/** What administrators see of releases before they decide. */
export function createReleaseLists({ db }: { db: Database }) {
  return {
    async systems(): Promise<ReleasedSystem[]> {
      const [stored, newest, failed] = await Promise.all([
        listRegistered(db),
        listNewest(db),
        countFailedInUse(db),
      ]);
      const systems = stored.flatMap(({ key, name, platform, kind, enabled, ...rest }) => {
        if (!isSubsystemKey(key)) return [];
        const { canary_version: version, canary_percent: percent, canary_stores } = rest;
        const trial = { percent, stores: canary_stores.length };
        return {
          sysType: key,
          sysName: name,
          platform,
          kind,
          enabled,
          current: rest.current_version,
          canary: version === null ? null : { version, ...trial },
          newest: newest.get(key) ?? null,
          failedFor: failed.get(key) ?? 0,
        };
      });
      return systems.toSorted((a, b) => placeOfPlatform(a.platform) - placeOfPlatform(b.platform));
    },

    async releasesOf(key: SubsystemKey): Promise<ReleaseList> {
      const standing = (await findStanding(db, key)) ?? refuse('subsystem.unknown');
      const { canary_version: version, canary_percent: percent, canary_stores: stores } = standing;
      const [releases, people] = await Promise.all([
        listStoredReleases(db, key),
        peopleOf(db, key),
      ]);
      const trial = version === null ? null : { version, percent, stores };
      return {
        sysType: key,
        sysName: standing.name,
        platform: standing.platform,
        kind: standing.kind,
        enabled: standing.enabled,
        current: standing.current_version,
        previous: standing.previous_version,
        canary: trial && { ...trial, ...(await reachOf(db, { key, people, trial })) },
        people: people.length,
        seen: markOf(standing),
        releases: releases.map(({ released_at, registered_by, failed_for, ...rest }) => ({
          ...rest,
          releasedAt: released_at.getTime(),
          registeredBy: registered_by,
          failedFor: failed_for,
        })),
      };
    },

    async countTrial(key: SubsystemKey, trial: Canary) {
      if (!(await findStanding(db, key))) refuse('subsystem.unknown');
      return reachOf(db, { key, people: await peopleOf(db, key), trial });
    },
  };
}
