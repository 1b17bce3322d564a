import { copyChannels, listChannels } from '@portal/contract/notices/announcement-desk';
import { useQueryOf } from '@portal/client/queries';
import { DateField } from '@portal/ui/dates/DateField';
import { Field } from '@portal/ui/forms/Field';
import { Segmented } from '@portal/ui/forms/Segmented';
import { Switch } from '@portal/ui/forms/Switch';
import { localTimeOf, type DraftValues, wireTimeOf } from './draft.ts';
import { channelWords } from '../labels.ts';

interface SendingFieldsProps {
  written: DraftValues;
  onChange: (part: Partial<DraftValues>) => void;
}

/** The fields of delivery: sender, kind, end, and the channels beside the portal. */
export function DeliveryFields({ written, onChange }: SendingFieldsProps) {
  const { data: channels } = useQueryOf(listChannels, {});
  const { sender, msgCategory, mustRead, endTime, copies } = written;
  return (
    <>
      <Field
        label="发布人"
        value={sender}
        maxLength={30}
        onChange={({ target }) => onChange({ sender: target.value })}
      />
      <div className="ams-row">
        <span>类型</span>
        <Segmented
          label="类型"
          value={msgCategory}
          onChange={(chosen) => onChange({ msgCategory: chosen })}
          options={[
            { value: '1', label: '通知公告' },
            { value: '2', label: '系统消息' },
          ]}
        />
      </div>
      <DateField
        label="结束时间（可不填）"
        withTime
        value={localTimeOf(endTime)}
        onChange={(time) => onChange({ endTime: wireTimeOf(time) })}
      />
      <Switch
        label="必读，要求确认"
        isOn={mustRead}
        onTurn={(isOn) => onChange({ mustRead: isOn })}
      />
      {copyChannels.map((channel) => (
        <Switch
          key={channel}
          label={`同时发送${channelWords[channel]}`}
          unavailable={channels?.open.includes(channel) === false ? '该渠道尚未配置' : undefined}
          isOn={copies.includes(channel)}
          onTurn={(isOn) =>
            onChange({
              copies: isOn ? [...copies, channel] : copies.filter((each) => each !== channel),
            })
          }
        />
      ))}
    </>
  );
}
