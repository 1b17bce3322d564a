import {
  type SettingName,
  SettingName as Names,
  settingFault,
  settingWords,
  type SettingValue,
} from '@portal/contract/administration/settings';
import { defaultTenant } from '@portal/contract/limits';
import { sql } from 'kysely';
import type { Audit } from '#platform/audit/audit.ts';
import { readChanges, recordChange } from '#platform/audit/changes.ts';
import type { Config } from '#platform/config/config.ts';
import { settingsIn, liveConfig } from '#platform/config/live-config.ts';
import type { Database } from '#platform/database/database.ts';
import type { PageRequest } from '#platform/database/paginate.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { readSettings } from './follow-settings.ts';

interface SettingDeskParts {
  db: Database;
  audit: Audit;
  /** The configuration as the environment has it, without what administrators changed. */
  base: Config;
}

interface SettingChange {
  name: SettingName;
  /** Null: back to the standard. */
  value: SettingValue | null;
  /** The value that the administrator saw. */
  seen: SettingValue;
}

export type SettingDesk = ReturnType<typeof createSettingDesk>;

/** The settings of the installation as administrators of the default tenant change them. */
export function createSettingDesk({ db, audit, base }: SettingDeskParts) {
  const standards = settingsIn(base);

  return {
    async list() {
      const stored = await readSettings(db);
      const values = settingsIn(liveConfig(base, () => stored));
      return {
        settings: Names.options.map((name) => ({
          name,
          value: values[name],
          standard: standards[name],
          isFixed: base.fixedSettings.includes(name),
        })),
        environment: {
          secondFactorRoles: [...base.secondFactorRoles],
          secondPerson: base.policyAsksSecond,
        },
      };
    },

    async save({ name, value, seen }: SettingChange, caller: Caller): Promise<void> {
      if (caller.session.tenantId !== defaultTenant) refuse('installation.elsewhere');
      if (base.fixedSettings.includes(name)) refuse('setting.fixed');
      const fault = value === null ? null : settingFault(name, value);
      if (fault !== null) refuse('setting.unfit', { message: fault });
      await db.transaction().execute(async (within) => {
        // One change at a time, so that what somebody saw is what they change.
        await sql`lock table setting in share row exclusive mode`.execute(within);
        const stored = await readSettings(within);
        const before = settingsIn(liveConfig(base, () => stored))[name];
        if (before !== seen) refuse('setting.changed');
        if (value === null) await within.deleteFrom('setting').where('name', '=', name).execute();
        else await put(within, name, value);
      });
      await recordChange(audit, caller, {
        kind: 'setting.changed',
        object: 'setting',
        what: value === null ? 'reset' : 'edited',
        before: { [name]: settingWords(name, seen) },
        after: { [name]: settingWords(name, value ?? standards[name]) },
      });
    },

    changes: (page: PageRequest) => readChanges(db, 'setting', page),
  };
}

const put = (db: Database, name: SettingName, value: SettingValue) =>
  db
    .insertInto('setting')
    .values({ name, value: JSON.stringify(value) })
    .onConflict((known) => known.column('name').doUpdateSet({ value: JSON.stringify(value) }))
    .execute();
