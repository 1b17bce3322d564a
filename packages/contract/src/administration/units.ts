import { z } from 'zod';
import { defineCall } from '../call.ts';
import { requiredText } from '../form-schema.ts';
import { paged } from '../paging.ts';
import { keyword, text } from '../text.ts';
import { changes } from './changes.ts';
import { organisationActions } from './positions.ts';

// Business groups and companies as administrators change them; those who reach everybody of the tenant alone.

export const unitKinds = ['group', 'company'] as const;
export type UnitKind = (typeof unitKinds)[number];

const kind = z.enum(unitKinds);

const Unit = z.object({
  no: z.string(),
  name: z.string(),
  sort: z.int(),
  /** One that is switched off is offered no more, and nobody works for it; what names it keeps its name. */
  enabled: z.boolean(),
  version: z.int(),
  /** The people who belong to it. */
  people: z.int(),
});
export type Unit = z.infer<typeof Unit>;

const desk = { envelope: 'main', admits: 'signed-in' } as const;
const reading = { ...desk, method: 'GET', action: organisationActions.list, rate: 'read' } as const;
const changing = { ...desk, action: organisationActions.edit, rate: 'write' } as const;
const units = paged(Unit, 20);

/** A number of the organisation, as stores, companies and groups have one. */
export const unitNo = (label: string) =>
  requiredText(label, { most: 20 }).regex(/^[\w-]+$/, '只允许字母、数字、下划线和短横线');

/** A page of the business groups or companies of the tenant, in their order. */
export const listUnits = defineCall({
  ...reading,
  path: '/sys/unit/list',
  input: units.input.extend({
    kind,
    /** Part of the name or number. */
    keyword: keyword(),
  }),
  result: units.result,
  refuses: [],
});

const fields = {
  kind,
  no: unitNo('编号'),
  name: requiredText('名称', { most: 40 }),
  sort: z.int('请输入排序').min(0).max(9_999),
  enabled: z.boolean(),
};

export const addUnit = defineCall({
  ...changing,
  method: 'POST',
  path: '/sys/unit/add',
  input: z.strictObject(fields),
  result: z.null(),
  refuses: ['unit.taken', 'scope.exceeded'],
});

/** Changes all but the number, which others name. */
export const editUnit = defineCall({
  ...changing,
  method: 'PUT',
  path: '/sys/unit/edit',
  input: z.strictObject({ ...fields, version: z.int() }),
  result: z.null(),
  refuses: ['unit.not-found', 'unit.changed', 'scope.exceeded'],
});

/** Deletes one that nothing uses; of one in use the refusal says where. */
export const deleteUnit = defineCall({
  ...changing,
  method: 'DELETE',
  path: '/sys/unit/delete/:kind/:no',
  input: z.strictObject({ kind, no: text(20).min(1) }),
  result: z.null(),
  refuses: ['unit.not-found', 'unit.in-use', 'scope.exceeded'],
});

/** The changes of one, the newest first. */
export const getUnitChanges = defineCall({
  ...reading,
  path: '/sys/unit/changes',
  input: changes.input.extend({ kind, no: text(20).min(1) }),
  result: changes.result,
  refuses: [],
});
