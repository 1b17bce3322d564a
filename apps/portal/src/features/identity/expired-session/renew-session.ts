import { currentLook } from '@portal/client/look';
import type { Recover } from '@portal/client/recoverable';
import { type ClientSession, currentSession, onSessionChange } from '@portal/client/session';
import { createCell } from '@portal/common/cell';
import { shareRun } from '@portal/common/coalesce';
import { leaveLook } from '#platform/session/leave-look.ts';
import { isSameUserAndTenant } from '#platform/session/session-in-other-tabs.ts';
import { holdTabLock } from './tab-lock.ts';

/** The expiry to be announced, in the one tab whose turn it is to ask. */
export const sessionExpiry = createCell<{ words: string } | null>(null);

/**
 * Waits until the user of this page is signed in again, here or in another tab, so that typed text stays. Any number of
 * refused calls in any number of tabs open one dialog.
 */
export const renewSession: Recover = async ({ message }, token) => {
  // A look that was ended elsewhere: the administrator's own session goes on.
  if (currentLook) await leaveLook({ hasEnded: true });
  const session = currentSession();
  // Gone, and the page with it.
  if (!session) await new Promise<never>(() => undefined);
  // Renewed while the call was under way.
  else if (session.token !== token) return;
  else await askUntilRenewed(message, session);
};

const askUntilRenewed = shareRun(async (words: string, before: ClientSession): Promise<void> => {
  const renewed = Promise.withResolvers<void>();
  const stopListening = onSessionChange(() => {
    const now = currentSession();
    if (now && now.token !== before.token && isSameUserAndTenant(now, before)) renewed.resolve();
  });
  const endTurn = holdTabLock('portal-sign-in-again', {
    gain: () => sessionExpiry.set({ words }),
    lose: () => sessionExpiry.set(null),
  });
  await renewed.promise;
  stopListening();
  endTurn();
  sessionExpiry.set(null);
});
