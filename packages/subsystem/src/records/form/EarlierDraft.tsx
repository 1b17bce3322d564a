import { Button } from '@portal/ui/actions/Button';
import type { TypedFields } from './typed-values.ts';
import type { useDraft } from './use-draft.ts';
import './record-form.css';

interface EarlierDraftProps {
  draft: Pick<ReturnType<typeof useDraft>, 'earlier' | 'giveUp'>;
  onTake: (typed: TypedFields) => void;
}

/** Offers what was typed into a form before it was left without saving; nothing where there is no such draft. */
export function EarlierDraft({ draft: { earlier, giveUp }, onTake }: EarlierDraftProps) {
  if (!earlier) return null;
  return (
    <output className="records-draft">
      <span>您在 {momentText(earlier.at)} 填写的内容尚未保存</span>
      <Button size="small" onClick={() => onTake(earlier.typed)}>
        继续填写
      </Button>
      <Button size="small" kind="text" onClick={giveUp}>
        放弃
      </Button>
    </output>
  );
}

const moment = new Intl.DateTimeFormat('zh-CN', {
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const momentText = (at: number): string => moment.format(at);
