import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { resetSettings } from '#platform/settings/settings.ts';
import { SettingsSections } from './SettingsSections.tsx';

/** Drawer of the settings of the look. */
export const SettingsDrawer = ({ onClose }: { onClose: () => void }) => (
  <Dialog
    side="right"
    className="settings-drawer"
    width={328}
    title="界面设置"
    onClose={onClose}
    footer={<Button onClick={resetSettings}>恢复默认设置</Button>}
  >
    <SettingsSections />
  </Dialog>
);
