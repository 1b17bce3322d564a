import { z } from 'zod';
import { defineCall } from '../call.ts';

export const Role = z.object({
  roleCode: z.string(),
  roleName: z.string(),
  members: z.int(),
  menuItems: z.int(),
  actions: z.int(),
});
export type Role = z.infer<typeof Role>;

/** The roles of the group, with how much each carries. */
export const listRoles = defineCall({
  method: 'GET',
  path: '/sys/role/list',
  envelope: 'main',
  admits: 'signed-in',
  action: 'ams:role:list',
  input: z.strictObject({}),
  result: z.array(Role),
  refuses: [],
  rate: 'read',
});

/** One role with all it permits, system by system. */
export const getRoleRule = defineCall({
  method: 'GET',
  path: '/sys/role/queryRule',
  envelope: 'main',
  admits: 'signed-in',
  action: 'ams:role:list',
  input: z.strictObject({ roleCode: z.string().min(1).max(64) }),
  result: Role.extend({
    systems: z.array(
      z.object({
        sysType: z.string(),
        sysName: z.string(),
        menuTitles: z.array(z.string()),
        actions: z.array(z.object({ action: z.string(), describe: z.string() })),
      }),
    ),
  }),
  refuses: ['role.not-found'],
  rate: 'read',
});
