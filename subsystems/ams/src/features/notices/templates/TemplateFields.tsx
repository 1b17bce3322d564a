import type { MessageTemplate } from '@portal/contract/notices/message-templates';
import { Field } from '@portal/ui/forms/Field';
import { Segmented } from '@portal/ui/forms/Segmented';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { lazy, Suspense, useState } from 'react';
import '../editor/editor.css';

const RichText = lazy(async () => {
  const { RichText: component } = await import('@portal/ui/rich-text/RichText');
  return { default: component };
});

/** The values of a template's form. */
export type TemplateValues = Pick<
  MessageTemplate,
  'templateCode' | 'templateName' | 'titile' | 'msgContent' | 'priority'
>;

/** Returns whether a template has all it needs. */
export const isComplete = ({ templateCode, templateName, titile, msgContent }: TemplateValues) =>
  /^[a-z][a-z0-9-]{1,39}$/.test(templateCode) &&
  [templateName, titile, msgContent].every((text) => text !== '');

interface TemplateFieldsProps {
  written: TemplateValues;
  isNew: boolean;
  onChange: (part: Partial<TemplateValues>) => void;
}

export function TemplateFields({ written, isNew, onChange }: TemplateFieldsProps) {
  const [begin] = useState(written.msgContent);
  return (
    <>
      <Field
        label="编码"
        hint="小写字母、数字与连字符，保存后不可更改"
        value={written.templateCode}
        disabled={!isNew}
        maxLength={40}
        onChange={({ target }) => onChange({ templateCode: target.value })}
      />
      <Field
        label="名称"
        value={written.templateName}
        maxLength={40}
        onChange={({ target }) => onChange({ templateName: target.value })}
      />
      <Field
        label="标题"
        value={written.titile}
        maxLength={100}
        onChange={({ target }) => onChange({ titile: target.value })}
      />
      <div className="ams-row">
        <span>优先级</span>
        <Segmented
          label="优先级"
          value={written.priority}
          onChange={(chosen) => onChange({ priority: chosen })}
          options={[
            { value: 'L', label: '一般' },
            { value: 'M', label: '重要' },
            { value: 'H', label: '紧急' },
          ]}
        />
      </div>
      <Suspense fallback={<Skeleton lines={5} label="编辑器正在加载" />}>
        <RichText label="正文" html={begin} onChange={(html) => onChange({ msgContent: html })} />
      </Suspense>
    </>
  );
}
