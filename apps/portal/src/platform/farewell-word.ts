/** What a page that is about to end wants said at the login. It lasts as long as the tab, or until it was said. */
const key = 'pro__farewell';

export function leaveFarewell(why: string): void {
  sessionStorage.setItem(key, why);
}

/** The last word of the page before, once. */
export function takeFarewell(): string | null {
  const why = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return why;
}
