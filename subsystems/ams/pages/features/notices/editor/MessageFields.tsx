import type { AnnouncementText } from '@portal/contract/notices/announcement-desk';
import { announcementTitleLength } from '@portal/contract/limits';
import { Field } from '@portal/ui/forms/Field';
import { Segmented } from '@portal/ui/forms/Segmented';
import { Skeleton } from '@portal/ui/feedback/Skeleton';
import { lazy, Suspense } from 'react';
import './editor.css';

const RichText = lazy(async () => {
  const { RichText: component } = await import('@portal/ui/rich-text/RichText');
  return { default: component };
});

interface LetterFieldsProps {
  letter: AnnouncementText;
  onChange: (part: Partial<AnnouncementText>) => void;
}

/** The fields people will read, and the target of the link. */
export const MessageFields = ({ letter, onChange }: LetterFieldsProps) => (
  <>
    <Field
      label="标题"
      value={letter.titile}
      maxLength={announcementTitleLength}
      onChange={({ target }) => onChange({ titile: target.value })}
    />
    <div className="ams-row">
      <span>优先级</span>
      <Segmented
        label="优先级"
        value={letter.priority}
        onChange={(priority) => onChange({ priority })}
        options={[
          { value: 'L', label: '一般' },
          { value: 'M', label: '重要' },
          { value: 'H', label: '紧急' },
        ]}
      />
    </div>
    <Suspense fallback={<Skeleton lines={6} label="编辑器正在加载" />}>
      <RichText
        label="正文"
        html={letter.msgContent}
        onChange={(msgContent) => onChange({ msgContent })}
      />
    </Suspense>
    <Leading letter={letter} onChange={onChange} />
  </>
);

/** The target of "go handle", if there is one (spec section 3, `openType`). */
const Leading = ({ letter: { openType, openPage, busId }, onChange }: LetterFieldsProps) => (
  <div className="ams-leading">
    <div className="ams-row">
      <span>点击后</span>
      <Segmented
        label="点击后"
        value={openType ?? 'none'}
        onChange={(type) =>
          onChange(
            type === 'none' ? { openType: null, openPage: null, busId: null } : { openType: type },
          )
        }
        options={[
          { value: 'none', label: '仅阅读' },
          { value: 'url', label: '去处理（网址）' },
          { value: 'component', label: '打开页面组件' },
        ]}
      />
    </div>
    {openType !== null && (
      <Field
        label={openType === 'url' ? '地址' : '组件名称'}
        hint={
          openType === 'url'
            ? '本平台页面如 /ors/goods/price，或以 https:// 开头的网址'
            : '与菜单中的组件一致，如 stock/Transfer'
        }
        value={openPage ?? ''}
        maxLength={500}
        onChange={({ target }) => onChange({ openPage: target.value })}
      />
    )}
    {openType === 'component' && (
      <Field
        label="单据编号（busId）"
        value={busId ?? ''}
        maxLength={64}
        onChange={({ target }) => onChange({ busId: target.value === '' ? null : target.value })}
      />
    )}
  </div>
);
