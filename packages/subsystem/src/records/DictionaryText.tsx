import { DictionaryItem } from '@portal/contract/workplace/dictionaries';
import { Tag } from '@portal/ui/data/Tag';
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { useShell } from '../shell.ts';

interface DictionaryTextProps {
  code: string;
  value: string;
  text: string;
}

// Anybody can write to the browser's storage.
const Items = z.array(DictionaryItem.pick({ value: true, color: true }));

/** The text of a dictionary's item, in the colour that administrators gave it. */
export function DictionaryText({ code, value, text }: DictionaryTextProps) {
  const { dictionaries } = useShell();
  const all = useSyncExternalStore(dictionaries.subscribe, dictionaries.get);
  const items = Items.safeParse(all?.[code]);
  const color = items.data?.find((item) => item.value === value)?.color;
  return color ? <Tag color={color}>{text}</Tag> : text;
}
