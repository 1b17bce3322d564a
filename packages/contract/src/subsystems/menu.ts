import type { StepSide } from '../records/record-type.ts';

/** The names the portal has a drawing for. */
export type MenuIcon =
  | 'activity'
  | 'bell'
  | 'book'
  | 'box'
  | 'building'
  | 'calendar'
  | 'car'
  | 'chart'
  | 'clipboard'
  | 'factory'
  | 'file'
  | 'folder'
  | 'gift'
  | 'image'
  | 'map'
  | 'message'
  | 'receipt'
  | 'scale'
  | 'settings'
  | 'shield'
  | 'shirt'
  | 'store'
  | 'tag'
  | 'truck'
  | 'users'
  | 'wallet';

interface ItemTraits {
  title: string;
  icon?: MenuIcon;
  /** Code of the action that the item asks for. */
  permission?: string;
  /** In no menu and no search; its address works. */
  hidden?: true;
}

export interface MenuPage extends ItemTraits {
  /** Name under which the system has the page. */
  component: string;
  /** The record type that the page lists, by its name in the system. */
  records?: string;
  /** The view that the list begins with. */
  view?: string;
  /** The side of the user on all records of the page: their own requests, or what comes to their store. */
  side?: StepSide;
  /** Records of another system that the page shows by their number (`?record=`): their type, and the code of its calls. */
  shows?: { type: string; action: string };
  redirect?: string;
  pages?: undefined;
}

interface Folder extends ItemTraits {
  /** By the last part of their path. */
  pages: Record<string, MenuItem>;
  component?: undefined;
  redirect?: undefined;
}

/** An item of a menu: a page, or a folder of items. */
export type MenuItem = MenuPage | Folder;

/** Returns every page of a menu, through all its folders. */
export const pagesIn = (items: Readonly<Record<string, MenuItem>>): MenuPage[] =>
  Object.values(items).flatMap((item) => (item.pages === undefined ? [item] : pagesIn(item.pages)));

/** The name of the page with the board of a system. */
export const boardPage = 'dashboard/Analysis';

/** The name of the page with the figures of a system drawn. */
export const chartPage = 'dashboard/Chart';

/** Returns the pages of a menu that follow from a system's data: lists of record types, and the figures drawn. */
export const derivedPagesIn = (items: Readonly<Record<string, MenuItem>>): MenuPage[] =>
  pagesIn(items).filter(
    ({ component, records }) => records !== undefined || component === chartPage,
  );

/**
 * The figures of a system drawn. With its board it is the second page of a system without further ones, since nobody may
 * switch to a menu of one item (spec section 4).
 */
export const chart: MenuItem = {
  title: '图表分析',
  icon: 'activity',
  component: chartPage,
};
