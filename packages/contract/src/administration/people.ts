import { cleanIdentifier, cleanPhone } from '@portal/common/typed-text';
import { z } from 'zod';
import { defineCall } from '../call.ts';
import { CsvRows } from '../csv.ts';
import { email, mobile } from '../field-rules.ts';
import { requiredText } from '../form-schema.ts';
import { paged } from '../paging.ts';
import { identifier, keyword, ruled, text, WireTime } from '../text.ts';

// People as administrators see and change them. Each call reaches the people within the caller's scope alone.

export const personActions = {
  /** Reaches everybody of the tenant; others reach those within their scope. */
  all: 'ams:person:all',
  list: 'ams:person:list',
  edit: 'ams:person:edit',
  freeze: 'ams:person:freeze',
  password: 'ams:person:password',
  export: 'ams:person:export',
} as const;

export const PersonState = z.enum(['active', 'frozen', 'left']);
export type PersonState = z.infer<typeof PersonState>;

/** A row of the list. */
export const AdministeredPerson = z.object({
  id: z.string(),
  version: z.int(),
  workNo: z.string(),
  realname: z.string(),
  sex: z.int(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  state: PersonState,
  /** The last change of state: by whom, when and why. Null for somebody who was never frozen. */
  stateBy: z.string().nullable(),
  stateTime: WireTime.nullable(),
  stateReason: z.string().nullable(),
  createTime: WireTime,
  departments: z.array(z.string()),
  positions: z.array(z.string()),
  roles: z.array(z.string()),
  stores: z.int(),
});
export type AdministeredPerson = z.infer<typeof AdministeredPerson>;

/** Columns the list is sorted by; a minus before one turns it round. */
export const personSorts = ['workNo', 'realname', 'createTime'] as const;
export type PersonSort = (typeof personSorts)[number] | `-${(typeof personSorts)[number]}`;

const people = paged(AdministeredPerson, 20);
/** The most people of one batch. */
export const peopleBatchMost = 200;
const filter = text(64).default('');
const desk = { envelope: 'main', admits: 'signed-in' } as const;
const id = text(64).min(1);

/** The filter and the order of a list of people. */
const sought = {
  keyword: keyword(),
  /** With the departments below it. */
  departId: filter,
  position: filter,
  roleCode: filter,
  storeNo: filter,
  state: z.union([PersonState, z.literal('')]).default(''),
  sort: z.enum(personSorts.flatMap((name): PersonSort[] => [name, `-${name}`])).default('workNo'),
};

/** A page of the people within the caller's scope; the keyword is a name, a number, pinyin or initials. */
export const listPeople = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/user/listAll',
  action: personActions.list,
  input: people.input.extend(sought),
  result: people.result,
  refuses: [],
  rate: 'read',
});

/** All people of a filter as a sheet; each row says who exported it, and when. */
export const exportPeople = defineCall({
  ...desk,
  envelope: 'csv',
  method: 'GET',
  path: '/sys/user/exportXls',
  action: personActions.export,
  input: z.strictObject(sought),
  result: CsvRows,
  refuses: [],
  rate: 'read',
});

/** The choices of the filters of the list, and what the page has to know of the caller's scope. */
export const getPeopleFilters = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/user/listFilters',
  action: personActions.list,
  input: z.strictObject({}),
  result: z.object({
    positions: z.array(z.object({ value: z.string(), label: z.string() })),
    roles: z.array(z.object({ value: z.string(), label: z.string() })),
    /** False for an administrator of some departments or stores. */
    reachesAll: z.boolean(),
  }),
  refuses: [],
  rate: 'read',
});
export type OfferedFilters = z.infer<typeof getPeopleFilters.result>;

/** A telephone number, or none. */
const Phone = ruled((value) => (value === '' ? '' : mobile(value)), cleanPhone);

const fields = {
  realname: requiredText('姓名', { most: 40 }),
  sex: z.enum(['0', '1', '2']).default('0'),
  phone: Phone,
  email: identifier(100).pipe(ruled(email)),
};

/** Makes a person; their first password is in the answer and nowhere else. */
export const addPerson = defineCall({
  ...desk,
  method: 'POST',
  path: '/sys/user/add',
  action: personActions.edit,
  proof: 'fresh',
  input: z.strictObject({
    workNo: z
      .string()
      .overwrite(cleanIdentifier)
      .pipe(requiredText('工号', { most: 32 }).regex(/^\w+$/, '只允许字母、数字、下划线')),
    ...fields,
    /** Needed of an administrator of some departments or stores: whom they make is theirs. */
    departId: filter,
    storeNo: filter,
  }),
  result: z.object({ id: z.string(), password: z.string() }),
  refuses: ['person.taken', 'person.no-place', 'scope.exceeded', 'membership.unknown'],
  rate: 'write',
});

/** Changes a person. Of two changes at the same moment the second is refused with what the first one left. */
export const editPerson = defineCall({
  ...desk,
  method: 'PUT',
  path: '/sys/user/edit',
  action: personActions.edit,
  input: z.strictObject({ id, version: z.int(), ...fields }),
  result: z.object({ version: z.int() }),
  refuses: ['person.not-found', 'person.protected', 'person.changed'],
  rate: 'write',
});

export const reasonMost = 200;
const reason = requiredText('原因', { least: 2, most: reasonMost, isLong: true });

/** A form that asks why. */
export const reasonSchema = z.object({ reason });

/** Freezes people (`2`), which ends their sessions within a second, or thaws them (`1`). `ids` is `a,b`. */
export const freezePeople = defineCall({
  ...desk,
  method: 'PUT',
  path: '/sys/user/frozenBatch',
  action: personActions.freeze,
  proof: 'fresh',
  input: z.strictObject({ ids: text(4_000).min(1), status: z.enum(['1', '2']), reason }),
  result: z.null(),
  refuses: ['person.not-found', 'person.protected', 'person.own', 'administrator.last'],
  rate: 'write',
});

/** Freezes (`2`) or thaws (`1`) each of these people by itself: one who is refused leaves the others as they are done. */
export const freezeEach = defineCall({
  ...desk,
  method: 'PUT',
  path: '/sys/user/frozenEach',
  action: personActions.freeze,
  proof: 'fresh',
  input: z.strictObject({
    ids: z.array(id).min(1).max(peopleBatchMost),
    status: z.enum(['1', '2']),
    reason,
  }),
  result: z.array(
    z.object({
      id: z.string(),
      /** The words of the refusal; null where it was done. */
      message: z.string().nullable(),
    }),
  ),
  refuses: [],
  rate: 'write',
});

/** The open work that names a person, by record type; it goes to the one who takes over. */
export const countOpenWork = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/user/openWork',
  action: personActions.freeze,
  input: z.strictObject({ id }),
  result: z.array(z.object({ title: z.string(), count: z.int() })),
  refuses: ['person.not-found'],
  rate: 'read',
});

/** Notes that a person has left: nobody signs in as them, and their open work names the successor from then on. */
export const leavePerson = defineCall({
  ...desk,
  method: 'PUT',
  path: '/sys/user/leave',
  action: personActions.freeze,
  proof: 'fresh',
  input: z.strictObject({
    id,
    /** The work number of the one who takes over. */
    successor: requiredText('交接人', { most: 64 }),
    reason,
  }),
  result: z.object({ handedOver: z.int() }),
  refuses: [
    'person.not-found',
    'person.protected',
    'person.own',
    'person.no-successor',
    'administrator.last',
  ],
  rate: 'write',
});

/** Replaces a password by a new first one, which is in the answer and nowhere else, and ends all sessions. */
export const resetPassword = defineCall({
  ...desk,
  method: 'PUT',
  path: '/sys/user/resetPassword',
  action: personActions.password,
  proof: 'fresh',
  input: z.strictObject({ id }),
  result: z.object({ password: z.string() }),
  refuses: ['person.not-found', 'person.protected', 'person.own'],
  rate: 'write',
});

/** Removes all second factors of a person and ends their sessions; the code lets them add a new one. */
export const resetSecondFactor = defineCall({
  ...desk,
  method: 'PUT',
  path: '/sys/user/resetSecondFactor',
  action: personActions.password,
  proof: 'fresh',
  input: z.strictObject({ id }),
  result: z.object({ code: z.string(), expireTime: WireTime }),
  refuses: ['person.not-found', 'person.protected', 'person.own'],
  rate: 'write',
});
