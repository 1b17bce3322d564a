import { useCell } from '@portal/ui/hooks/cell';
import { freshProof } from '#platform/fresh-proof.ts';
import { lazyDialog } from '#platform/lazy-dialog.tsx';

const FreshProofDialog = lazyDialog(
  async () => (await import('./ReauthenticationDialog.tsx')).FreshProofDialog,
  ({ onDeclined }) => onDeclined(),
);

/** Where people show again that it is they, loaded when it is asked for. */
export function FreshProofHost() {
  const question = useCell(freshProof);
  return question && <FreshProofDialog {...question} />;
}
