import { z } from 'zod';
import { urlCredentials } from '../access/page-address.ts';
import { subsystemKeys } from '../subsystems/subsystem-keys.ts';
import { line, text } from '../text.ts';

const Key = text(128).min(1);
const Sort = z.int().min(-99_999).max(99_999);

/**
 * A menu item with every field of section 2 of the specification. What stands here is what the database may hold;
 * `menu-rules.ts` says which values somebody may choose.
 */
export const MenuItemValue = z.strictObject({
  system: z.enum(subsystemKeys),
  parentId: Key.nullable(),
  sort: Sort,
  path: text(200),
  name: line(128),
  component: text(200),
  redirect: text(200).nullable(),
  hidden: z.boolean(),
  alwaysShow: z.boolean(),
  /** "0": shown in the menu, without a route. */
  route: z.enum(['0', '1']),
  title: line(100),
  icon: text(64).nullable(),
  url: text(2_000).nullable(),
  /** The credential that the page at `url` receives. */
  urlCredential: z.enum(urlCredentials),
  keepAlive: z.boolean(),
  /** Opens a window of its own. */
  internalOrExternal: z.boolean(),
  componentName: text(128).nullable(),
  /** Code of the action that a user must hold to see the item. */
  permission: Key.nullable(),
});
export type MenuItemValue = z.infer<typeof MenuItemValue>;

/** An action: a button of a page, or several. */
export const ActionValue = z.strictObject({
  system: z.enum(subsystemKeys),
  menuItemId: Key.nullable(),
  describe: line(100),
  /** "1" governs what is visible, "2" what is enabled. */
  type: z.enum(['1', '2']),
  /** "0": its rule is off, and everybody may. */
  status: z.enum(['0', '1']),
});
export type ActionValue = z.infer<typeof ActionValue>;

/** The actions of the page on which menus are edited; changes go into the draft, by `ams:role:edit`. */
export const menuActions = { list: 'ams:menu:list', edit: 'ams:menu:edit' } as const;
