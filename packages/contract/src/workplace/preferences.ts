import { z } from 'zod';
import { defineCall } from '../call.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';
import { line, text } from '../text.ts';

/** Tables whose columns are remembered. */
export const tablesMost = 40;

/** The settings of the portal's look (spec section 2, "Settings drawer"). Missing members have their default. */
const Layout = z
  .strictObject({
    layout: z.enum(['topmenu', 'sidemenu']),
    menuTheme: z.enum(['dark', 'light']),
    contentWidth: z.enum(['Fixed', 'Fluid']),
    scheme: z.enum(['light', 'dark', 'auto']),
    dye: text(20),
    fixedHeader: z.boolean(),
    autoHideHeader: z.boolean(),
    fixedSideMenu: z.boolean(),
    sideMenuCollapsed: z.boolean(),
    colorWeak: z.boolean(),
    multiTab: z.boolean(),
  })
  .partial();

/** A page as the search remembers it: the system it is in, and its path. */
const PageMark = z.strictObject({ system: SubsystemName, path: text(300), title: line(60) });

export type PageMark = z.infer<typeof PageMark>;

/** Count of the times a page was opened, lately more than long ago. */
const PageUse = z.strictObject({
  ...PageMark.omit({ title: true }).shape,
  visits: z.int().min(1).max(1_000),
});
export type PageUse = z.infer<typeof PageUse>;

/** Earlier choices of a chooser, newest first; `no` is the number of the store, group or company. */
const Choice = z.strictObject({ no: text(32), name: text(80) });

/** The channels of copies, for each topic; all of them by default. */
const Copies = z.strictObject({
  dingtalk: z.boolean(),
  sms: z.boolean(),
  /** True where the browser allowed it; absent in preferences from before this setting. */
  desktop: z.boolean().optional(),
});
/** Notices of people, and messages of systems. */
const NoticeCopies = z.strictObject({ announcement: Copies, message: Copies });
export type NoticeCopies = z.infer<typeof NoticeCopies>;

const ColumnKeys = z.array(text(64)).max(100);

/** A user's changes to the columns of one table; `width` in pixels, an edge of null was released. */
const TableLayout = z
  .strictObject({
    order: ColumnKeys,
    hidden: ColumnKeys,
    pinned: z.record(text(64), z.enum(['start', 'end']).nullable()),
    widths: z.record(text(64), z.int().min(1).max(4_000)),
    density: z.enum(['middle', 'small']),
  })
  .partial();
export type TableLayout = z.infer<typeof TableLayout>;

const members = {
  layout: Layout,
  pinnedSystems: z.array(SubsystemName).max(8),
  pinnedPages: z.array(PageMark).max(30),
  recentPages: z.array(PageMark).max(20),
  usedPages: z.array(PageUse).max(60),
  recentStores: z.array(Choice).max(8),
  recentGroups: z.array(Choice).max(8),
  recentCompanies: z.array(Choice).max(8),
  noticeCopies: NoticeCopies,
  /** The tables a user changed last come first; `table` is the address of the page. */
  tables: z.array(z.strictObject({ table: text(160), layout: TableLayout })).max(tablesMost),
};

/** All preferences of a user, by name, each with its own shape and limit. */
export const Preferences = z.strictObject(members).partial();
export type Preferences = z.infer<typeof Preferences>;
export type PreferenceName = keyof Preferences;

/**
 * Preferences as they are read: a page of an older release leaves out what it does not know, by name or by shape, and
 * goes on with the rest.
 */
export const KnownPreferences: z.ZodType<Preferences> = z.object(
  Object.fromEntries(
    Object.entries(members).map(([name, member]) => [name, z.optional(member).catch(undefined)]),
  ),
);

/** The caller's own preferences; a name is absent until something was chosen. */
export const getPreferences = defineCall({
  method: 'GET',
  path: '/common/sys/userInfo/preferences',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile: ['password'],
  input: z.strictObject({}),
  result: KnownPreferences,
  refuses: [],
  comesAlong: true,
  rate: 'read',
});

/** Keeps the named preferences in place of the former ones; what is not named stays. */
export const savePreferences = defineCall({
  method: 'PUT',
  path: '/common/sys/userInfo/preferences',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: Preferences,
  result: z.null(),
  refuses: [],
  rate: 'write',
});
