import type { Page } from '@portal/contract/access/pages';
import type { PageMark } from '@portal/contract/workplace/preferences';

/** As many as are kept (`Preferences`), and as long as they are kept. */
const most = 20;
const longestTitle = 60;
const longestPath = 300;

type Marked = Pick<Page, 'system' | 'path'>;

const isSame = (one: Marked, other: Marked): boolean =>
  one.system === other.system && one.path === other.path;

/** A page as it is remembered; one whose address is too long is not. */
const markOf = ({ system, path, title }: PageMark): PageMark[] =>
  path.length > longestPath ? [] : [{ system, path, title: title.slice(0, longestTitle) }];

/** The recent pages after a visit: newest first, each once. */
export const withVisit = (recent: readonly PageMark[], visited: PageMark): PageMark[] =>
  [...markOf(visited), ...recent.filter((mark) => !isSame(mark, visited))].slice(0, most);

/** The pages that are marked and still open to the person, in the order of the marks, as they are called today. */
export const stillThere = (marks: readonly PageMark[], pages: readonly Page[]): Page[] =>
  marks.flatMap((mark) => pages.find((page) => isSame(page, mark)) ?? []);

export const isMarked = (marks: readonly PageMark[], page: Marked): boolean =>
  marks.some((mark) => isSame(mark, page));

/** Pins a page, as the last of them, or takes its pin out. */
export const withPinTurned = (pinned: readonly PageMark[], page: PageMark): PageMark[] =>
  isMarked(pinned, page)
    ? pinned.filter((mark) => !isSame(mark, page))
    : [...pinned, ...markOf(page)];
