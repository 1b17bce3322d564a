import { hasNoWords } from '@portal/contract/notices/html-text';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { usePageTitle, useUnsaved } from '@portal/subsystem/session';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { AudiencePicker } from '../audience/AudiencePicker.tsx';
import type { DraftValues } from './draft.ts';
import { MessageFields } from './MessageFields.tsx';
import { FromTemplate } from './FromTemplate.tsx';
import { DeliveryFields } from './DeliveryFields.tsx';
import { DraftActions } from './DraftActions.tsx';
import './editor.css';

interface WritingFormProps {
  /** Null until it is kept for the first time. */
  id: string | null;
  written: DraftValues;
}

/** Everything of an announcement: what it says on the left, whom it is for and how it comes on the right. */
export function DraftForm({ id: keptId, written: kept }: WritingFormProps) {
  const [id, setId] = useState(keptId);
  const [written, setWritten] = useState(kept);
  const [saved, setSaved] = useState(kept);
  useUnsaved(written !== saved);
  const change = (part: Partial<DraftValues>): void => setWritten((now) => ({ ...now, ...part }));

  const title = id === null ? '新建公告' : '编辑公告';
  usePageTitle(title);

  return (
    <section>
      <PageHeader
        title={title}
        tools={
          <DraftActions
            id={id}
            written={written}
            isSaved={written === saved && id !== null}
            onSaved={(newId) => {
              setId(newId);
              setSaved(written);
            }}
          />
        }
      />
      <div className="ams-writing">
        <Panel
          title="公告内容"
          aside={
            <FromTemplate
              replaces={written.titile !== '' || !hasNoWords(written.msgContent)}
              onFill={change}
            />
          }
        >
          <MessageFields letter={written} onChange={change} />
        </Panel>
        <div className="ams-writing-side">
          <Panel title="发布范围">
            <AudiencePicker written={written} onChange={change} />
          </Panel>
          <Panel title="发布方式">
            <DeliveryFields written={written} onChange={change} />
          </Panel>
        </div>
      </div>
    </section>
  );
}
