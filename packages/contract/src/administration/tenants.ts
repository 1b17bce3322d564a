import { z } from 'zod';
import { defineCall } from '../call.ts';
import { requiredText } from '../form-schema.ts';
import { paged } from '../paging.ts';
import { countInQuery, keyword } from '../text.ts';
import { changes } from './changes.ts';

/** Tenants are made and changed out of the default tenant, by those who reach everybody there. */
export const tenantActions = { list: 'ams:tenant:list', edit: 'ams:tenant:edit' } as const;

const Tenant = z.object({
  id: z.int(),
  name: z.string(),
  /** 1 is open, 0 frozen: nobody works in it. */
  status: z.int(),
  version: z.int(),
  people: z.int(),
});
export type Tenant = z.infer<typeof Tenant>;

const desk = { envelope: 'main', admits: 'signed-in' } as const;
const reading = { ...desk, method: 'GET', action: tenantActions.list, rate: 'read' } as const;
const changing = { ...desk, action: tenantActions.edit, rate: 'write', proof: 'fresh' } as const;
const tenants = paged(Tenant, 20);

/** A page of the tenants: all of them in the default tenant, elsewhere the one at work. */
export const listTenants = defineCall({
  ...reading,
  path: '/sys/tenant/list',
  input: tenants.input.extend({ keyword: keyword() }),
  result: tenants.result,
  refuses: [],
});

const fields = {
  id: z.int('请输入租户编号').min(1, '请输入租户编号').max(999_999_999),
  name: requiredText('租户名称', { most: 40 }),
};

/** Makes a tenant with the caller as its first administrator, its dictionaries and rules, and nobody else. */
export const addTenant = defineCall({
  ...changing,
  method: 'POST',
  path: '/sys/tenant/add',
  input: z.strictObject(fields),
  result: z.null(),
  refuses: ['unit.taken', 'scope.exceeded'],
});

/** Renames a tenant, freezes it (`0`), which ends all sessions in it, or opens it again (`1`). */
export const editTenant = defineCall({
  ...changing,
  method: 'PUT',
  path: '/sys/tenant/edit',
  input: z.strictObject({
    id: z.int().min(0),
    version: z.int(),
    name: fields.name,
    status: z.literal([0, 1]),
  }),
  result: z.null(),
  refuses: [
    'unit.not-found',
    'unit.changed',
    'unit.own-tenant',
    'administrator.last',
    'scope.exceeded',
  ],
});

/** Deletes a tenant that has nothing but what it was made with; else the refusal says what it has. */
export const deleteTenant = defineCall({
  ...changing,
  method: 'DELETE',
  path: '/sys/tenant/delete/:id',
  input: z.strictObject({ id: countInQuery(0, 999_999_999) }),
  result: z.null(),
  refuses: [
    'unit.not-found',
    'unit.in-use',
    'unit.own-tenant',
    'administrator.last',
    'scope.exceeded',
  ],
});

/** The changes of a tenant, the newest first. */
export const getTenantChanges = defineCall({
  ...reading,
  path: '/sys/tenant/changes',
  input: changes.input.extend({ id: countInQuery(0, 999_999_999) }),
  result: changes.result,
  refuses: ['scope.exceeded'],
});
