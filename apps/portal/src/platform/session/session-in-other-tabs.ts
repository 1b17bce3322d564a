import { type ClientSession, currentSession, refreshSession } from '@portal/client/session';
import { onChangeElsewhere, storageKeys } from '@portal/client/storage';
import { discardUnsaved } from '../workplace/unsaved-changes.ts';

/** Whether what is on the page for one session is as true for the other: the same person, in the same tenant. */
export const isSameUserAndTenant = (
  one: ClientSession | null,
  other: ClientSession | null,
): boolean => one?.person.id === other?.person.id && one?.tenantId === other?.tenantId;

/**
 * Starts the page anew as soon as another tab signs out or lets somebody else in. A new token of the same person is
 * taken over, and the page stays as it is.
 */
export function followSessionOfOtherTabs(): void {
  const here = currentSession();
  onChangeElsewhere(storageKeys.token, () => {
    if (!isSameUserAndTenant(currentSession(), here)) reloadForOtherUser();
  });
  // A page the browser had put aside hears of nothing in the meantime.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isSameUserAndTenant(refreshSession(), here)) reloadForOtherUser();
  });
}

/** Whoever had something unsaved here is gone: the page is not to ask the next person about it. */
function reloadForOtherUser(): void {
  discardUnsaved();
  location.reload();
}
