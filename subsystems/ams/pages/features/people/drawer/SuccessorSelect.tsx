import { listPeople } from '@portal/contract/administration/people';
import { choiceSearchMs } from '@portal/contract/limits';
import { useQueryOf } from '@portal/client/queries';
import type { Option } from '@portal/ui/forms/matching';
import { useDebounced } from '@portal/ui/hooks/use-debounced';
import { ComboboxField } from '@portal/ui/select/ComboboxField';
import { useState } from 'react';
import { statusOf } from '../MembershipSelect.tsx';

interface SuccessorSelectProps {
  /** Receives the work number. */
  onChange: (workNo: string) => void;
  error: string | undefined;
}

/** Chooses who takes over: somebody within the user's reach who may sign in. */
export function SuccessorSelect({ onChange, error }: SuccessorSelectProps) {
  const [isOpened, setOpened] = useState(false);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<Option>();
  const keyword = useDebounced(typed.trim(), choiceSearchMs);
  const query = useQueryOf(
    listPeople,
    { keyword, state: 'active', pageSize: '50' },
    { quiet: true, enabled: isOpened },
  );
  return (
    <ComboboxField
      label="交接人"
      placeholder="按姓名、工号或拼音查找"
      error={error}
      chosen={chosen ? [chosen] : []}
      options={(query.data?.records ?? []).map(({ workNo, realname, departments }) => ({
        key: workNo,
        text: realname,
        aside: [workNo, ...departments].join(' '),
      }))}
      status={statusOf(query)}
      onType={setTyped}
      onOpen={() => setOpened(true)}
      problem={query.error}
      onRetry={() => void query.refetch()}
      onChange={([option]) => {
        setChosen(option);
        onChange(option?.key ?? '');
      }}
    />
  );
}
