import { type ClientSession, currentSession, refreshSession } from '@portal/client/session';
import { onChangeElsewhere, storageKeys } from '@portal/client/storage';
import { discardUnsaved } from '../workplace/unsaved-changes.ts';

/** Returns whether both sessions are of the same user in the same tenant, so that the page is true for both. */
export const isSameUserAndTenant = (
  one: ClientSession | null,
  other: ClientSession | null,
): boolean => one?.person.id === other?.person.id && one?.tenantId === other?.tenantId;

/**
 * Reloads the page when another tab signs out or signs another user in. A new token of the same user changes nothing.
 */
export function followSessionOfOtherTabs(): void {
  const here = currentSession();
  onChangeElsewhere(storageKeys.token, () => {
    if (!isSameUserAndTenant(currentSession(), here)) reloadForOtherUser();
  });
  // A page in the back/forward cache receives no storage events.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isSameUserAndTenant(refreshSession(), here)) reloadForOtherUser();
  });
}

/** Reloads without asking about unsaved input: its user is gone. */
function reloadForOtherUser(): void {
  discardUnsaved();
  location.reload();
}
