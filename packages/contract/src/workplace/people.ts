import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paged } from '../paging.ts';
import { text } from '../text.ts';

/** With it somebody sees all people of the tenant, with telephone and address; others see their colleagues. */
export const peopleAction = 'ams:user:list';

/** A user as others see them. Telephone and email are null without the permission to see them. */
export const ListedUser = z.object({
  id: z.string(),
  username: z.string(),
  workNo: z.string(),
  realname: z.string(),
  avatar: z.string().nullable(),
  sex: z.int(),
  sex_dictText: z.string(),
  status: z.int(),
  status_dictText: z.string(),
  post: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  /** The names of their departments. */
  orgCodeTxt: z.string(),
});
export type ListedUser = z.infer<typeof ListedUser>;

const reading = {
  method: 'GET',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  refuses: [],
  rate: 'read',
} as const;

/** Members that lists of existing front ends send along; the order of people is by match, then by number. */
const listNoise = {
  column: text(64).optional(),
  order: text(16).optional(),
  field: text(1_000).optional(),
  superQueryMatchType: text(8).optional(),
};

const filter = text(60).default('');
const users = paged(ListedUser, 10);

/** A page of the people the caller may see; names by characters, pinyin or initials, `*` around them is ignored. */
export const listUsers = defineCall({
  ...reading,
  path: '/sys/user/list',
  input: users.input.extend({
    username: filter,
    realname: filter,
    keyword: filter,
    departId: text(64).optional(),
    storeNo: text(32).optional(),
    ...listNoise,
  }),
  result: users.result,
});

/** The people of a department and those below it, 500 at most; of those the ones the caller may see. */
export const listDepartmentUsers = defineCall({
  ...reading,
  path: '/sys/user/queryUserByDepId',
  input: z.strictObject({ id: text(64).min(1), realname: filter }),
  result: z.array(ListedUser),
});

/** A department with those below it; `children` is absent in a leaf. */
export interface DepartmentNode {
  key: string;
  value: string;
  title: string;
  isLeaf: boolean;
  id: string;
  parentId: string;
  departName: string;
  departOrder: number;
  orgCode: string;
  orgCategory: '1' | '2';
  status: '1';
  children?: DepartmentNode[] | undefined;
}

const DepartmentNode: z.ZodType<DepartmentNode> = z.object({
  key: z.string(),
  value: z.string(),
  title: z.string(),
  isLeaf: z.boolean(),
  id: z.string(),
  /** Empty for a root. */
  parentId: z.string(),
  departName: z.string(),
  departOrder: z.int(),
  orgCode: z.string(),
  /** 1 a company, 2 a department. */
  orgCategory: z.enum(['1', '2']),
  status: z.literal('1'),
  get children() {
    return z.array(DepartmentNode).optional();
  },
});

/** The departments of the group as a tree, or those with these ids (`a,b`) with what is below them. */
export const getDepartmentTree = defineCall({
  ...reading,
  path: '/sys/sysDepart/queryTreeList',
  input: z.strictObject({ ids: text(4_000).default('') }),
  result: z.array(DepartmentNode),
});
