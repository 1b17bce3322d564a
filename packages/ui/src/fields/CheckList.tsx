import { Check } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Option } from '../forms/matching.ts';
import { createTypeahead } from '../hooks/typeahead.ts';
import { useDrawnRows } from '../hooks/use-drawn-rows.ts';
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
  const { count, onScroll } = useDrawnRows(options, { place });

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
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select multiple> has no checks and draws all options
      role="listbox"
      aria-label={label}
      aria-multiselectable="true"
      aria-disabled={disabled || undefined}
      aria-activedescendant={current && `${id}-${current.key}`}
      tabIndex={disabled ? -1 : 0}
      className="ui-check-list"
      onKeyDown={onKeyDown}
      onScroll={onScroll}
    >
      {options.slice(0, count).map((option, row) => (
        <CheckRow
          key={option.key}
          id={`${id}-${option.key}`}
          option={option}
          place={{ at: row + 1, of: options.length }}
          isCurrent={option === current}
          isChecked={checked.has(option.key)}
          onToggle={() => {
            if (disabled) return;
            setAt(row);
            toggle(option);
          }}
        />
      ))}
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
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Inside of a list that has the focus alone: another one would carry the page along.
    if (isCurrent && row.current?.parentElement === document.activeElement)
      row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the list has the focus and hears the keys
    <div
      ref={row}
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
