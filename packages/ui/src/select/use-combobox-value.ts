import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { usePlacement } from '../overlays/anchored-panel.ts';
import type { ComboboxFieldProps } from './ComboboxField.tsx';
import type { Option } from '../forms/matching.ts';
import { useSearch } from '../forms/use-search.ts';

const asAnswered = (options: readonly Option[]): readonly Option[] => options;

/** The state of a combobox with a value: its search, its list in the top layer, and what its keys do. */
export function useComboboxValue(props: ComboboxFieldProps) {
  const { chosen, onChange, options, status, isMultiple, onType, onOpen, onRetry } = props;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
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
  useLayoutEffect(() => {
    if (isOpen) return showUnder(box.current, panel.current);
    panel.current?.hidePopover();
    // What is typed next replaces the text of the choice.
    if (document.activeElement === input.current) input.current?.select();
  }, [isOpen]);
  usePlacement(isOpen, { from: box, to: panel, align: 'start' });

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Backspace' && isMultiple && typed === '' && chosen.length > 0) {
      return onChange(chosen.slice(0, -1));
    }
    if (event.key !== 'Enter') return search.onKeyDown(event);
    // A closed field leaves Enter to the form around it.
    if (!isOpen) return;
    if (status !== 'failed') return search.onKeyDown(event);
    event.preventDefault();
    onRetry?.();
  }

  return { ...search, keys, input, box, panel, onKeyDown };
}

/** Shows the list at least as wide as its field. */
function showUnder(field: HTMLElement | null, list: HTMLElement | null): void {
  if (!field || !list) return;
  list.style.minWidth = `${field.offsetWidth}px`;
  list.showPopover();
}
