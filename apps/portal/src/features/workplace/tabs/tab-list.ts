/** A page that is open, as the bar shows it. */
export interface Tab {
  /** Its path without a slash at the end: one page, one tab. */
  key: string;
  /** Where it is just now, with its query. */
  href: string;
  /** What the page calls itself, where that is not the title in the menu. */
  title?: string | undefined;
}

/** Which of the other tabs are meant. */
export type Side = 'left' | 'right' | 'others';

/** The tabs with the first page at their head, where it always is. */
export function withHome(tabs: readonly Tab[], home: Tab): Tab[] {
  const known = tabs.find(({ key }) => key === home.key);
  return [known ?? home, ...tabs.filter(({ key }) => key !== home.key)];
}

/** The tabs with a page among them: where it is already, else at the end. */
export function opened(tabs: readonly Tab[], { key, href }: Tab): Tab[] {
  const isOpen = tabs.some((tab) => tab.key === key);
  if (!isOpen) return [...tabs, { key, href }];
  return tabs.map((tab) => (tab.key === key ? { ...tab, href } : tab));
}

export const without = (tabs: readonly Tab[], keys: readonly string[]): Tab[] =>
  tabs.filter(({ key }) => !keys.includes(key));

/** The keys of those on one side of a tab that may be closed: all but the first. */
export function besides(tabs: readonly Tab[], key: string, side: Side): string[] {
  const place = tabs.findIndex((tab) => tab.key === key);
  return tabs
    .filter((_, other) => {
      if (other === 0 || other === place) return false;
      return side === 'others' || (side === 'left' ? other < place : other > place);
    })
    .map((tab) => tab.key);
}

/** The tab that comes to the front when the one in front is closed: its right neighbour, else its left one. */
export function neighbourOf(tabs: readonly Tab[], key: string): Tab | undefined {
  const place = tabs.findIndex((tab) => tab.key === key);
  return tabs[place + 1] ?? tabs[place - 1];
}

/** The tabs with one of them at another place. The first one stays where it is, and so does everything before it. */
export function moved(tabs: readonly Tab[], key: string, to: number): Tab[] {
  const place = tabs.findIndex((tab) => tab.key === key);
  const tab = tabs[place];
  if (!tab || place === 0) return [...tabs];
  const rest = without(tabs, [key]);
  return rest.toSpliced(Math.min(Math.max(to, 1), rest.length), 0, tab);
}
