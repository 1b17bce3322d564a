import { asyncChoicePageSize, asyncChoiceSearchMs } from '@portal/contract/limits';
import { searchOptions } from '@portal/contract/workplace/lookups';
import { ComboboxField } from '@portal/ui/select/ComboboxField';
import type { Option } from '@portal/ui/forms/matching';
import { useDebounced } from '@portal/ui/hooks/use-debounced';
import { restart } from '@portal/client/queries';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useShell } from '../shell.ts';
import { type ChooserProps, useChosenOptions } from './chooser.ts';

interface AsyncDictionarySelectProps extends ChooserProps {
  /** The code of a dictionary, or the name of a lookup such as `sys_user,realname,username`. */
  dict: string;
}

/**
 * A select over a dictionary too long to be carried whole: the ten best matches, asked for 800 ms after the last key
 * (spec section 9).
 */
export function AsyncDictionarySelect(props: AsyncDictionarySelectProps) {
  const { dict, value, onChange, error, ...field } = props;
  const shell = useShell();
  const [typed, setTyped] = useState('');
  const [isOpened, setOpened] = useState(false);
  const [known, setKnown] = useState<readonly Option[]>([]);
  const keyword = useDebounced(typed.trim(), asyncChoiceSearchMs);
  const isSettled = keyword === typed.trim();
  const cache = useQueryClient();
  const queryKey = [searchOptions.path, dict, keyword];
  const {
    data,
    error: problem,
    isFetching,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const input = { dict, keyword, pageSize: String(asyncChoicePageSize) };
      return shell.call(searchOptions, input, { signal, quiet: true });
    },
    enabled: isOpened && dict !== '',
  });
  const options = (isSettled && data) || [];

  return (
    <ComboboxField
      {...field}
      error={dict === '' ? '字典Code不能为空!' : error}
      chosen={useChosenOptions({ dict, values: dict === '' ? [] : value, known })}
      options={options.map(({ value: key, text, aside }) => ({ key, text, aside }))}
      problem={problem}
      status={problem && !isFetching ? 'failed' : isSettled && data ? 'ready' : 'loading'}
      onChange={(selected) => {
        setKnown(selected);
        onChange(selected.map(({ key }) => key));
      }}
      onType={setTyped}
      onOpen={useCallback(() => setOpened(true), [])}
      onRetry={() => void restart(cache, queryKey, refetch)}
    />
  );
}
