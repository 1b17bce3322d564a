import { Search } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ContentState } from '../feedback/ContentState.tsx';
import { Listbox, optionId } from './Listbox.tsx';
import type { Find, Option } from './matching.ts';
import { type Selection, useSearch } from './use-search.ts';
import './combobox.css';

interface ComboboxProps<Choice extends Option> {
  label: string;
  placeholder: string;
  options: readonly Choice[];
  /** Finds options for a text; by their labels by default. */
  find?: Find<Choice> | undefined;
  onChoose: (choice: Choice, how: Selection) => void;
  onFocus?: () => void;
  /** The list stands under the field for good, as in a dialog, and does not come and go. */
  isInline?: boolean;
  /** Stands at the end of the field, in place of the glass. */
  tail?: ReactNode;
  /** Stands under the list. */
  foot?: ReactNode;
}

/**
 * A field that finds one of many: typing narrows the list, arrows move in it, Enter chooses, Esc closes it. Afterwards
 * the field is empty again; it is a way to something, not a value.
 */
export function Combobox<Choice extends Option>(props: ComboboxProps<Choice>) {
  const { label, placeholder, options, find, onChoose, onFocus, isInline = false } = props;
  const { tail = <Search size={15} aria-hidden="true" />, foot } = props;
  const listId = useId();
  const finding = useSearch({ options, find, onChoose, isAlwaysOpen: isInline });
  const { found, isOpen, current, typed } = finding;

  return (
    <div className="ui-combobox" data-inline={isInline || undefined} onBlur={finding.close}>
      <label className="ui-combobox-field">
        <input
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && optionId(listId, current)}
          autoComplete="off"
          placeholder={placeholder}
          value={typed}
          onFocus={onFocus}
          onClick={finding.show}
          onKeyDown={finding.onKeyDown}
          onChange={(event) => finding.type(event.target.value)}
        />
        {tail}
      </label>
      <output className="sr-only">{typed !== '' && found.length > 0 && countOf(found)}</output>
      <div className="ui-combobox-list" hidden={!isOpen}>
        <Listbox
          id={listId}
          label={label}
          options={found}
          current={current}
          isTyping={typed !== ''}
          onChoose={finding.choose}
        />
        {isOpen && found.length === 0 && (
          <ContentState look="options" condition="unmatched" text="没有匹配的结果" />
        )}
        {isOpen && foot}
      </div>
    </div>
  );
}

const countOf = (found: readonly Option[]): string => `${found.length} 个结果`;
