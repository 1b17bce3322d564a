import type { SystemEntry } from '@portal/contract/administration/system-entries';
import { defaultTenant } from '@portal/contract/limits';
import {
  defaultSubsystem,
  isSubsystemKey,
  type PlatformKey,
  platforms,
  type SubsystemKey,
} from '@portal/contract/subsystems/subsystem-keys';
import type { Audit } from '#platform/audit/audit.ts';
import { type Members, readChanges, recordChange } from '#platform/audit/changes.ts';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';

const object = 'system-entries';

export type SystemEntries = ReturnType<typeof createSystemEntries>;

/** The entries of systems in the switcher, as administrators of the default tenant change them for everybody. */
export function createSystemEntries({ db, audit }: { db: Database; audit: Audit }) {
  const record = (caller: Caller, what: string, before: Members, after: Members) =>
    recordChange(audit, caller, { kind: 'system.changed', object, what, before, after });

  return {
    list: () => readEntries(db),

    async save({ version, ...entry }: SystemEntry, caller: Caller): Promise<void> {
      requireHome(caller);
      // The pages by which it would be switched on again are there.
      if (entry.key === defaultSubsystem && !entry.enabled) refuse('system.needed');
      const { key, ...fields } = entry;
      const before = await db.transaction().execute(async (within) => {
        const row = await selectEntries(within)
          .where('key', '=', key)
          .forUpdate()
          .executeTakeFirst();
        const found = row ?? refuse('system.not-found');
        if (found.version !== version) refuse('system.changed');
        await within.updateTable('subsystem').where('key', '=', key).set(fields).execute();
        return found;
      });
      await record(caller, `edited ${key}`, membersOf(before), membersOf(entry));
    },

    async order(keys: readonly SubsystemKey[], caller: Caller): Promise<void> {
      requireHome(caller);
      const before = await readEntries(db);
      if (keys.some((key) => before.every((entry) => entry.key !== key)))
        refuse('system.not-found');
      await db.transaction().execute(async (within) => {
        for (const [sort, key] of keys.entries()) {
          await within.updateTable('subsystem').where('key', '=', key).set({ sort }).execute();
        }
      });
      const after = await readEntries(db);
      await record(caller, 'ordered', { order: wordsOf(before) }, { order: wordsOf(after) });
    },

    changes: (page: PageRequest) => readChanges(db, object, page),
  };
}

const wordsOf = (entries: readonly SystemEntry[]): string =>
  entries.map(({ name }) => name).join('、');

const positionOf = ({ platform }: SystemEntry): number =>
  platforms.findIndex(({ key }) => key === platform);

/** A system is the installation's: what one tenant changes of it would change it for the others. */
function requireHome({ session }: Caller): void {
  if (session.tenantId !== defaultTenant) refuse('installation.elsewhere');
}

const selectEntries = (db: Database) =>
  db
    .selectFrom('subsystem')
    .select(['key', 'name', 'description', 'platform', 'enabled', 'entry_version as version']);

/** Reads the systems that this release knows, platform by platform. */
async function readEntries(db: Database): Promise<SystemEntry[]> {
  const rows = await selectEntries(db).orderBy('sort').orderBy('key').execute();
  const entries = rows.flatMap(({ key, platform, ...row }): SystemEntry[] =>
    isSubsystemKey(key) ? [{ ...row, key, platform: platformOf(platform) }] : [],
  );
  return entries.toSorted((a, b) => positionOf(a) - positionOf(b));
}

/** Returns a platform the contract knows; the last one for any other. */
const platformOf = (platform: string): PlatformKey =>
  platforms.find(({ key }) => key === platform)?.key ?? 'visual';

const membersOf = ({
  name,
  description,
  platform,
  enabled,
}: Omit<SystemEntry, 'key' | 'version' | 'platform'> & { platform: string }): Members => ({
  name,
  description,
  platform: platforms.find(({ key }) => key === platform)?.name ?? platform,
  enabled: enabled ? '启用' : '停用',
});
