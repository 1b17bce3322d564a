import {
  getDraft,
  listAnnouncements,
  releaseAnnouncement,
} from '@portal/contract/notices/announcement-desk';
import { useCallOf } from '@portal/client/queries';
import { useRouter } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { DateField } from '@portal/ui/dates/DateField';
import { readDayAndTime } from '@portal/ui/dates/date-values';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { notify } from '@portal/ui/feedback/notify';
import { Segmented } from '@portal/ui/forms/Segmented';
import { useState } from 'react';
import { wireTimeOf } from './draft.ts';
import { noticeAddresses } from '../addresses.ts';
import './editor.css';

interface SendDialogProps {
  id: string;
  onClose: () => void;
}

/** Now, or at a time to come. */
export function SendDialog({ id, onClose }: SendDialogProps) {
  const { push } = useRouter();
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [time, setTime] = useState('');
  const { mutate, isPending } = useCallOf(releaseAnnouncement, {
    refreshes: [listAnnouncements, getDraft],
  });
  const sendTime = when === 'now' ? null : wireTimeOf(time);
  const send = (): void =>
    mutate(
      { id, sendTime },
      {
        onSuccess: ({ reach }) => {
          const word = when === 'now' ? (releaseAnnouncement.says ?? '') : '已安排定时发布';
          notify({ kind: 'success', text: `${word}，共 ${reach} 人` });
          push(noticeAddresses.list);
        },
      },
    );

  return (
    <Dialog
      title="发布公告"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            busy={isPending}
            disabled={when === 'later' && !readDayAndTime(time)}
            onClick={send}
          >
            {when === 'now' ? '立即发布' : '定时发布'}
          </Button>
        </>
      }
    >
      <div className="ams-row">
        <Segmented
          label="发布时间"
          value={when}
          onChange={setWhen}
          options={[
            { value: 'now', label: '立即' },
            { value: 'later', label: '定时' },
          ]}
        />
      </div>
      {when === 'later' && (
        <DateField label="发布时间（北京时间）" withTime value={time} onChange={setTime} />
      )}
    </Dialog>
  );
}
