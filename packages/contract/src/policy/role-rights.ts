import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paged } from '../paging.ts';
import { keyword, text, WireTime } from '../text.ts';
import { policyActions } from './drafts.ts';

const reading = {
  method: 'GET',
  envelope: 'main',
  admits: 'signed-in',
  action: policyActions.list,
  rate: 'read',
} as const;

const RightsItem = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  title: z.string(),
  path: z.string(),
});
const RightsAction = z.object({
  code: z.string(),
  itemId: z.string().nullable(),
  describe: z.string(),
});
const RightsSystem = z.object({
  sysType: z.string(),
  sysName: z.string(),
  items: z.array(RightsItem),
  actions: z.array(RightsAction),
});
export type RightsSystem = z.infer<typeof RightsSystem>;

/** Everything a role may hold, system by system: menu items in the order of their menu, and actions. */
export const listRights = defineCall({
  ...reading,
  path: '/sys/role/queryTreeList',
  input: z.strictObject({}),
  result: z.object({ systems: z.array(RightsSystem) }),
  refuses: [],
});

/** The rights that a role was given by name; a whole role holds everything there is. */
export const getRoleRights = defineCall({
  ...reading,
  path: '/sys/permission/queryRolePermission',
  input: z.strictObject({ roleId: text(64).min(1) }),
  result: z.object({
    roleCode: z.string(),
    roleName: z.string(),
    sort: z.int(),
    holdsAll: z.boolean(),
    menuItems: z.array(z.string()),
    actions: z.array(z.string()),
  }),
  refuses: ['role.not-found'],
});

const RoleMember = z.object({
  id: z.string(),
  realname: z.string(),
  workNo: z.string(),
  post: z.string().nullable(),
  status: z.enum(['active', 'frozen']),
  until: WireTime.nullable(),
});
export type RoleMember = z.infer<typeof RoleMember>;
const members = paged(RoleMember);

/** The people who hold a role, by work number. */
export const listRoleMembers = defineCall({
  ...reading,
  path: '/sys/user/userRoleList',
  input: members.input.extend({ roleId: text(64).min(1), keyword: keyword() }),
  result: members.result,
  refuses: ['role.not-found'],
});
