import { type ClientSession, currentSession, refreshSession } from '@portal/client/session';
import { onChangeElsewhere, storageKeys } from '@portal/client/storage';

/** Whether what is on the page for one session is as true for the other: the same person, in the same tenant. */
export const isSamePlace = (one: ClientSession | null, other: ClientSession | null): boolean =>
  one?.person.id === other?.person.id && one?.tenantId === other?.tenantId;

/**
 * Starts the page anew as soon as another tab signs out or lets somebody else in. A new token of the same person is
 * taken over, and the page stays as it is.
 */
export function followOtherTabs(): void {
  const here = currentSession();
  onChangeElsewhere(storageKeys.token, () => {
    if (!isSamePlace(currentSession(), here)) location.reload();
  });
  // A page the browser had put aside hears of nothing in the meantime.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && !isSamePlace(refreshSession(), here)) location.reload();
  });
}
