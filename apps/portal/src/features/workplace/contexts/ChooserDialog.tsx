import { type ContextKind, contextNames } from '@portal/contract/workplace/work-context';
import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import { type ReactNode, useId } from 'react';
import './chooser.css';

interface ChooserDialogProps {
  kind: ContextKind;
  width: number;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog around a chooser. Enter anywhere in it confirms. */
export function ChooserDialog(props: ChooserDialogProps) {
  const { kind, width, isBusy, onConfirm, onClose, children } = props;
  const formId = useId();
  return (
    <Dialog
      title={`选择${contextNames[kind]}`}
      width={width}
      className="chooser"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button kind="primary" type="submit" form={formId} busy={isBusy}>
            切换
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) onConfirm();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
