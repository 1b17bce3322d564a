import { DictionaryItem } from '@portal/contract/workplace/dictionaries';
import { ComboboxField } from '@portal/ui/select/ComboboxField';
import type { Option } from '@portal/ui/forms/matching';
import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useShell } from '../shell.ts';
import { type ChooserProps, useChosenOptions } from './chooser.ts';

interface DictionarySelectProps extends ChooserProps {
  /** The code of the dictionary. */
  dictCode: string;
}

const Items = z.array(DictionaryItem.pick({ value: true, text: true, label: true }));
const none: readonly Option[] = [];

/**
 * A select over a dictionary of the browser: it makes no request, and an open one follows a change by an administrator.
 * A stored value that is offered no more is shown with its label and is not in the list.
 */
export function DictionarySelect(props: DictionarySelectProps) {
  const { dictCode, value, onChange, error, ...field } = props;
  const { dictionaries } = useShell();
  const all = useSyncExternalStore(dictionaries.subscribe, dictionaries.get);
  const stored = all?.[dictCode];
  // Anybody can write to the browser's storage.
  const options = useMemo(() => {
    const items = Items.safeParse(stored);
    return items.success
      ? items.data.map(({ value: key, text, label }) => ({ key, text: text || label }))
      : none;
  }, [stored]);
  const isKnown = stored !== undefined;

  return (
    <ComboboxField
      {...field}
      error={problemOf({ dictCode, isUnknown: all !== null && !isKnown }) ?? error}
      chosen={useChosenOptions({ dict: dictCode, values: isKnown ? value : [], known: options })}
      options={options}
      status={all === null ? 'loading' : 'ready'}
      onChange={(selected) => onChange(selected.map(({ key }) => key))}
    />
  );
}

function problemOf({ dictCode, isUnknown }: { dictCode: string; isUnknown: boolean }) {
  if (dictCode === '') return '字典Code不能为空!';
  return isUnknown ? '字典Code格式不正确！' : undefined;
}
