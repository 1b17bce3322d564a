/** The message of an ending page for the login page. It lasts until it is shown or the tab is closed. */
const key = 'pro__farewell';

/** Stores the message. Without storage none is shown: reaching the login page matters more. */
export function storeSignOutMessage(why: string): void {
  try {
    sessionStorage.setItem(key, why);
  } catch {
    // Nothing can be done about it.
  }
}

/** Returns the stored message and removes it. */
export function takeSignOutMessage(): string | null {
  try {
    const why = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return why;
  } catch {
    return null;
  }
}
