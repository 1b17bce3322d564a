import {
  type AudienceKind,
  audienceKinds,
  type NamedTarget,
} from '@portal/contract/notices/announcement-audience';
import { Segmented } from '@portal/ui/forms/Segmented';
import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { AudienceOptions } from './AudienceOptions.tsx';
import type { DraftValues } from '../editor/draft.ts';
import { HeadCount } from './HeadCount.tsx';
import { kindWords } from '../labels.ts';

interface AudiencePickerProps {
  written: Pick<DraftValues, 'everyone' | 'targets'>;
  onChange: (part: Partial<DraftValues>) => void;
}

/** Chooses the audience of an announcement: everyone, or a rule of targets; with the number of people it covers now. */
export function AudiencePicker({ written: { everyone, targets }, onChange }: AudiencePickerProps) {
  const [kind, setKind] = useState<AudienceKind>('department-tree');
  const kindId = useId();
  return (
    <div className="ams-audience">
      <Segmented
        label="发布范围"
        value={everyone ? 'everyone' : 'rule'}
        onChange={(chosen) => onChange({ everyone: chosen === 'everyone' })}
        options={[
          { value: 'everyone', label: '全体人员' },
          { value: 'rule', label: '按条件' },
        ]}
      />
      {!everyone && (
        <>
          <div className="ams-select">
            <label htmlFor={kindId}>添加</label>
            <select
              id={kindId}
              value={kind}
              onChange={({ target }) =>
                setKind(audienceKinds.find((each) => each === target.value) ?? kind)
              }
            >
              {Object.entries(kindWords).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </div>
          <AudienceOptions
            key={kind}
            kind={kind}
            chosen={targets}
            onToggle={(target, isOn) =>
              onChange({
                targets: isOn
                  ? [...targets, target]
                  : targets.filter(({ kind: of, key }) => of !== target.kind || key !== target.key),
              })
            }
          />
          <Chosen
            targets={targets}
            onRemove={(target) => onChange({ targets: targets.filter((each) => each !== target) })}
          />
        </>
      )}
      <HeadCount everyone={everyone} targets={targets} />
    </div>
  );
}

interface ChosenProps {
  targets: readonly NamedTarget[];
  onRemove: (target: NamedTarget) => void;
}

/** The parts of the rule so far. */
const Chosen = ({ targets, onRemove }: ChosenProps) => (
  <ul className="ams-targets" aria-label="已选条件，满足任一条即可">
    {targets.map((target) => (
      <li key={`${target.kind}:${target.key}`}>
        <span>
          {kindWords[target.kind]} {target.name}
        </span>
        <button
          type="button"
          aria-label={`移除${kindWords[target.kind]}${target.name}`}
          onClick={() => onRemove(target)}
        >
          <X size={14} aria-hidden="true" />
        </button>
      </li>
    ))}
  </ul>
);
