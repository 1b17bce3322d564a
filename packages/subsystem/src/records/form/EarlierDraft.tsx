import { Button } from '@portal/ui/actions/Button';

interface EarlierDraftProps {
  /** The moment of its last key, in milliseconds since 1970. */
  at: number;
  onTake: () => void;
  onGiveUp: () => void;
}

/** Offers what was typed into a form before it was left without saving. */
export const EarlierDraft = ({ at, onTake, onGiveUp }: EarlierDraftProps) => (
  <output className="records-draft">
    <span>您在 {momentText(at)} 填写的内容尚未保存</span>
    <Button size="small" onClick={onTake}>
      继续填写
    </Button>
    <Button size="small" kind="text" onClick={onGiveUp}>
      放弃
    </Button>
  </output>
);

const moment = new Intl.DateTimeFormat('zh-CN', {
  month: 'long',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const momentText = (at: number): string => moment.format(at);
