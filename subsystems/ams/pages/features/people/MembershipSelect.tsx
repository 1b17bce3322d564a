import {
  listMembershipOptions,
  type MembershipKind,
} from '@portal/contract/administration/memberships';
import { choiceSearchMs } from '@portal/contract/limits';
import { useQueryOf } from '@portal/client/queries';
import type { Option } from '@portal/ui/forms/matching';
import { useDebounced } from '@portal/ui/hooks/use-debounced';
import { ComboboxField } from '@portal/ui/select/ComboboxField';
import { useState } from 'react';

interface MembershipSelectProps {
  kind: MembershipKind;
  label: string;
  placeholder: string;
  /** The chosen key; empty for none. */
  value: string;
  onChange: (key: string) => void;
  error?: string | undefined;
}

/** Chooses one of the departments, stores … that the user may give others: the first fifty that match. */
export function MembershipSelect(props: MembershipSelectProps) {
  const { kind, value, onChange, ...field } = props;
  const [isOpened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim(), choiceSearchMs);
  // A value of the address has its name once the options are there.
  const query = useQueryOf(
    listMembershipOptions,
    { kind, keyword },
    { quiet: true, enabled: isOpened || value !== '' },
  );
  const [known, setKnown] = useState<Option>();
  const options = (query.data?.records ?? []).map(({ value: key, text, aside }): Option => ({
    key,
    text,
    aside,
  }));
  const chosen = [known, ...options].find((option) => option?.key === value);
  return (
    <ComboboxField
      {...field}
      chosen={value === '' ? [] : [chosen ?? { key: value, text: value }]}
      options={options}
      status={statusOf(query)}
      onType={setTyped}
      onOpen={() => setOpened(true)}
      problem={query.error}
      onRetry={() => void query.refetch()}
      onChange={([option]) => {
        setKnown(option);
        onChange(option?.key ?? '');
      }}
    />
  );
}

interface FetchState {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
}

/** Tells a select how far its options are. */
export function statusOf({
  data,
  isError,
  isFetching,
}: FetchState): 'failed' | 'loading' | 'ready' {
  if (isError && !isFetching) return 'failed';
  return data === undefined || isFetching ? 'loading' : 'ready';
}
