/** An open page as the tab bar shows it. */
export interface Tab {
  /** Path of the page without a trailing slash: one page, one tab. */
  key: string;
  /** Current address with its query. */
  href: string;
  /** Title set by the page itself, where it is not the menu's. */
  title?: string | undefined;
}

/** The other tabs that an action closes. */
export type Side = 'left' | 'right' | 'others';

/** Returns the tabs with the home tab first. */
export function withHome(tabs: readonly Tab[], home: Tab): Tab[] {
  const known = tabs.find(({ key }) => key === home.key);
  return [known ?? home, ...tabs.filter(({ key }) => key !== home.key)];
}

/** Returns the tabs with a page among them: in its place, else at the end. */
export function withOpened(tabs: readonly Tab[], { key, href }: Tab): Tab[] {
  const isOpen = tabs.some((tab) => tab.key === key);
  if (!isOpen) return [...tabs, { key, href }];
  return tabs.map((tab) => (tab.key === key ? { ...tab, href } : tab));
}

export const without = (tabs: readonly Tab[], keys: readonly string[]): Tab[] =>
  tabs.filter(({ key }) => !keys.includes(key));

/** Returns the keys of the tabs on one side that may be closed: all but the first. */
export function closableOn(tabs: readonly Tab[], key: string, side: Side): string[] {
  const place = tabs.findIndex((tab) => tab.key === key);
  return tabs
    .filter((_, other) => {
      if (other === 0 || other === place) return false;
      return side === 'others' || (side === 'left' ? other < place : other > place);
    })
    .map((tab) => tab.key);
}

/** Returns the tab that comes to the front when the current one is closed: its right neighbour, else its left one. */
export function neighbourOf(tabs: readonly Tab[], key: string): Tab | undefined {
  const place = tabs.findIndex((tab) => tab.key === key);
  return tabs[place + 1] ?? tabs[place - 1];
}

/** Returns the tabs with one moved. The first one stays in its place. */
export function withMoved(tabs: readonly Tab[], key: string, to: number): Tab[] {
  const place = tabs.findIndex((tab) => tab.key === key);
  const tab = tabs[place];
  if (!tab || place === 0) return [...tabs];
  const rest = without(tabs, [key]);
  return rest.toSpliced(Math.min(Math.max(to, 1), rest.length), 0, tab);
}
