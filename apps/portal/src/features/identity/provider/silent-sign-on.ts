import { send } from '@portal/client/send';
import { currentSession } from '@portal/client/session';
import { oidcBase } from '@portal/contract/identity/oidc';
import { getLoginValid } from '@portal/contract/identity/session';
import { approveSignOn } from '@portal/contract/identity/provider';

/**
 * Returns the address that continues a flow with `prompt=none`: with an approval or an OAuth error. Checks first
 * whether the session is alive, since a call that finds it expired would open a dialog.
 */
export async function silentSignOnAddress(uid: string): Promise<string> {
  const flow = `${oidcBase}/interaction/${encodeURIComponent(uid)}`;
  const refused = (reason: string) => `${flow}?refused=${reason}`;
  try {
    const isAlive = currentSession() !== null && (await send(getLoginValid, {}, { quiet: true }));
    if (!isAlive) return refused('login_required');
    return (await send(approveSignOn, { uid }, { quiet: true })).continueAt;
  } catch {
    return refused('interaction_required');
  }
}
