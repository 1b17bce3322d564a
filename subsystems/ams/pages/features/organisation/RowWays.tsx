import { Allowed } from '@portal/subsystem/Allowed';
import { Button } from '@portal/ui/actions/Button';

interface RowWaysProps {
  /** The action that editing and deleting need. */
  action: string;
  /** The noun and name of the row, for screen readers. */
  name: string;
  isBusy: boolean;
  onHistory: () => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** The buttons of a row: its history, editing and deleting. */
export const RowWays = ({ action, name, isBusy, onHistory, onEdit, onRemove }: RowWaysProps) => (
  <>
    <Button size="small" kind="text" aria-label={`修改记录：${name}`} onClick={onHistory}>
      记录
    </Button>
    <Allowed action={action}>
      <Button size="small" kind="text" aria-label={`编辑${name}`} onClick={onEdit}>
        编辑
      </Button>
      <Button
        size="small"
        kind="text"
        disabled={isBusy}
        aria-label={`删除${name}`}
        onClick={onRemove}
      >
        删除
      </Button>
    </Allowed>
  </>
);
