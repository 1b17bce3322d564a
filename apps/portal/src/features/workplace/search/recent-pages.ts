import type { Page } from '@portal/contract/access/pages';
import type { PageMark, PageUse } from '@portal/contract/workplace/preferences';

/** Limits of the stored marks (`Preferences`). */
const most = 20;
const longestTitle = 60;
const longestPath = 300;

type PageRef = Pick<Page, 'system' | 'path'>;

const isSame = (one: PageRef, other: PageRef): boolean =>
  one.system === other.system && one.path === other.path;

/** Returns the mark of a page; none when its address is too long. */
const markOf = ({ system, path, title }: PageMark): PageMark[] =>
  path.length > longestPath ? [] : [{ system, path, title: title.slice(0, longestTitle) }];

/** Returns the recent pages after a visit: newest first, each once. */
export const withVisit = (recent: readonly PageMark[], visited: PageMark): PageMark[] =>
  [...markOf(visited), ...recent.filter((mark) => !isSame(mark, visited))].slice(0, most);

/** Returns the marked pages the user may still open, in the order of the marks, with their current titles. */
export const pagesOfMarks = (marks: readonly PageMark[], pages: readonly Page[]): Page[] =>
  marks.flatMap((mark) => pages.find((page) => isSame(page, mark)) ?? []);

export const isMarked = (marks: readonly PageMark[], page: PageRef): boolean =>
  marks.some((mark) => isSame(mark, page));

/** Pins a page as the last one, or unpins it. */
export const withPinToggled = (pinned: readonly PageMark[], page: PageMark): PageMark[] =>
  isMarked(pinned, page)
    ? pinned.filter((mark) => !isSame(mark, page))
    : [...pinned, ...markOf(page)];

/** Visits of one page after which all counts are halved: what was used long ago gives way. */
const mostVisits = 40;
const mostUsed = 60;

/** Returns how often pages were opened after a visit, most used first; of more than 60, those used least are forgotten. */
export function withUse(used: readonly PageUse[], visited: PageMark): PageUse[] {
  const before = used.find((use) => isSame(use, visited))?.visits ?? 0;
  const { system, path } = visited;
  if (path.length > longestPath) return [...used];
  const others = used.filter((use) => !isSame(use, visited)).slice(0, mostUsed - 1);
  const all = [{ system, path, visits: before + 1 }, ...others];
  const fading = before + 1 < mostVisits ? all : all.map(halved);
  return fading.filter(({ visits }) => visits > 0).toSorted((a, b) => b.visits - a.visits);
}

const halved = (use: PageUse): PageUse => ({ ...use, visits: Math.floor(use.visits / 2) });
