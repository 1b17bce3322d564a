import type { Board } from '@portal/contract/analysis/board';
import { Button } from '@portal/ui/actions/Button';
import { Allowed } from '../../Allowed.tsx';
import { useRouter } from '../../session.ts';

/** Opens the records behind the figures, for those who may see the list. */
export function RecordsLink({ records }: { records: NonNullable<Board['records']> }) {
  const router = useRouter();
  return (
    <Allowed action={records.action}>
      <Button onClick={() => router.push(records.path)}>{records.label}</Button>
    </Allowed>
  );
}
