import { isSubsystemKey, type SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type {
  Canary,
  ReleasedSystem,
  ReleaseList,
} from '@portal/contract/subsystems/subsystem-releases';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { stateTag } from './release-decision.ts';
import { countFailedInUse, findReleaseState, listNewest, listStoredReleases } from './store.ts';
import { listRegistered } from '../store.ts';
import { usersOfSystem, canaryAudience } from './canary-audience.ts';

export type ReleaseLists = ReturnType<typeof createReleaseLists>;

/** Lists subsystems and releases for administrators. */
export function createReleaseLists({ db }: { db: Database }) {
  return {
    async systems(): Promise<ReleasedSystem[]> {
      const [stored, newest, failed] = await Promise.all([
        listRegistered(db),
        listNewest(db),
        countFailedInUse(db),
      ]);
      return stored.flatMap(({ key, name, platform, kind, enabled, ...rest }) => {
        if (!isSubsystemKey(key)) return [];
        const { canary_version: version, canary_percent: percent, canary_stores } = rest;
        const group = { percent, stores: canary_stores.length };
        return {
          sysType: key,
          sysName: name,
          platform,
          kind,
          enabled,
          current: rest.current_version,
          canary: version === null ? null : { version, ...group },
          newest: newest.get(key) ?? null,
          failedFor: failed.get(key) ?? 0,
        };
      });
    },

    async releasesOf(key: SubsystemKey): Promise<ReleaseList> {
      const state = (await findReleaseState(db, key)) ?? refuse('subsystem.unknown');
      const { canary_version: version, canary_percent: percent, canary_stores: stores } = state;
      const [releases, people] = await Promise.all([
        listStoredReleases(db, key),
        usersOfSystem(db, key),
      ]);
      const canary = version === null ? null : { version, percent, stores };
      return {
        sysType: key,
        sysName: state.name,
        platform: state.platform,
        kind: state.kind,
        enabled: state.enabled,
        current: state.current_version,
        previous: state.previous_version,
        canary: canary && { ...canary, ...(await canaryAudience(db, { key, people, canary })) },
        people: people.length,
        seen: stateTag(state),
        releases: releases.map(({ released_at, registered_by, failed_for, ...rest }) => ({
          ...rest,
          releasedAt: released_at.getTime(),
          registeredBy: registered_by,
          failedFor: failed_for,
        })),
      };
    },

    async countCanary(key: SubsystemKey, canary: Canary) {
      if (!(await findReleaseState(db, key))) refuse('subsystem.unknown');
      return canaryAudience(db, { key, people: await usersOfSystem(db, key), canary });
    },
  };
}
