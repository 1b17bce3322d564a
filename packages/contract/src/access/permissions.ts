import { z } from 'zod';
import { defineCall } from '../call.ts';
import { urlCredentials } from './page-address.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';

/** The display data of a menu item (spec section 2). Members without a value are absent. */
export const MenuMeta = z.object({
  title: z.string(),
  icon: z.string().optional(),
  url: z.string().optional(),
  /** The credential the page at `url` receives; none where it is absent. */
  urlCredential: z.enum(urlCredentials).optional(),
  permissionList: z.array(z.string()),
  keepAlive: z.boolean(),
  /** true, 1 or "1" open a new window; three spellings are in use. */
  internalOrExternal: z.union([z.boolean(), z.literal(0), z.literal(1), z.enum(['0', '1'])]),
  componentName: z.string().optional(),
});

export interface MenuItem {
  id: string;
  path: string;
  name: string;
  component: string | null;
  redirect?: string | null | undefined;
  hidden?: boolean | undefined;
  alwaysShow?: boolean | undefined;
  /** "0": shown in the menu, without a route. */
  route: '0' | '1';
  meta: z.infer<typeof MenuMeta>;
  children?: MenuItem[] | undefined;
}

export const MenuItem: z.ZodType<MenuItem> = z.object({
  id: z.string(),
  path: z.string(),
  name: z.string(),
  component: z.string().nullable(),
  redirect: z.string().nullable().optional(),
  hidden: z.boolean().optional(),
  alwaysShow: z.boolean().optional(),
  route: z.enum(['0', '1']),
  meta: MenuMeta,
  get children() {
    return z.array(MenuItem).optional();
  },
});

/** An action the person may take. `type` "1" governs what is visible, "2" what is enabled. */
export const AuthEntry = z.object({
  action: z.string(),
  type: z.enum(['1', '2']),
  describe: z.string(),
});
/** An action of the system; `status` "0" means its rule is off and everyone may. */
export const AllAuthEntry = AuthEntry.extend({ status: z.enum(['0', '1']) });

export const Permissions = z.object({
  menu: z.array(MenuItem),
  auth: z.array(AuthEntry),
  allAuth: z.array(AllAuthEntry),
  /** Fields of record types that the user does not see or change, by type and field; absent where there are none. */
  fieldRules: z
    .record(z.string(), z.record(z.string(), z.enum(['hidden', 'read-only'])))
    .optional(),
});
export type Permissions = z.infer<typeof Permissions>;

/** The menu and the actions of the person in one subsystem (spec sections 4 and 7). */
export const getPermissions = defineCall({
  method: 'POST',
  path: '/common/sys/userPermission/getUserPermissionByToken',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  openWhile: ['password'],
  input: z.strictObject({ systemType: SubsystemName }),
  inHeader: ['systemType'],
  result: Permissions,
  refuses: ['subsystem.disabled'],
  comesAlong: true,
  rate: 'read',
});
