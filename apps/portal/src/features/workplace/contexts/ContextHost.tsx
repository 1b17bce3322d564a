import type { ContextKind } from '@portal/contract/workplace/work-context';
import { noStore } from '@portal/contract/limits';
import { subsystemOfPath } from '@portal/contract/subsystems/subsystem-keys';
import { useCell } from '@portal/common/cell';
import { useLocation } from '@tanstack/react-router';
import { choiceOf, choose, useChoices } from '#platform/context/choices.ts';
import { lazyDialog } from '#platform/loading/lazy-dialog.tsx';
import { openChooser } from './open-chooser.ts';

interface ChooserProps {
  onClose: () => void;
}

const close = ({ onClose }: ChooserProps): void => onClose();
const choosers = {
  group: lazyDialog(async () => (await import('./GroupChooser.tsx')).GroupChooser, close),
  store: lazyDialog(async () => (await import('./StoreChooser.tsx')).StoreChooser, close),
  company: lazyDialog(async () => (await import('./CompanyChooser.tsx')).CompanyChooser, close),
};

/** Mounts the choosers. A page of ors without a store opens the store chooser at once (spec section 4). */
export function ContextHost() {
  const isInOrs = useLocation({ select: ({ pathname }) => subsystemOfPath(pathname) === 'ors' });
  const { store } = useChoices();
  const opened = useCell(openChooser);
  const kind = opened ?? (isInOrs && store === undefined ? 'store' : undefined);
  if (kind === undefined) return null;
  const Chooser = choosers[kind];
  return <Chooser onClose={() => leave(kind)} />;
}

/**
 * Closes a chooser. A cancelled store choice is recorded as "none", so it is not asked again before the next sign-in.
 */
function leave(kind: ContextKind): void {
  if (kind === 'store' && choiceOf('store') === undefined)
    choose('store', { no: noStore, name: '' });
  openChooser.set(undefined);
}
