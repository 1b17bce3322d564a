import type { RecordFilter } from '@portal/contract/records/record-filter';
import type { RecordType } from '@portal/contract/records/record-type';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { useId } from 'react';
import { ChoiceFields, typedQuery } from './ChoiceFields.tsx';

interface FilterSheetProps {
  type: RecordType;
  filter: RecordFilter | undefined;
  onFilter: (filter: RecordFilter | undefined) => void;
  onReset: () => void;
  /** Opens the drawer of all other conditions in place of the sheet. */
  onConditions: () => void;
  onClose: () => void;
}

/** The columns of choices of a list on a phone, with the way to all other conditions. */
export function FilterSheet(props: FilterSheetProps) {
  const { type, filter, onFilter, onReset, onConditions, onClose } = props;
  const form = useId();
  return (
    <Dialog
      title="筛选"
      side="bottom"
      onClose={onClose}
      footer={
        <>
          <Button
            size="large"
            onClick={() => {
              onReset();
              onClose();
            }}
          >
            重置
          </Button>
          <Button kind="primary" size="large" type="submit" form={form}>
            查看结果
          </Button>
        </>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          onFilter(typedQuery(type, { keyword: '', filter }, typed).filter);
          onClose();
        }}
      >
        <ChoiceFields type={type} filter={filter} />
      </form>
      <Button kind="text" aria-haspopup="dialog" onClick={onConditions}>
        更多条件
      </Button>
    </Dialog>
  );
}
