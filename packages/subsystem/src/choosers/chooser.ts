import { getOptionLabels } from '@portal/contract/workplace/lookups';
import type { Option } from '@portal/ui/forms/matching';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '../shell.ts';

/** Members of every chooser. */
export interface ChooserProps {
  label: string;
  /** The stored values; one at most unless `isMultiple`. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  isMultiple?: boolean;
  placeholder?: string;
  error?: string | undefined;
  hint?: string;
  disabled?: boolean;
}

interface ChosenOptionsQuery {
  /** The name of the lookup or dictionary. */
  dict: string;
  values: readonly string[];
  /** Options whose texts are known already. */
  known: readonly Option[];
}

/**
 * Returns stored values as options with their labels, also of those that are offered no more; a value without a label
 * is its own. Labels that no list has brought are fetched.
 */
export function useChosenOptions({ dict, values, known }: ChosenOptionsQuery): Option[] {
  const shell = useShell();
  const byKey = new Map(known.map((option) => [option.key, option]));
  const missing = values.filter((value) => !byKey.has(value));
  const key = missing.join(',');
  const { data: labels = [] } = useQuery({
    queryKey: [getOptionLabels.path, dict, key],
    queryFn: ({ signal }) =>
      shell.call(getOptionLabels, { dict, key, delNotExist: 'false' }, { signal, quiet: true }),
    enabled: missing.length > 0,
  });
  const fetched = new Map(missing.map((value, place) => [value, labels[place]]));
  return values.map(
    (value) => byKey.get(value) ?? { key: value, text: fetched.get(value) ?? value },
  );
}
