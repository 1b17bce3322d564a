import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Option } from '../forms/matching.ts';
import { createTypeahead } from '../hooks/typeahead.ts';
import { RowGap, useRowWindow } from '../hooks/use-row-window.tsx';
import './check-list.css';

interface CheckListProps {
  label: string;
  options: readonly Option[];
  /** Keys of the checked options. */
  checked: ReadonlySet<string>;
  onChange: (checked: ReadonlySet<string>) => void;
  disabled?: boolean | undefined;
}

/**
 * A list of which several options are checked, by the listbox pattern: arrows, Home, End and first letters move, Space
 * checks, Shift with an arrow checks on the way, Ctrl+A checks all or none. Of a long list a window is drawn.
 */
export function CheckList({ label, options, checked, onChange, disabled = false }: CheckListProps) {
  const id = useId();
  const [at, setAt] = useState(0);
  const [typeahead] = useState(createTypeahead);
  const place = Math.max(0, Math.min(at, options.length - 1));
  const current = options[place];
  const { list, from, to, above, below } = useRowWindow<HTMLDivElement>(options, { place });
  const currentId = current && `${id}-${current.key}`;
  useEffect(() => {
    // Inside of a list that has the focus alone: another one would carry the page along.
    if (currentId === undefined || list.current !== document.activeElement) return;
    document.getElementById(currentId)?.scrollIntoView({ block: 'nearest' });
  }, [currentId, list]);

  function toggle({ key }: Option): void {
    const rest = new Set(checked);
    if (!rest.delete(key)) rest.add(key);
    onChange(rest);
  }
  function step(by: number, isChecking: boolean): void {
    const next = Math.max(0, Math.min(place + by, options.length - 1));
    setAt(next);
    const option = options[next];
    if (isChecking && option && next !== place) toggle(option);
  }
  function checkAll(): void {
    const hasAll = options.every(({ key }) => checked.has(key));
    onChange(new Set(hasAll ? [] : options.map(({ key }) => key)));
  }
  function onKeyDown(event: KeyboardEvent): void {
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => step(1, event.shiftKey),
      ArrowUp: () => step(-1, event.shiftKey),
      Home: () => setAt(0),
      End: () => setAt(options.length - 1),
      ' ': () => current && toggle(current),
    };
    const isAll = (event.ctrlKey || event.metaKey) && event.key === 'a';
    const act = isAll ? checkAll : keys[event.key];
    if (disabled) return;
    if (act) {
      event.preventDefault();
      return act();
    }
    const texts = options.map(({ text }) => text);
    const found = typeahead.find(event, texts, place);
    if (found !== undefined) setAt(found);
  }

  return (
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select multiple> has no checks and draws all options
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      aria-disabled={disabled || undefined}
      aria-activedescendant={currentId}
      tabIndex={disabled ? -1 : 0}
      className="ui-check-list"
      onKeyDown={onKeyDown}
    >
      <RowGap height={above} />
      {options.slice(from, to).map((option, nth) => (
        <CheckRow
          key={option.key}
          id={`${id}-${option.key}`}
          option={option}
          place={{ at: from + nth + 1, of: options.length }}
          isCurrent={option === current}
          isChecked={checked.has(option.key)}
          onToggle={() => {
            if (disabled) return;
            setAt(from + nth);
            toggle(option);
          }}
        />
      ))}
      <RowGap height={below} />
    </div>
  );
}

interface CheckRowProps {
  id: string;
  option: Option;
  place: { at: number; of: number };
  isCurrent: boolean;
  isChecked: boolean;
  onToggle: () => void;
}

function CheckRow({ id, option, place, isCurrent, isChecked, onToggle }: CheckRowProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list has the focus and hears the keys
    <div
      data-row
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the list above
      role="option"
      aria-selected={isChecked}
      aria-setsize={place.of}
      aria-posinset={place.at}
      data-current={isCurrent || undefined}
      className="ui-check-row"
      onClick={onToggle}
    >
      <span className="ui-check-box" aria-hidden="true">
        {isChecked && <Check size={12} />}
      </span>
      <span className="ellipsis" title={option.text}>
        {option.text}
      </span>
      {option.aside && <small>{option.aside}</small>}
    </div>
  );
}
