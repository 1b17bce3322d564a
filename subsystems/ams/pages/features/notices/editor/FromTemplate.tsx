import { announcementTitleLength } from '@portal/contract/limits';
import type { AnnouncementText } from '@portal/contract/notices/announcement-desk';
import {
  escapeHtml,
  filledIn,
  listTemplates,
  type MessageTemplate,
} from '@portal/contract/notices/message-templates';
import { useQueryOf } from '@portal/client/queries';
import { Button } from '@portal/ui/actions/Button';
import { QueryState } from '@portal/ui/feedback/QueryState';
import { FormAlert } from '@portal/ui/forms/FormAlert';
import { SelectField } from '@portal/ui/forms/SelectField';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useState } from 'react';
import { textOf } from '../revisions/difference.ts';
import { isFilled, VariableFields } from '../templates/VariableFields.tsx';

type TemplateText = Pick<AnnouncementText, 'titile' | 'msgContent' | 'priority'>;

interface FromTemplateProps {
  /** True when something is written that the template takes the place of. */
  replaces: boolean;
  onFill: (text: TemplateText) => void;
}

/** The way to write an announcement from a template. */
export function FromTemplate({ replaces, onFill }: FromTemplateProps) {
  const [isOpen, setOpen] = useState(false);
  const fill = (text: TemplateText): void => {
    onFill(text);
    setOpen(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        使用模板
      </Button>
      {isOpen && <FillDialog replaces={replaces} onFill={fill} onClose={() => setOpen(false)} />}
    </>
  );
}

interface FillDialogProps extends FromTemplateProps {
  onClose: () => void;
}

/** A template of one's choice, its variables, and the text they make. */
function FillDialog({ replaces, onFill, onClose }: FillDialogProps) {
  const query = useQueryOf(listTemplates, {}, { quiet: true });
  const [code, setCode] = useState('');
  const [values, setValues] = useState<Record<string, string>>({});
  const template = query.data?.find(({ templateCode }) => templateCode === code);
  const text = template && filled(template, values);
  const isTooLong = text !== undefined && text.titile.length > announcementTitleLength;
  return (
    <Dialog
      title="使用模板"
      width={560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            kind="primary"
            disabled={template === undefined || !isFilled(template, values) || isTooLong}
            onClick={() => text && onFill(text)}
          >
            填入
          </Button>
        </>
      }
    >
      <QueryState
        query={query}
        lines={4}
        loadingLabel="模板正在加载"
        retryText="重试"
        isEmpty={({ length }) => length === 0}
        emptyText="还没有模板"
      >
        {(templates) => (
          <>
            <SelectField
              label="模板"
              none="请选择"
              value={code}
              options={templates.map(({ templateCode, templateName }) => ({
                value: templateCode,
                label: templateName,
              }))}
              onChange={({ target }) => setCode(target.value)}
            />
            {template && text && (
              <>
                <VariableFields template={template} values={values} onChange={setValues} />
                <Preview {...text} />
                <FormAlert>
                  {isTooLong &&
                    `标题最多 ${announcementTitleLength} 个字，现在 ${text.titile.length} 个`}
                </FormAlert>
              </>
            )}
            {replaces && <p className="ams-note">已填写的标题、优先级与正文将被替换。</p>}
          </>
        )}
      </QueryState>
    </Dialog>
  );
}

const Preview = ({ titile, msgContent }: TemplateText) => (
  <section className="ams-template-text" aria-label="填入的内容">
    <b>{titile}</b>
    <p>{textOf(msgContent)}</p>
  </section>
);

/** The text of a template with its variables filled in; those without a value stay as they are. */
function filled(
  { titile, msgContent, priority, variables }: MessageTemplate,
  typed: Record<string, string>,
): TemplateText {
  const values = Object.fromEntries(variables.map((name) => [name, typed[name] || `{{${name}}}`]));
  return {
    titile: filledIn(titile, values),
    msgContent: filledIn(msgContent, values, escapeHtml),
    priority,
  };
}
