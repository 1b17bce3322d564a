import {
  addTemplate,
  editTemplate,
  listTemplates,
  type MessageTemplate,
} from '@portal/contract/notices/message-templates';
import { useCallOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';
import { isComplete, TemplateFields, type TemplateValues } from './TemplateFields.tsx';

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

/** A new template, or other words in one that is there. */
export function TemplateDialog({ template, onClose }: TemplateDialogProps) {
  const { templateCode, templateName, titile, msgContent, priority } = template ?? empty;
  const [written, setWritten] = useState<TemplateValues>({
    templateCode,
    templateName,
    titile,
    msgContent,
    priority,
  });
  const refreshes = [listTemplates];
  const add = useCallOf(addTemplate, { refreshes });
  const edit = useCallOf(editTemplate, { refreshes });
  return (
    <Dialog
      title={template ? '编辑模板' : '新建模板'}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            disabled={!isComplete(written)}
            busy={add.isPending || edit.isPending}
            onClick={() => (template ? edit : add).mutate(written, { onSuccess: onClose })}
          >
            保存
          </Button>
        </>
      }
    >
      <TemplateFields
        written={written}
        isNew={template === undefined}
        onChange={(part) => setWritten((now) => ({ ...now, ...part }))}
      />
    </Dialog>
  );
}
