import type { NoticeCopies } from '@portal/contract/workplace/preferences';
import { Panel } from '@portal/ui/layout/Panel';
import { Switch } from '@portal/ui/forms/Switch';
import { savePreference, usePreference } from '#platform/settings/preferences.ts';
import { AccountPage } from './AccountPage.tsx';

const all: NoticeCopies = {
  announcement: { desktop: true, dingtalk: true, sms: true },
  message: { desktop: true, dingtalk: true, sms: true },
};

const topics = [
  { topic: 'announcement', title: '通知公告', note: '集团、部门与门店发布的公告' },
  { topic: 'message', title: '系统消息', note: '各业务系统发给您的待办与提醒' },
] as const;
const channels = [
  { channel: 'desktop', label: '桌面提醒' },
  { channel: 'dingtalk', label: '钉钉工作通知' },
  { channel: 'sms', label: '短信' },
] as const;

/** Page of the channels that copies of notices are sent by (`/account/settings/notification`). */
export function NotificationPage() {
  const copies = usePreference('noticeCopies') ?? all;
  return (
    <AccountPage title="通知设置">
      {topics.map(({ topic, title, note }) => (
        <Panel key={topic} title={title} aside={note}>
          <Switch label="平台内通知" unavailable="始终接收" isOn onTurn={() => undefined} />
          {channels.map(({ channel, label }) => (
            <Switch
              key={channel}
              label={label}
              isOn={copies[topic][channel] ?? true}
              onTurn={(isOn) =>
                savePreference({
                  noticeCopies: { ...copies, [topic]: { ...copies[topic], [channel]: isOn } },
                })
              }
            />
          ))}
        </Panel>
      ))}
      <p className="account-note">必读公告会按发布人选择的全部渠道发送，不受此处设置影响。</p>
    </AccountPage>
  );
}
