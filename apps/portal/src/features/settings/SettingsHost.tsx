import { useCell } from '@portal/ui/cell';
import { lazy, Suspense } from 'react';
import { settingsDrawer } from '#platform/settings-drawer.ts';

const SettingsDrawer = lazy(async () => ({
  default: (await import('./SettingsDrawer.tsx')).SettingsDrawer,
}));

/** Where the settings drawer appears, loaded when it is opened. */
export const SettingsHost = () =>
  useCell(settingsDrawer) && (
    <Suspense>
      <SettingsDrawer onClose={() => settingsDrawer.set(false)} />
    </Suspense>
  );
