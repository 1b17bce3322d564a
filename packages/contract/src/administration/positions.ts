import { z } from 'zod';
import { defineCall } from '../call.ts';
import { requiredText } from '../form-schema.ts';
import { paged } from '../paging.ts';
import { keyword, text } from '../text.ts';

/** For what a tenant consists of: positions. */
export const organisationActions = {
  list: 'ams:organisation:list',
  edit: 'ams:organisation:edit',
} as const;

const Position = z.object({
  code: z.string(),
  name: z.string(),
  sort: z.int(),
  /** The people who have it. */
  people: z.int(),
});
export type Position = z.infer<typeof Position>;

const desk = { envelope: 'main', admits: 'signed-in' } as const;
const changing = { ...desk, action: organisationActions.edit, rate: 'write' } as const;
const positions = paged(Position, 20);

/** A page of the positions of the tenant, by their order. */
export const listPositions = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/position/list',
  action: organisationActions.list,
  input: positions.input.extend({
    /** Part of the name or code. */
    keyword: keyword(),
  }),
  result: positions.result,
  refuses: [],
  rate: 'read',
});

const fields = z.strictObject({
  code: requiredText('岗位编码', { most: 32 }).regex(
    /^[\w-]+$/,
    '只允许字母、数字、下划线和短横线',
  ),
  name: requiredText('岗位名称', { most: 40 }),
  sort: z.int('请输入排序').min(0).max(9_999),
});

export const addPosition = defineCall({
  ...changing,
  method: 'POST',
  path: '/sys/position/add',
  input: fields,
  result: z.null(),
  refuses: ['position.taken', 'scope.exceeded'],
});

/** Changes name and order; the code stays. */
export const editPosition = defineCall({
  ...changing,
  method: 'PUT',
  path: '/sys/position/edit',
  input: fields,
  result: z.null(),
  refuses: ['position.not-found', 'scope.exceeded'],
});

/** Deletes a position that nobody has; of one in use the refusal says who has it. */
export const deletePosition = defineCall({
  ...changing,
  method: 'DELETE',
  path: '/sys/position/delete/:code',
  input: z.strictObject({ code: text(32).min(1) }),
  result: z.null(),
  refuses: ['position.not-found', 'position.in-use', 'scope.exceeded'],
});
