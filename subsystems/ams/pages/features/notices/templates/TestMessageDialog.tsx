import { listChannels } from '@portal/contract/notices/announcement-desk';
import {
  filledIn,
  type MessageTemplate,
  tryTemplate,
} from '@portal/contract/notices/message-templates';
import { listMessages } from '@portal/contract/notices/messages';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { notify } from '@portal/ui/feedback/notify';
import { Segmented } from '@portal/ui/forms/Segmented';
import { useState } from 'react';
import { channelWords } from '../labels.ts';
import { isFilled, VariableFields } from './VariableFields.tsx';
import '../editor/editor.css';

interface TrialDialogProps {
  template: MessageTemplate;
  onClose: () => void;
}

/** Sends a template to oneself, to see how it arrives. */
export function TestMessageDialog({ template, onClose }: TrialDialogProps) {
  const { data: channels } = useQueryOf(listChannels, {});
  const [channel, setChannel] = useState<'bell' | 'dingtalk' | 'sms'>('bell');
  const [values, setValues] = useState<Record<string, string>>({});
  const { mutate, isPending } = useCallOf(tryTemplate, { refreshes: [listMessages] });
  const send = (): void =>
    mutate(
      { templateCode: template.templateCode, channel, values },
      {
        onSuccess: () => {
          notify({ kind: 'success', text: tryTemplate.says ?? '' });
          onClose();
        },
      },
    );
  const isClosed = (each: 'dingtalk' | 'sms') => channels?.open.includes(each) !== true;

  return (
    <Dialog
      title={`测试发送：${template.templateName}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            busy={isPending}
            disabled={!isFilled(template, values)}
            onClick={send}
          >
            发送给自己
          </Button>
        </>
      }
    >
      <div className="ams-row">
        <Segmented
          label="渠道"
          value={channel}
          onChange={setChannel}
          options={[
            { value: 'bell', label: '平台内' },
            { value: 'dingtalk', label: channelWords.dingtalk, disabled: isClosed('dingtalk') },
            { value: 'sms', label: channelWords.sms, disabled: isClosed('sms') },
          ]}
        />
      </div>
      <VariableFields template={template} values={values} onChange={setValues} />
      <p className="ams-note">标题：{filledIn(template.titile, values)}</p>
    </Dialog>
  );
}
