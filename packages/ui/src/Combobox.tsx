import { Search } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import type { Option } from './matching.ts';
import { useFinding } from './use-finding.ts';
import './combobox.css';

interface ComboboxProps<Choice extends Option> {
  label: string;
  placeholder: string;
  options: readonly Choice[];
  onChoose: (choice: Choice) => void;
  /** The list stands under the field for good, as in a dialog, and does not come and go. */
  isInline?: boolean;
}

/**
 * A field that finds one of many: typing narrows the list, arrows move in it, Enter chooses, Esc closes it. Afterwards
 * the field is empty again; it is a way to something, not a value.
 */
export function Combobox<Choice extends Option>(props: ComboboxProps<Choice>) {
  const { label, placeholder, options, onChoose, isInline = false } = props;
  const listId = useId();
  const finding = useFinding({ options, onChoose, isAlwaysOpen: isInline });
  const { found, isOpen, current } = finding;
  const idOf = ({ key }: Option) => `${listId}-${key}`;

  return (
    <div className="ui-combobox" data-inline={isInline || undefined} onBlur={finding.close}>
      <label className="ui-combobox-field">
        <input
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && idOf(current)}
          autoComplete="off"
          placeholder={placeholder}
          value={finding.typed}
          onClick={finding.show}
          onKeyDown={finding.onKeyDown}
          onChange={(event) => finding.type(event.target.value)}
        />
        <Search size={15} aria-hidden="true" />
      </label>
      <div
        id={listId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a <select> has no field to type in
        role="listbox"
        aria-label={label}
        className="ui-combobox-list"
        hidden={found.length === 0}
      >
        {found.map((choice) => (
          <Row
            key={choice.key}
            id={idOf(choice)}
            choice={choice}
            isCurrent={choice === current}
            onChoose={() => finding.choose(choice)}
          />
        ))}
      </div>
      {isOpen && found.length === 0 && (
        <output className="ui-combobox-list ui-combobox-none">没有匹配的结果</output>
      )}
    </div>
  );
}

interface RowProps {
  id: string;
  choice: Option;
  isCurrent: boolean;
  onChoose: () => void;
}

function Row({ id, choice: { text, aside }, isCurrent, onChoose }: RowProps) {
  const row = useRef<HTMLDivElement>(null);
  // The browser's scroll position follows the arrow keys.
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field above keeps the focus and hears the keys
    <div
      ref={row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- belongs to the list above
      role="option"
      aria-selected={isCurrent}
      className="ui-combobox-option"
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span>{text}</span>
      {aside && <small>{aside}</small>}
    </div>
  );
}
