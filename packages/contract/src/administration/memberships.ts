import { z } from 'zod';
import { defineCall } from '../call.ts';
import { paged } from '../paging.ts';
import { keyword, text } from '../text.ts';
import { LookupItem } from '../workplace/lookups.ts';
import { AdministeredPerson, personActions } from './people.ts';

export const memberAction = 'ams:person:member';

/** The kinds of memberships. */
export const membershipKinds = [
  'department',
  'position',
  'store',
  'group',
  'company',
  'tenant',
] as const;
export type MembershipKind = (typeof membershipKinds)[number];

const Day = z.iso.date();

/** One of them, with the last day on which it holds; null where it has no end. */
const Membership = z.object({
  kind: z.enum(membershipKinds),
  key: z.string(),
  text: z.string(),
  endsOn: Day.nullable(),
});
export type Membership = z.infer<typeof Membership>;

const desk = { envelope: 'main', admits: 'signed-in' } as const;

/** One person whole, as the drawer shows them. */
export const PersonFile = z.object({
  person: AdministeredPerson,
  memberships: z.array(Membership),
  roles: z.array(z.object({ code: z.string(), name: z.string() })),
  hasSecondFactor: z.boolean(),
  /** False where the account is another tenant's, or has rights that the caller lacks. */
  isChangeable: z.boolean(),
});
export type PersonFile = z.infer<typeof PersonFile>;

export const getPerson = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/user/queryById',
  action: personActions.list,
  input: z.strictObject({ id: text(64).min(1) }),
  result: PersonFile,
  refuses: ['person.not-found'],
  rate: 'read',
});

const options = paged(LookupItem, 50);

/** A page of what the caller may give of one kind, by number or by characters, pinyin or initials of its name. */
export const listMembershipOptions = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/user/membershipOptions',
  action: personActions.list,
  input: options.input.extend({
    kind: z.enum(membershipKinds),
    keyword: keyword(),
  }),
  result: options.result,
  refuses: [],
  rate: 'read',
});

const wanted = z.strictObject({ key: text(64).min(1), endsOn: Day.nullable() });

/** Sets all memberships of one kind of a person. Those outside the caller's scope stay as they are. */
export const setMemberships = defineCall({
  ...desk,
  method: 'PUT',
  path: '/sys/user/memberships',
  action: memberAction,
  input: z.strictObject({
    id: text(64).min(1),
    version: z.int(),
    kind: z.enum(membershipKinds),
    memberships: z.array(wanted).max(500),
  }),
  result: z.object({ version: z.int() }),
  refuses: [
    'person.not-found',
    'person.protected',
    'person.changed',
    'membership.unknown',
    'membership.over',
    'membership.last-tenant',
    'scope.exceeded',
    'administrator.last',
  ],
  rate: 'write',
});
