import { lossWords } from '@portal/common/rich-text/lost-markup';
import {
  getDraft,
  type AnnouncementText,
  listAnnouncements,
} from '@portal/contract/notices/announcement-desk';
import { listRevisions, reviseAnnouncement } from '@portal/contract/notices/announcement-revisions';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { usePageTitle, useRouter, useUnsaved } from '@portal/subsystem/session';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { notify } from '@portal/ui/feedback/notify';
import { Panel } from '@portal/ui/layout/Panel';
import { Switch } from '@portal/ui/forms/Switch';
import { useState } from 'react';
import { DraftState } from '../DraftState.tsx';
import { Difference } from './Difference.tsx';
import { MessageFields } from '../editor/MessageFields.tsx';
import { noticeAddresses } from '../addresses.ts';
import { textOf } from './difference.ts';
import '../editor/editor.css';

/** Changes what has been sent, with what is changed before one's eyes. */
export function RevisionForm({ id }: { id: string }) {
  return (
    <DraftState query={useQueryOf(getDraft, { id })}>
      {({ draft, item }) => <ReviseForm id={id} from={item.revision} before={letterOf(draft)} />}
    </DraftState>
  );
}

const letterOf = ({
  titile,
  msgContent,
  priority,
  openType,
  openPage,
  busId,
}: AnnouncementText): AnnouncementText => ({
  titile,
  msgContent,
  priority,
  openType,
  openPage,
  busId,
});

interface ReviseFormProps {
  id: string;
  /** The revision that is changed. */
  from: number;
  before: AnnouncementText;
}

function ReviseForm({ id, from: seen, before: seenLetter }: ReviseFormProps) {
  const { push } = useRouter();
  // What is compared with is what was there when one began.
  const [{ from, before }] = useState({ from: seen, before: seenLetter });
  const [letter, setLetter] = useState(before);
  const [reason, setReason] = useState('');
  const [readAgain, setReadAgain] = useState(false);
  const { mutate, isPending, isSuccess } = useCallOf(reviseAnnouncement, {
    refreshes: [listAnnouncements, getDraft, listRevisions],
  });
  const isChanged = letter !== before;
  useUnsaved(isChanged && !isSuccess);
  const revise = (): void =>
    mutate(
      { id, from, letter, readAgain, reason },
      {
        onSuccess: ({ revision, notTaken }) => {
          if (notTaken.length > 0) notify({ kind: 'warning', text: lossWords(notTaken) });
          notify({ kind: 'success', text: `已更新为第 ${revision} 版` });
          push(noticeAddresses.reading(id));
        },
      },
    );

  usePageTitle('修订公告');
  return (
    <section>
      <PageHeader
        title="修订公告"
        tools={
          <>
            <Button onClick={() => push(noticeAddresses.reading(id))}>返回</Button>
            <Button kind="primary" busy={isPending} disabled={!isChanged} onClick={revise}>
              发布修订
            </Button>
          </>
        }
      />
      <div className="ams-writing">
        <Panel>
          <MessageFields
            letter={letter}
            onChange={(part) => setLetter((now) => ({ ...now, ...part }))}
          />
        </Panel>
        <div className="ams-writing-side">
          <Panel title="修订说明">
            <Field
              label="原因（可不填）"
              value={reason}
              maxLength={200}
              onChange={({ target }) => setReason(target.value)}
            />
            <Switch label="要求所有人重新阅读" isOn={readAgain} onTurn={setReadAgain} />
          </Panel>
          <Panel title="与现行版本的差异" aside={`第 ${from} 版`}>
            <Difference from={before.titile} to={letter.titile} isTitle />
            <Difference from={textOf(before.msgContent)} to={textOf(letter.msgContent)} />
          </Panel>
        </div>
      </div>
    </section>
  );
}
