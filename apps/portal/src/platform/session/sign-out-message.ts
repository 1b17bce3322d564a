/** What a page that is about to end wants said at the login. It lasts as long as the tab, or until it was said. */
const key = 'pro__farewell';

/** Where the browser forbids storage, nothing is said: the way to the login matters more. */
export function storeSignOutMessage(why: string): void {
  try {
    sessionStorage.setItem(key, why);
  } catch {
    // Nothing to be done about it, and nobody to tell.
  }
}

/** The last word of the page before, once. */
export function takeSignOutMessage(): string | null {
  try {
    const why = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return why;
  } catch {
    return null;
  }
}
