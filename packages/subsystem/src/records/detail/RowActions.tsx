import type { WireRecord } from '@portal/contract/records/record-calls';
import { isEditable, type RecordType } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { Allowed } from '../../Allowed.tsx';
import { StepButtons } from './StepButtons.tsx';

interface RowActionsProps {
  type: RecordType;
  record: WireRecord;
  onEdit: () => void;
}

/** The steps of a record and its editing, at the end of its row. The list is fetched again after a step. */
export function RowActions({ type, record, onEdit }: RowActionsProps) {
  return (
    <>
      <StepButtons isInRow type={type} record={record} onChanged={() => undefined} />
      {isEditable(type, record) && (
        <Allowed action={`${type.actions}:edit`}>
          <Button kind="text" size="small" aria-label={`编辑 ${record.id}`} onClick={onEdit}>
            编辑
          </Button>
        </Allowed>
      )}
    </>
  );
}
