import { z } from 'zod';
import { MenuItem } from '../access/permissions.ts';
import { defineCall } from '../call.ts';
import { subsystemKeys } from '../subsystems/subsystem-keys.ts';
import { text } from '../text.ts';
import { ActionValue, menuActions, MenuItemValue } from './menu-values.ts';

const reading = {
  method: 'GET',
  envelope: 'main',
  admits: 'signed-in',
  action: menuActions.list,
  rate: 'read',
} as const;

const EditedItem = MenuItemValue.extend({ id: z.string() });
const EditedAction = ActionValue.extend({ code: z.string() });

const EditedMenus = z.object({
  systems: z.array(z.object({ sysType: z.string(), sysName: z.string() })),
  /** In the order of their menu. */
  items: z.array(EditedItem),
  actions: z.array(EditedAction),
  /** Names of the pages that releases in use have; null where one does not say what it has. */
  components: z.array(z.string()).nullable(),
});
export type EditedMenus = z.infer<typeof EditedMenus>;

/** The menu items and actions of one system as they are published now, with every field. */
export const listMenus = defineCall({
  ...reading,
  path: '/sys/permission/list',
  input: z.strictObject({ sysType: z.enum(subsystemKeys) }),
  result: EditedMenus,
  refuses: [],
});

/** The menu of a role or a person in one system: as it is now, or as it will be with a draft. */
export const previewMenu = defineCall({
  ...reading,
  path: '/sys/policy/draft/menu',
  input: z.strictObject({
    sysType: z.enum(subsystemKeys),
    of: z.enum(['role', 'person']),
    /** The code of the role, or the work number of the person. */
    key: text(128).min(1),
    draftId: text(64).min(1).optional(),
  }),
  result: z.object({ menu: z.array(MenuItem) }),
  refuses: [
    'policy.draft-not-found',
    'policy.conflict',
    'policy.unknown-row',
    'policy.held-elsewhere',
    'role.not-found',
    'person.not-found',
  ],
});

/** Returns whether a page is there: drawn by the shell, or in a release in use. */
export const hasPage = (component: string, components: readonly string[] | null): boolean =>
  components === null ||
  /^(?:layouts|shell|modules)\//.test(component) ||
  components.includes(component);
