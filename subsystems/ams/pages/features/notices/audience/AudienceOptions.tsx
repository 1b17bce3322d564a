import type { AudienceKind, NamedTarget } from '@portal/contract/notices/announcement-audience';
import { listAudienceChoices } from '@portal/contract/notices/announcement-desk';
import { useQueryOf } from '@portal/client/queries';
import { useDeferredValue, useState } from 'react';
import { kindWords } from '../labels.ts';

interface AudienceChoicesProps {
  kind: AudienceKind;
  chosen: readonly NamedTarget[];
  onToggle: (target: NamedTarget, isOn: boolean) => void;
}

/** Lists the targets of one kind, found by a part of their name or number. */
export function AudienceOptions({ kind, chosen, onToggle }: AudienceChoicesProps) {
  const [typed, setTyped] = useState('');
  const keyword = useDeferredValue(typed.trim());
  const { data = [] } = useQueryOf(listAudienceChoices, { kind, ...(keyword && { keyword }) });
  const isChosen = (key: string) => chosen.some((one) => one.kind === kind && one.key === key);
  return (
    <fieldset className="ams-choices">
      <legend className="sr-only">{kindWords[kind]}</legend>
      <input
        type="search"
        aria-label={`搜索${kindWords[kind]}`}
        placeholder="名称或编号"
        value={typed}
        maxLength={30}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="ams-choices-list">
        {data.map(({ key, name, note }) => (
          <label key={key}>
            <input
              type="checkbox"
              checked={isChosen(key)}
              onChange={({ target }) => onToggle({ kind, key, name }, target.checked)}
            />
            <span>{name}</span>
            <small>{note}</small>
          </label>
        ))}
        {data.length === 0 && <p>没有匹配的选项</p>}
      </div>
    </fieldset>
  );
}
