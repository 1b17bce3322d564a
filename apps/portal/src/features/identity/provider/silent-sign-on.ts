import { send } from '@portal/client/send';
import { currentSession } from '@portal/client/session';
import { oidcBase } from '@portal/contract/identity/oidc';
import { getLoginValid } from '@portal/contract/identity/session';
import { approveSignOn } from '@portal/contract/identity/provider';

/**
 * The address at which a flow goes on that may show nothing (`prompt=none`): with an approval, or with the reason why
 * not. Asks first whether the session is alive, since a call that finds it over would open a dialog.
 */
export async function silentWayOn(uid: string): Promise<string> {
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
