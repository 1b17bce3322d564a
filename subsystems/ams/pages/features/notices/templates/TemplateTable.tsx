import { deskActions } from '@portal/contract/notices/announcement-desk';
import {
  deleteTemplate,
  listTemplates,
  type MessageTemplate,
} from '@portal/contract/notices/message-templates';
import { Allowed } from '@portal/subsystem/Allowed';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import type { Column } from '@portal/ui/data/DataTable';
import { confirm } from '@portal/ui/overlays/confirm';
import { ListTable } from '../../../platform/ListTable.tsx';
import { priorityWords } from '../labels.ts';

interface TemplateTableProps {
  templates: readonly MessageTemplate[];
  onEdit: (template: MessageTemplate) => void;
  onTry: (template: MessageTemplate) => void;
  onShowVersions: (template: MessageTemplate) => void;
}

/** Table of message templates, with buttons to edit, try and delete each, and to see what it has been. */
export const TemplateTable = ({ templates, ...actions }: TemplateTableProps) => (
  <ListTable
    columns={[...factColumns, actionColumn(actions)]}
    rows={templates}
    keyOf={({ templateCode }) => templateCode}
  />
);

const actionColumn = ({
  onEdit,
  onTry,
  onShowVersions,
}: Omit<TemplateTableProps, 'templates'>): Column<MessageTemplate> => ({
  header: '操作',
  className: 'ams-ways',
  isUnlabelled: true,
  cell: (template) => (
    <TemplateActions
      template={template}
      onEdit={() => onEdit(template)}
      onTry={() => onTry(template)}
      onShowVersions={() => onShowVersions(template)}
    />
  ),
});

const factColumns: Column<MessageTemplate>[] = [
  {
    header: '模板',
    isUnlabelled: true,
    cell: ({ templateName, templateCode, priority, titile }) => (
      <>
        {templateName}
        <small>
          {templateCode} · {priorityWords[priority]} · {titile}
        </small>
      </>
    ),
  },
  { header: '变量', cell: ({ variables }) => variables.join('、') || '—' },
  {
    header: '更新',
    cell: ({ version, updateBy, updateTime }) => (
      <>
        第 {version} 版
        <small>
          {updateBy ?? '系统'}，{updateTime.slice(0, 16)}
        </small>
      </>
    ),
  },
];

interface TemplateActionsProps {
  template: MessageTemplate;
  onEdit: () => void;
  onTry: () => void;
  onShowVersions: () => void;
}

function TemplateActions({
  template: { templateCode, templateName },
  onEdit,
  onTry,
  onShowVersions,
}: TemplateActionsProps) {
  const { mutate, isPending } = useCallOf(deleteTemplate, { refreshes: [listTemplates] });
  const remove = async (): Promise<void> => {
    const body = `“${templateName}”及其全部版本将被删除，不能恢复。已发出的公告不受影响。`;
    const isSure = await confirm({ title: '删除模板', body, okText: '删除', danger: true });
    if (isSure) mutate({ templateCode });
  };
  return (
    <>
      <Allowed action={deskActions.edit}>
        <Button size="small" kind="text" onClick={onEdit}>
          编辑
        </Button>
        <Button size="small" kind="text" onClick={onTry}>
          测试发送
        </Button>
      </Allowed>
      <Button size="small" kind="text" onClick={onShowVersions}>
        版本
      </Button>
      <Allowed action={deskActions.remove}>
        <Button size="small" kind="text" busy={isPending} onClick={() => void remove()}>
          删除
        </Button>
      </Allowed>
    </>
  );
}
