import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { Switch } from '@portal/ui/forms/Switch';
import { changeSettings, resetSettings, useSettings } from '#platform/settings/settings.ts';
import { ColourSettings } from './ColourSettings.tsx';
import { MenuSettings } from './MenuSettings.tsx';
import './settings.css';

/** Drawer of the user's settings (spec section 2, "Settings drawer"). Every choice applies at once. */
export function SettingsDrawer({ onClose }: { onClose: () => void }) {
  const { multiTab, colorWeak } = useSettings();
  return (
    <Dialog
      side="right"
      className="settings-drawer"
      width={328}
      title="界面设置"
      onClose={onClose}
      footer={<Button onClick={resetSettings}>恢复默认设置</Button>}
    >
      <ColourSettings />
      <MenuSettings />
      <section>
        <h3>其他</h3>
        <Switch
          label="多页签"
          isOn={multiTab}
          onTurn={(isOn) => changeSettings({ multiTab: isOn })}
        />
        <Switch
          label="色弱模式"
          isOn={colorWeak}
          onTurn={(isOn) => changeSettings({ colorWeak: isOn })}
        />
      </section>
    </Dialog>
  );
}
