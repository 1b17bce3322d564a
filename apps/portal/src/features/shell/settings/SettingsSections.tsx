import { Switch } from '@portal/ui/forms/Switch';
import { changeSettings, useSettings } from '#platform/settings/settings.ts';
import { ColourSettings } from './ColourSettings.tsx';
import { MenuSettings } from './MenuSettings.tsx';
import './settings.css';

/** All settings of the look (spec section 2, "Settings drawer"). Every choice applies at once. */
export function SettingsSections() {
  const { multiTab, colorWeak } = useSettings();
  return (
    <>
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
    </>
  );
}
