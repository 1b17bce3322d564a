import { endLook } from '@portal/client/look';
import { send } from '@portal/client/send';
import { signOut } from '@portal/contract/identity/session';
import { discardUnsaved } from '../workplace/unsaved-changes.ts';

/** Ends the look of this tab and loads the page it began on, in the administrator's own session. Never resolves. */
export async function leaveLook({ hasEnded = false } = {}): Promise<never> {
  // A look that cannot be ended now ends by itself within its 15 minutes.
  if (!hasEnded) await send(signOut, {}, { quiet: true }).catch(() => null);
  discardUnsaved();
  location.assign(endLook());
  return new Promise<never>(() => undefined);
}
