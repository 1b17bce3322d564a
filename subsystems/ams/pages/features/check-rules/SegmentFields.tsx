import type { CheckSegment } from '@portal/contract/workplace/checks';
import { Button } from '@portal/ui/actions/Button';
import { Field } from '@portal/ui/forms/Field';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';

interface SegmentFieldsProps {
  segments: readonly CheckSegment[];
  onChange: (segments: CheckSegment[]) => void;
}

/** The segments of a rule in their order: how many characters, what they match, and the words where they do not. */
export function SegmentFields({ segments, onChange }: SegmentFieldsProps) {
  const change = (index: number, part: Partial<CheckSegment>) =>
    onChange(segments.map((each, at) => (at === index ? { ...each, ...part } : each)));
  const move = (index: number, by: -1 | 1) => {
    const moved = [...segments];
    moved.splice(index + by, 0, ...moved.splice(index, 1));
    onChange(moved);
  };
  return (
    <fieldset className="check-rule-segments">
      <legend>分段</legend>
      {segments.map((segment, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a segment has no other name than its place
        <div key={index} className="check-rule-segment">
          <Field
            label={`第 ${index + 1} 段位数`}
            hint="* 为全部"
            value={String(segment.digits)}
            onChange={({ target }) => change(index, { digits: digitsOf(target.value) })}
          />
          <Field
            label="规则"
            hint="正则表达式"
            value={segment.pattern}
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => change(index, { pattern: target.value })}
          />
          <Field
            label="不符时提示"
            value={segment.message}
            autoComplete="off"
            onChange={({ target }) => change(index, { message: target.value })}
          />
          <p className="check-rule-ways">
            <Button
              size="small"
              kind="text"
              disabled={index === 0}
              aria-label={`上移第 ${index + 1} 段`}
              onClick={() => move(index, -1)}
            >
              <ArrowUp size={16} />
            </Button>
            <Button
              size="small"
              kind="text"
              disabled={index === segments.length - 1}
              aria-label={`下移第 ${index + 1} 段`}
              onClick={() => move(index, 1)}
            >
              <ArrowDown size={16} />
            </Button>
            <Button
              size="small"
              kind="text"
              disabled={segments.length === 1}
              aria-label={`删除第 ${index + 1} 段`}
              onClick={() => onChange(segments.filter((_, at) => at !== index))}
            >
              <Trash2 size={16} />
            </Button>
          </p>
        </div>
      ))}
      <Button onClick={() => onChange([...segments, { digits: 1, pattern: '', message: '' }])}>
        添加一段
      </Button>
    </fieldset>
  );
}

/** Digits as typed: `*` stays, and what is no number from 1 to 100 becomes the nearest one. */
function digitsOf(typed: string): CheckSegment['digits'] {
  if (typed.includes('*')) return '*';
  const digits = Number(typed.replaceAll(/\D/g, ''));
  return Math.min(100, Math.max(1, digits));
}
