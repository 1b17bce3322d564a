import type { DictionaryItem } from '@portal/contract/workplace/dictionaries';

interface StoredChoice {
  value: string;
  text: string;
  color: string | null;
}

export const presentItem = ({ value, text, color }: StoredChoice): DictionaryItem => ({
  value,
  text,
  title: text,
  label: text,
  color,
});
