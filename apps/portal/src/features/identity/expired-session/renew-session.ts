import type { Clear } from '@portal/client/recoverable';
import { type ClientSession, currentSession, onSessionChange } from '@portal/client/session';
import { createCell } from '@portal/ui/hooks/cell';
import { isSamePlace } from '#platform/other-tabs.ts';
import { takeTurns } from '#platform/turns.ts';

/** Why the person is asked to sign in again, in the tab whose turn it is to ask. */
export const expiry = createCell<{ words: string } | null>(null);

let underWay: Promise<void> | undefined;

/**
 * Waits until the person of this page is signed in again, here or in another tab, so that what they typed stays where
 * it is. However many calls meet the end of the session in however many tabs, there is one dialog.
 */
export const renewSession: Clear = async ({ message }, token) => {
  const session = currentSession();
  // Gone, and the page with it.
  if (!session) await new Promise<never>(() => undefined);
  // Renewed while the call was under way.
  else if (session.token !== token) return;
  else await (underWay ??= askUntilRenewed(message, session));
};

async function askUntilRenewed(words: string, before: ClientSession): Promise<void> {
  const renewed = Promise.withResolvers<void>();
  const stopListening = onSessionChange(() => {
    const now = currentSession();
    if (now && now.token !== before.token && isSamePlace(now, before)) renewed.resolve();
  });
  const endTurn = takeTurns('portal-sign-in-again', {
    gain: () => expiry.set({ words }),
    lose: () => expiry.set(null),
  });
  await renewed.promise;
  stopListening();
  endTurn();
  expiry.set(null);
  underWay = undefined;
}
