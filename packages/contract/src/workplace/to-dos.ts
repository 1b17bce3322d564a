import { z } from 'zod';
import { defineCall } from '../call.ts';
import { SubsystemName } from '../subsystems/subsystems.ts';

/** The `type` of requests for access, which are no records. */
export const accessRequestsType = 'access-requests';

const PlaceOfToDos = z.object({
  kind: z.enum(['store', 'group', 'company']),
  no: z.string(),
  name: z.string(),
  count: z.int().positive(),
  /** The number of the record where there is one alone. */
  record: z.string().optional(),
});
export type PlaceOfToDos = z.infer<typeof PlaceOfToDos>;

/** The records of one type and state whose next step is the user's. */
const ToDoGroup = z.object({
  /** The key of the record type, or `accessRequestsType`, and the state. */
  type: z.string(),
  state: z.string(),
  system: SubsystemName,
  /** The noun of a record and the label of its state. */
  title: z.string(),
  label: z.string(),
  count: z.int().positive(),
  /** The number of the record where there is one alone. */
  record: z.string().optional(),
  /** The page of the user's menu that lists them, and the filter with which it lists no others. */
  path: z.string(),
  filter: z.string().default(''),
  /** The stores, groups or companies they belong to, for a page that is about one at a time. */
  places: z.array(PlaceOfToDos).default([]),
});
export type ToDoGroup = z.infer<typeof ToDoGroup>;

/** The records that wait for a step the user may take, over all systems; at most some seconds old. */
export const countToDos = defineCall({
  method: 'GET',
  path: '/sys/toDo/count',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({}),
  result: z.object({ total: z.int(), groups: z.array(ToDoGroup) }),
  refuses: [],
  rate: 'read',
});
