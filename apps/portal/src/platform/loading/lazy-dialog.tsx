import { Button } from '@portal/ui/actions/Button';
import { Dialog } from '@portal/ui/overlays/Dialog';
import type { ComponentType } from 'react';
import { type LazyPart, lazyPart } from './lazy-part.ts';
import { type LoadFailure, loadFailureMessages } from './load-failure-messages.ts';

/**
 * Creates a dialog whose code is fetched when it first opens. Where that fails, an error dialog shows; `leave` closes
 * it.
 */
export const lazyDialog = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  leave: (props: Props) => void,
): LazyPart<Props> =>
  lazyPart(load, {
    missing: ({ why, again, props }) => (
      <MissingDialog why={why} onAgain={again} onClose={() => leave(props)} />
    ),
  });

interface MissingDialogProps {
  why: LoadFailure;
  onAgain: () => void;
  onClose: () => void;
}

const MissingDialog = ({ why, onAgain, onClose }: MissingDialogProps) => (
  <Dialog
    role="alertdialog"
    title="暂时无法打开"
    width={416}
    onClose={onClose}
    footer={
      <>
        <Button onClick={onClose}>关闭</Button>
        <Button kind="primary" data-initial-focus onClick={onAgain}>
          重新加载
        </Button>
      </>
    }
  >
    {loadFailureMessages[why]}
  </Dialog>
);
