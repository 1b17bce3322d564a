import { DictionaryItem } from '@portal/contract/workplace/dictionaries';
import type { Option } from '@portal/ui/forms/matching';
import { useMemo, useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useShell } from '../shell.ts';

const Items = z.array(DictionaryItem.pick({ value: true, text: true, label: true }));
const none: readonly Option[] = [];

/** Reads a dictionary of the browser; it follows a change by an administrator. */
export function useDictionary(code: string) {
  const { dictionaries } = useShell();
  const all = useSyncExternalStore(dictionaries.subscribe, dictionaries.get);
  const stored = all?.[code];
  // Anybody can write to the browser's storage.
  const options = useMemo(() => {
    const items = Items.safeParse(stored);
    return items.success
      ? items.data.map(({ value: key, text, label }) => ({ key, text: text || label }))
      : none;
  }, [stored]);
  return { options, isLoading: all === null, isKnown: stored !== undefined };
}

/** Returns the words for a code that is missing, or that names no dictionary. */
export function codeProblem(code: string, isKnown: boolean): string | undefined {
  if (code === '') return '字典Code不能为空!';
  return isKnown ? undefined : '字典Code格式不正确！';
}
