import { deskActions } from '@portal/contract/notices/announcement-desk';
import {
  deleteTemplate,
  listTemplates,
  type MessageTemplate,
} from '@portal/contract/notices/message-templates';
import { Allowed } from '@portal/subsystem/Allowed';
import { useCallOf } from '@portal/subsystem/queries';
import { Button } from '@portal/ui/actions/Button';
import { confirm } from '@portal/ui/overlays/confirm';
import { priorityWords } from '../labels.ts';

interface TemplateRowProps {
  template: MessageTemplate;
  onEdit: () => void;
  onTry: () => void;
}

export function TemplateRow({ template, onEdit, onTry }: TemplateRowProps) {
  const { templateCode, templateName, titile, priority, variables } = template;
  return (
    <tr>
      <td className="ams-lead">
        {templateName}
        <small>
          {templateCode} · {priorityWords[priority]} · {titile}
        </small>
      </td>
      <td data-label="变量">{variables.length > 0 ? variables.join('、') : '—'}</td>
      <td data-label="更新">{`${template.updateBy ?? '系统'}，${template.updateTime.slice(0, 16)}`}</td>
      <td className="ams-ways">
        <Ways template={template} onEdit={onEdit} onTry={onTry} />
      </td>
    </tr>
  );
}

/** The actions on a template. */
function Ways({ template: { templateCode, templateName }, onEdit, onTry }: TemplateRowProps) {
  const { mutate, isPending } = useCallOf(deleteTemplate, { refreshes: [listTemplates] });
  const remove = async (): Promise<void> => {
    const body = `“${templateName}”将被删除，使用它的系统将无法发送。`;
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
      <Allowed action={deskActions.remove}>
        <Button size="small" kind="text" busy={isPending} onClick={() => void remove()}>
          删除
        </Button>
      </Allowed>
    </>
  );
}
