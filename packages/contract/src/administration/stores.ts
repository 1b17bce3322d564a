import { z } from 'zod';
import { defineCall } from '../call.ts';
import { requiredChoice, requiredText } from '../form-schema.ts';
import { paged } from '../paging.ts';
import { keyword, text } from '../text.ts';
import { changes } from './changes.ts';
import { organisationActions } from './positions.ts';
import { unitNo } from './units.ts';

// Stores as administrators change them; those who reach everybody of the tenant alone.

export const StoreState = z.enum(['open', 'refitting', 'closed']);
export type StoreState = z.infer<typeof StoreState>;
const StoreKind = z.enum(['flagship', 'standard', 'outlet']);

const StoreRow = z.object({
  storeNo: z.string(),
  storeName: z.string(),
  bgNo: z.string(),
  bgName: z.string(),
  companyNo: z.string(),
  companyName: z.string(),
  city: z.string(),
  kind: StoreKind,
  area: z.int(),
  openedOn: z.string(),
  state: StoreState,
  version: z.int(),
  /** The people who work there. */
  people: z.int(),
});
export type StoreRow = z.infer<typeof StoreRow>;

const desk = { envelope: 'main', admits: 'signed-in' } as const;
const reading = { ...desk, method: 'GET', action: organisationActions.list, rate: 'read' } as const;
const changing = { ...desk, action: organisationActions.edit, rate: 'write' } as const;
const stores = paged(StoreRow, 20);
const filter = text(20).default('');

/** A page of the stores of the tenant, by their numbers. */
export const listStores = defineCall({
  ...reading,
  path: '/sys/store/list',
  input: stores.input.extend({
    /** Part of the name, number or city. */
    keyword: keyword(),
    bgNo: filter,
    state: z.union([StoreState, z.literal('')]).default(''),
  }),
  result: stores.result,
  refuses: [],
});

/** 99999 means on the wire that no store is chosen. */
const storeNo = unitNo('门店编号').refine((no) => no !== '99999', '该编号不能使用');

const fields = {
  storeNo,
  storeName: requiredText('门店名称', { most: 40 }),
  bgNo: requiredChoice('事业部').max(20),
  companyNo: requiredChoice('公司').max(20),
  city: requiredText('城市', { most: 20 }),
  kind: StoreKind,
  area: z.int('请输入面积').min(1, '请输入面积').max(99_999),
  openedOn: z.iso.date('请选择开业日期'),
  state: StoreState,
};

export const addStore = defineCall({
  ...changing,
  method: 'POST',
  path: '/sys/store/add',
  input: z.strictObject(fields),
  result: z.null(),
  refuses: ['unit.taken', 'membership.unknown', 'scope.exceeded'],
});

/** Changes all but the number. A store that is closed is offered no more; its records keep its name. */
export const editStore = defineCall({
  ...changing,
  method: 'PUT',
  path: '/sys/store/edit',
  input: z.strictObject({ ...fields, version: z.int() }),
  result: z.null(),
  refuses: ['unit.not-found', 'unit.changed', 'membership.unknown', 'scope.exceeded'],
});

/** Deletes a store that nothing uses; of one in use the refusal says where. */
export const deleteStore = defineCall({
  ...changing,
  method: 'DELETE',
  path: '/sys/store/delete/:storeNo',
  input: z.strictObject({ storeNo: text(20).min(1) }),
  result: z.null(),
  refuses: ['unit.not-found', 'unit.in-use', 'scope.exceeded'],
});

/** The changes of a store, the newest first. */
export const getStoreChanges = defineCall({
  ...reading,
  path: '/sys/store/changes',
  input: changes.input.extend({ storeNo: text(20).min(1) }),
  result: changes.result,
  refuses: [],
});
