import {
  addTemplate,
  editTemplate,
  listTemplates,
  listTemplateVersions,
  type MessageTemplate,
} from '@portal/contract/notices/message-templates';
import { useCallOf, useQueryOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { refusalOf } from '@portal/ui/forms/refusal';
import { useForm } from '@portal/ui/forms/use-form';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useId, useState } from 'react';
import { Difference } from '../revisions/Difference.tsx';
import { textOf } from '../revisions/difference.ts';
import { TemplateFields } from './TemplateFields.tsx';

interface TemplateDialogProps {
  /** None for a new one. */
  template: MessageTemplate | undefined;
  onClose: () => void;
}

const empty = {
  templateCode: '',
  templateName: '',
  titile: '',
  msgContent: '',
  priority: 'L',
} as const;
const refreshes = [listTemplates, listTemplateVersions];
const quietly = { refreshes, quiet: true };

/** A new template, or another text of one; a text that somebody else saved meanwhile is shown before it is replaced. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const add = useCallOf(addTemplate, quietly);
  const edit = useCallOf(editTemplate, quietly);
  const { refetch } = useQueryOf(listTemplates, {});
  const [seen, setSeen] = useState(template);
  const formId = useId();
  const { templateCode, templateName, titile, msgContent, priority } = template ?? empty;
  const form = useForm({
    schema: addTemplate.input,
    values: { templateCode, templateName, titile, msgContent, priority },
    refusedAt: (reason) => (reason === 'template.taken' ? 'templateCode' : undefined),
    onSend: async (written) => {
      if (seen === undefined) await add.mutateAsync(written);
      else await edit.mutateAsync({ ...written, version: seen.version }).catch(showNewest);
      onClose();
    },
  });

  async function showNewest(error: unknown): Promise<never> {
    if (refusalOf(error).reason === 'template.changed') {
      const { data } = await refetch();
      setSeen((now) => data?.find((one) => one.templateCode === now?.templateCode) ?? now);
    }
    throw error;
  }

  return (
    <Dialog
      title={template ? '编辑模板' : '新建模板'}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" form={formId} busy={form.isBusy}>
            保存
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId}>
        <FormAlert>{form.alert}</FormAlert>
        {seen !== undefined && seen.version !== template?.version && (
          <ChangedMeanwhile newest={seen} mine={form.values} />
        )}
        <TemplateFields form={form} isNew={template === undefined} />
      </form>
    </Dialog>
  );
}

interface ChangedMeanwhileProps {
  newest: MessageTemplate;
  mine: Pick<MessageTemplate, 'titile' | 'msgContent'>;
}

/** Shows what saving would make of the text that somebody else has saved. */
const ChangedMeanwhile = ({ newest, mine }: ChangedMeanwhileProps) => (
  <section aria-label="与现行版本的差异">
    <p className="ams-note">
      {newest.updateBy ?? '系统'}已保存第 {newest.version} 版，再次保存将改为：
    </p>
    <Difference from={newest.titile} to={mine.titile} isTitle />
    <Difference from={textOf(newest.msgContent)} to={textOf(mine.msgContent)} />
  </section>
);
