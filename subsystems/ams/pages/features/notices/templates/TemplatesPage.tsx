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
import { TemplateVersions } from './TemplateVersions.tsx';
import { TestMessageDialog } from './TestMessageDialog.tsx';
import '../notices.css';

/** Texts with variables, from which announcements are written. */
export function TemplatesPage() {
  const query = useQueryOf(listTemplates, {});
  const [edited, setEdited] = useState<MessageTemplate | 'new'>();
  const [tried, setTried] = useState<MessageTemplate>();
  const [compared, setCompared] = useState<MessageTemplate>();
  return (
    <section>
      <PageHeader
        title="公告模板"
        note="变量写作 {{name}}；新建公告时选用模板并填写变量"
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
          {(all) => (
            <TemplateTable
              templates={all}
              onEdit={setEdited}
              onTry={setTried}
              onShowVersions={setCompared}
            />
          )}
        </QueryState>
      </Panel>
      {edited && (
        <TemplateDialog
          template={edited === 'new' ? undefined : edited}
          onClose={() => setEdited(undefined)}
        />
      )}
      {compared && (
        <TemplateVersions
          key={compared.templateCode}
          template={compared}
          onClose={() => setCompared(undefined)}
        />
      )}
      {tried && <TestMessageDialog template={tried} onClose={() => setTried(undefined)} />}
    </section>
  );
}
