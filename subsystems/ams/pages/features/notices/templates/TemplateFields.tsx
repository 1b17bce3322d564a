import type { MessageTemplate } from '@portal/contract/notices/message-templates';
import { Field } from '@portal/ui/forms/Field';
import { Segmented } from '@portal/ui/forms/Segmented';
import type { Form } from '@portal/ui/forms/use-form';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { lazy, Suspense } from 'react';
import '../editor/editor.css';

const RichText = lazy(async () => {
  const { RichText: component } = await import('@portal/ui/rich-text/RichText');
  return { default: component };
});

interface TemplateFieldsProps {
  form: Form<
    Pick<MessageTemplate, 'templateCode' | 'templateName' | 'titile' | 'msgContent' | 'priority'>
  >;
  isNew: boolean;
}

export function TemplateFields({ form: { field, control }, isNew }: TemplateFieldsProps) {
  const content = control('msgContent');
  const priority = control('priority');
  return (
    <>
      <Field
        {...field('templateCode')}
        label="编码"
        hint="小写字母、数字与连字符，保存后不可更改"
        disabled={!isNew}
        maxLength={40}
        autoComplete="off"
      />
      <Field {...field('templateName')} label="名称" maxLength={40} autoComplete="off" />
      <Field {...field('titile')} label="标题" maxLength={100} autoComplete="off" />
      <div className="ams-row">
        <span>优先级</span>
        <Segmented
          label="优先级"
          value={priority.value}
          onChange={priority.onChange}
          options={[
            { value: 'L', label: '一般' },
            { value: 'M', label: '重要' },
            { value: 'H', label: '紧急' },
          ]}
        />
      </div>
      <Suspense fallback={<Skeleton lines={5} label="编辑器正在加载" />}>
        <RichText
          label="正文"
          html={content.value}
          onChange={content.onChange}
          error={content.error}
        />
      </Suspense>
    </>
  );
}
