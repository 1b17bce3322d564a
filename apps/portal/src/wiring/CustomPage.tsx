import { Button } from '@portal/ui/actions/Button';
import { Panel } from '@portal/ui/layout/Panel';
import { resetSettings } from '#platform/settings/settings.ts';
import { AccountPage } from '../features/identity/account/AccountPage.tsx';
import { SettingsSections } from '../features/shell/settings/SettingsSections.tsx';

/** Page of the look the user has chosen, with the settings of the drawer (`/account/settings/custom`). */
export const CustomPage = () => (
  <AccountPage title="个性化">
    <Panel title="界面设置" aside="保存在您的账号中，换一台电脑也一样">
      <div className="settings-page">
        <SettingsSections />
      </div>
      <Button onClick={resetSettings}>恢复默认设置</Button>
    </Panel>
  </AccountPage>
);
