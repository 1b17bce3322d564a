import { useCell } from '@portal/common/cell';
import { reauthenticationRequest } from '#platform/session/reauthentication.ts';
import { lazyDialog } from '#platform/loading/lazy-dialog.tsx';

const ReauthenticationDialog = lazyDialog(
  async () => (await import('./ReauthenticationDialog.tsx')).ReauthenticationDialog,
  ({ onDeclined }) => onDeclined(),
);

/** Mounts the reauthentication dialog, loaded when it is needed. */
export function ReauthenticationHost() {
  const question = useCell(reauthenticationRequest);
  if (!question) return null;
  const { onProved, onDeclined } = question;
  return <ReauthenticationDialog onAuthenticated={onProved} onDeclined={onDeclined} />;
}
