import { type KeyboardEvent, useEffect } from 'react';
import type { ComboboxFieldProps } from './ComboboxField.tsx';
import type { Option } from '../forms/matching.ts';
import { useSearch } from '../forms/use-search.ts';
import { useOptionsWait } from './use-options-wait.ts';
import { useSelectPanel } from './use-select-panel.ts';

const asAnswered = (options: readonly Option[]): readonly Option[] => options;

/** The state of a combobox with a value: its search, its list in the top layer, and what its keys do. */
export function useComboboxValue(props: ComboboxFieldProps) {
  const { chosen, onChange, options, isMultiple, onType, onOpen } = props;
  const keys = new Set(chosen.map(({ key }) => key));
  const without = (option: Option): Option[] => chosen.filter(({ key }) => key !== option.key);
  const search = useSearch({
    options,
    find: onType && asAnswered,
    isAlwaysOpen: false,
    onChoose(option) {
      if (!isMultiple) return onChange([option]);
      onChange(keys.has(option.key) ? without(option) : [...chosen, option]);
      search.show();
    },
  });
  const { isOpen, typed } = search;
  useEffect(() => onType?.(typed), [onType, typed]);
  useEffect(() => {
    if (isOpen) onOpen?.();
  }, [isOpen, onOpen]);
  const panel = useSelectPanel(isOpen);
  const { wait, retry, canRetry } = useOptionsWait({ ...props, isOpen });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Backspace' && isMultiple && typed === '' && chosen.length > 0) {
      return onChange(chosen.slice(0, -1));
    }
    if (event.key !== 'Enter') return search.onKeyDown(event);
    // A closed field leaves Enter to the form around it.
    if (!isOpen) return;
    if (!canRetry) return search.onKeyDown(event);
    event.preventDefault();
    retry?.();
  }

  return { ...search, ...panel, keys, wait, retry, onKeyDown };
}
