import { z } from 'zod';
import { defineCall } from '../call.ts';
import { Department, UserInfo } from '../identity/session.ts';

/** The user's departments, and the code of the one they work in; null without any. */
export const getOwnDepartments = defineCall({
  method: 'GET',
  path: '/sys/user/getCurrentUserDeparts',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: z.object({ list: z.array(Department), orgCode: z.string().nullable() }),
  refuses: [],
  rate: 'read',
});

/**
 * Changes the department of this session to another of the user's. `username` is the user's work number and
 * `loginTenantId` the session's tenant; anything else is refused with `claim.mismatch`.
 */
export const selectDepartment = defineCall({
  method: 'POST',
  path: '/sys/selectDepart',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({
    orgCode: z.string().min(1).max(64),
    username: z.string().min(1).max(64),
    loginTenantId: z.int().optional(),
  }),
  result: z.object({ userInfo: UserInfo }),
  refuses: ['department.none', 'department.foreign'],
  rate: 'write',
});

/** The same by the method that older front ends use. */
export const selectDepartmentByPut = defineCall({ ...selectDepartment, method: 'PUT' });
