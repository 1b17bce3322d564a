import { z } from 'zod';
import { defineCall } from '../call.ts';
import { requiredText } from '../form-schema.ts';
import { text } from '../text.ts';
import { changes } from './changes.ts';
import { organisationActions } from './positions.ts';

// The department tree as administrators change it; those who reach everybody of the tenant alone.

/** A department as the page of the tree shows it: flat, so that 10,000 of them travel and fold quickly. */
const Department = z.object({
  id: z.string(),
  /** Null at the top. */
  parentId: z.string().nullable(),
  departName: z.string(),
  orgCode: z.string(),
  departOrder: z.int(),
  companyNo: z.string(),
  version: z.int(),
  /** Those who belong to it, without those below it. */
  people: z.int(),
});
export type Department = z.infer<typeof Department>;

const desk = { envelope: 'main', admits: 'signed-in' } as const;
const reading = { ...desk, method: 'GET', action: organisationActions.list, rate: 'read' } as const;
const changing = { ...desk, action: organisationActions.edit, rate: 'write' } as const;
const id = text(64).min(1);

/** All departments of the tenant in their order, each after the ones before it at the same parent. */
export const listDepartments = defineCall({
  ...reading,
  path: '/sys/sysDepart/desk',
  input: z.strictObject({}),
  result: z.array(Department),
  refuses: [],
});

const fields = {
  departName: requiredText('部门名称', { most: 60 }),
  companyNo: requiredText('所属公司', { most: 32 }),
};

/** Makes a department below another, or at the top; its code continues that of its parent. */
export const addDepartment = defineCall({
  ...changing,
  method: 'POST',
  path: '/sys/sysDepart/add',
  input: z.strictObject({ ...fields, parentId: text(64).default('') }),
  result: z.object({ id: z.string() }),
  refuses: ['department.not-found', 'membership.unknown', 'scope.exceeded'],
});

/** Changes name and company. Of two changes at the same moment the second is refused. */
export const editDepartment = defineCall({
  ...changing,
  method: 'PUT',
  path: '/sys/sysDepart/edit',
  input: z.strictObject({ id, version: z.int(), ...fields }),
  result: z.null(),
  refuses: ['department.not-found', 'department.changed', 'membership.unknown', 'scope.exceeded'],
});

const Counted = z.object({ gained: z.int(), lost: z.int() });

/** The numbers of people and rights that a move or a merge touches, said before it is done. */
export const DepartmentEffect = z.object({
  /** The department and those below it. */
  departments: z.int(),
  /** The people of these departments. */
  people: z.int(),
  /** Administrators of departments who gain these people, and who lose them. */
  administrators: Counted,
  /** Sent announcements for a department with all below it that begin, or cease, to mean these people. */
  announcements: Counted,
  /** Of a merge: what is written anew so that it names the other department, by its kind. */
  rewritten: z.array(z.object({ subject: z.string(), count: z.int() })),
});
export type DepartmentEffect = z.infer<typeof DepartmentEffect>;

const moved = z.strictObject({ id, parentId: text(64).default('') });

/** Says what a move would touch, and refuses one into a circle. */
export const getMoveEffect = defineCall({
  ...reading,
  action: organisationActions.edit,
  path: '/sys/sysDepart/moveEffect',
  input: moved,
  result: DepartmentEffect,
  refuses: ['department.not-found', 'department.circle', 'scope.exceeded'],
});

/** Moves a department with all below it under another, or to the top, before a sibling or behind all. */
export const moveDepartment = defineCall({
  ...changing,
  method: 'PUT',
  path: '/sys/sysDepart/move',
  input: moved.extend({
    version: z.int(),
    /** The id of the sibling it is put before; empty for the end. */
    before: text(64).default(''),
  }),
  result: z.null(),
  refuses: ['department.not-found', 'department.changed', 'department.circle', 'scope.exceeded'],
});

const merged = z.strictObject({ id, into: id });

/** Says what a merge would touch, and refuses one into itself or something below it. */
export const getMergeEffect = defineCall({
  ...reading,
  action: organisationActions.edit,
  path: '/sys/sysDepart/mergeEffect',
  input: merged,
  result: DepartmentEffect,
  refuses: ['department.not-found', 'department.circle', 'scope.exceeded'],
});

/** Merges a department into another: people, departments below, scopes, audiences and records go along, and it is gone. */
export const mergeDepartment = defineCall({
  ...changing,
  method: 'PUT',
  path: '/sys/sysDepart/merge',
  proof: 'fresh',
  input: merged.extend({ version: z.int() }),
  result: z.null(),
  refuses: ['department.not-found', 'department.changed', 'department.circle', 'scope.exceeded'],
});

/** Deletes a department that nothing uses; of one in use the refusal says where. */
export const deleteDepartment = defineCall({
  ...changing,
  method: 'DELETE',
  path: '/sys/sysDepart/delete/:id',
  input: z.strictObject({ id }),
  result: z.null(),
  refuses: ['department.not-found', 'department.in-use', 'scope.exceeded'],
});

/** The changes of a department, the newest first. */
export const getDepartmentChanges = defineCall({
  ...reading,
  path: '/sys/sysDepart/changes',
  input: changes.input.extend({ id }),
  result: changes.result,
  refuses: [],
});
