import type { DictionaryItem } from '@portal/contract/workplace/dictionaries';

interface StoredItem {
  value: string;
  text: string;
  color: string | null;
}

export const itemToWire = ({ value, text, color }: StoredItem): DictionaryItem => ({
  value,
  text,
  title: text,
  label: text,
  color,
});
