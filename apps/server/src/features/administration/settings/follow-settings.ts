import {
  settingFault,
  SettingName as Name,
  SettingValue,
} from '@portal/contract/administration/settings';
import { z } from 'zod';
import type { Epochs } from '#platform/cache/epochs.ts';
import type { SettingValues } from '#platform/config/live-config.ts';
import type { Database } from '#platform/database/database.ts';
import type { Faults } from '#platform/log/faults.ts';

/** A failed read is repeated after this. */
const retryMs = 500;

interface SettingsParts {
  db: Database;
  epochs: Epochs;
  faults: Faults;
}

/** Keeps the settings of the installation in memory, as they are on every node after each change. */
export async function followSettings({ db, epochs, faults }: SettingsParts) {
  let values = await readSettings(db);
  let version = epochs.of('setting');

  async function readAgain(): Promise<void> {
    const next = epochs.of('setting');
    if (next === version) return;
    version = next;
    try {
      values = await readSettings(db);
    } catch (error) {
      faults.note('settings', error);
      version = -1;
      setTimeout(() => void readAgain(), retryMs).unref();
    }
  }
  epochs.onChange(() => void readAgain());
  return (): SettingValues => values;
}

const Row = z.object({ name: Name, value: SettingValue });

/** Reads the settings; one that a later release took away, or whose value no longer fits, is left out. */
export async function readSettings(db: Database): Promise<SettingValues> {
  const rows = await db.selectFrom('setting').select(['name', 'value']).execute();
  return Object.fromEntries(
    rows.flatMap((row) => {
      const { data } = Row.safeParse(row);
      return data && settingFault(data.name, data.value) === null ? [[data.name, data.value]] : [];
    }),
  );
}
