import { tablesMost } from '@portal/contract/workplace/preferences';
import type { SubsystemContext } from '@portal/subsystem/contract';
import { onPreferenceChange, preference, savePreference } from './preferences.ts';

/** The user's changes to the columns of tables, which follow them to other computers. */
export const tableLayouts: SubsystemContext['tableLayouts'] = {
  get: (table) => preference('tables')?.find((one) => one.table === table)?.layout,
  subscribe: onPreferenceChange,
  set(table, layout) {
    const others = (preference('tables') ?? []).filter((one) => one.table !== table);
    savePreference({ tables: [{ table, layout }, ...others].slice(0, tablesMost) });
  },
};
