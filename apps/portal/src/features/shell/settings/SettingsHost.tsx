import { useCell } from '@portal/common/cell';
import { lazyDialog } from '#platform/loading/lazy-dialog.tsx';
import { settingsDrawer } from '#platform/settings/settings.ts';

const close = (): void => settingsDrawer.set(false);

const SettingsDrawer = lazyDialog(
  async () => (await import('./SettingsDrawer.tsx')).SettingsDrawer,
  close,
);

/** Mounts the settings drawer, loaded when it is opened. */
export const SettingsHost = () => useCell(settingsDrawer) && <SettingsDrawer onClose={close} />;
