import { z } from 'zod';
import { defineCall } from '../call.ts';
import { choicePageSize } from '../limits.ts';
import { paged } from '../paging.ts';
import { keyword } from '../text.ts';

/** A business group (spec section 3). */
export const BusinessGroup = z.object({ bgNo: z.string(), bgName: z.string() });
export type BusinessGroup = z.infer<typeof BusinessGroup>;

/** A store (spec section 3), with what tells it from others of a similar name. */
export const Store = z.object({
  storeNo: z.string(),
  storeName: z.string(),
  bgNo: z.string(),
  city: z.string(),
  /** Square metres. */
  area: z.int(),
});
export type Store = z.infer<typeof Store>;

/** A company (spec section 3); `currentCompany` marks the one the caller works for. */
export const Company = z.object({
  companyNo: z.string(),
  companyName: z.string(),
  currentCompany: z.boolean(),
});
export type Company = z.infer<typeof Company>;

const own = { envelope: 'main', admits: 'signed-in', action: null } as const;

/** The caller's business groups, in the order they are shown. */
export const listBusinessGroups = defineCall({
  ...own,
  method: 'GET',
  path: '/imos/common/queryBgList',
  input: z.strictObject({}),
  result: z.array(BusinessGroup),
  refuses: [],
  comesAlong: true,
  rate: 'read',
});

/** 1 when the caller has stores to pick from, 0 when there is none (spec section 4). */
export const queryIsStore = defineCall({
  ...own,
  method: 'GET',
  path: '/pos/orsParam/queryIsStore',
  input: z.strictObject({}),
  result: z.union([z.literal(0), z.literal(1)]),
  refuses: [],
  comesAlong: true,
  rate: 'read',
});

const stores = paged(Store, choicePageSize);

/** The caller's stores, a page at a time; a keyword is a part of number, name or its pinyin. */
export const selectStores = defineCall({
  ...own,
  method: 'GET',
  path: '/pos/orsParam/selectOrsStore',
  input: stores.input.extend({ keyword: keyword() }),
  result: stores.result,
  refuses: [],
  comesAlong: true,
  rate: 'read',
});

/** Saves the store the user works in from now on; `userNo` is their own work number. */
export const saveLoginInfo = defineCall({
  ...own,
  method: 'POST',
  path: '/pos/sys/common/saveLoginInfo',
  input: z.strictObject({ storeNo: z.string().min(1).max(32), userNo: z.string().min(1).max(64) }),
  result: z.null(),
  refuses: ['store.foreign'],
  rate: 'write',
});

/** The caller's companies; behind the mid gateway. */
export const listCompanies = defineCall({
  ...own,
  envelope: 'gateway',
  method: 'GET',
  path: '/oms-common/sys/permission/company/list',
  input: z.strictObject({}),
  result: z.array(Company),
  refuses: [],
  comesAlong: true,
  rate: 'read',
});

/** Changes the company the user works for. */
export const changeCompany = defineCall({
  ...own,
  envelope: 'gateway',
  method: 'POST',
  path: '/oms-common/sys/permission/company/change',
  input: z.strictObject({ companyNo: z.string().min(1).max(32) }),
  result: z.null(),
  refuses: ['company.foreign'],
  rate: 'write',
});

/**
 * Returns how this installation changes a choice (spec section 4): `reload` asks and reloads the page, `live` lets the
 * pages follow.
 */
export const getSwitching = defineCall({
  ...own,
  method: 'GET',
  path: '/common/sys/context/switching',
  input: z.strictObject({}),
  result: z.enum(['live', 'reload']),
  refuses: [],
  rate: 'read',
});
export type Switching = z.infer<typeof getSwitching.result>;
