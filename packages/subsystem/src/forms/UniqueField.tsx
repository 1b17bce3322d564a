import { checkDuplicate } from '@portal/contract/workplace/checks';
import { Field, type FieldProps } from '@portal/ui/forms/Field';
import { refusalOf } from '@portal/ui/forms/refusal';
import { useDebounced } from '@portal/ui/hooks/use-debounced';
import { useQuery } from '@tanstack/react-query';
import { useShell } from '../shell.ts';

interface UniqueFieldProps extends FieldProps {
  value: string;
  /** The registered column that has the values; `dataId` names the row that may have this one. */
  column: { tableName: string; fieldName: string; dataId?: string };
}

/** Milliseconds after the last key. */
const checkAfterMs = 500;

/**
 * A field whose value no other row has. The server is asked once typing pauses, and its message stands under the field.
 * It reserves nothing: saving may still be refused.
 */
export function UniqueField({ column, error, ...field }: UniqueFieldProps) {
  const shell = useShell();
  const value = field.value.trim();
  const settled = useDebounced(value, checkAfterMs);
  const { error: problem } = useQuery({
    queryKey: [checkDuplicate.path, column, settled],
    queryFn: ({ signal }) =>
      shell.call(checkDuplicate, { ...column, fieldVal: settled }, { signal, quiet: true }),
    enabled: settled !== '' && !error,
    retry: false,
    // Another user may take or give up the value at any time.
    gcTime: 0,
  });
  const refusal = problem && settled === value ? refusalOf(problem) : undefined;
  // Any other failure is not the user's: saving will tell.
  const taken = refusal?.reason === 'check.taken' ? refusal.words : undefined;
  return <Field {...field} error={error || taken} />;
}
