import { deskActions } from '@portal/contract/notices/announcement-desk';
import { listTemplates, type MessageTemplate } from '@portal/contract/notices/message-templates';
import { Allowed } from '@portal/subsystem/Allowed';
import { PageHeader } from '@portal/subsystem/PageHeader';
import { useQueryOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { Panel } from '@portal/ui/layout/Panel';
import { useState } from 'react';
import { TemplateDialog } from './TemplateDialog.tsx';
import { TemplateTable } from './TemplateTable.tsx';
import { TestMessageDialog } from './TestMessageDialog.tsx';
import '../notices.css';

/** Letters with gaps; systems and people fill them in. */
export function TemplatesPage() {
  const query = useQueryOf(listTemplates, {});
  const [edited, setEdited] = useState<MessageTemplate | 'new'>();
  const [tried, setTried] = useState<MessageTemplate>();
  return (
    <section>
      <PageHeader
        title="公告模板"
        note="变量写作 {{name}}，发送时替换为实际内容"
        tools={
          <Allowed action={deskActions.add}>
            <Button kind="primary" onClick={() => setEdited('new')}>
              新建模板
            </Button>
          </Allowed>
        }
      />
      <Panel isFlush>
        <QueryState
          query={query}
          lines={8}
          isEmpty={({ length }) => length === 0}
          emptyText="还没有模板"
        >
          {(all) => <TemplateTable templates={all} onEdit={setEdited} onTry={setTried} />}
        </QueryState>
      </Panel>
      {edited && (
        <TemplateDialog
          template={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {tried && <TestMessageDialog template={tried} onClose={() => setTried(undefined)} />}
    </section>
  );
}
