import { z } from 'zod';
import { defineCall } from '../call.ts';
import { text } from '../text.ts';

/** Gives and takes the right to administer a department, a store or a system; of those who reach everybody alone. */
export const scopeAction = 'ams:person:scope';

export const scopeKinds = ['department', 'store', 'system'] as const;
export type ScopeKind = (typeof scopeKinds)[number];

const Scope = z.object({ kind: z.enum(scopeKinds), key: text(64).min(1) });

const desk = { envelope: 'main', admits: 'signed-in', action: scopeAction } as const;
const id = text(64).min(1);

/** The departments, with those below them, the stores and the systems that a person administers. */
export const getScopes = defineCall({
  ...desk,
  method: 'GET',
  path: '/sys/user/scopes',
  input: z.strictObject({ id }),
  result: z.object({
    /** They administer everybody by one of their roles, and scopes add nothing. */
    reachesAll: z.boolean(),
    scopes: z.array(Scope.extend({ text: z.string() })),
    /** The systems there are to choose from. */
    systems: z.array(z.object({ key: z.string(), name: z.string() })).default([]),
  }),
  refuses: ['person.not-found'],
  rate: 'read',
});
export type ScopesOfPerson = z.infer<typeof getScopes.result>;

export const setScopes = defineCall({
  ...desk,
  method: 'PUT',
  path: '/sys/user/scopes',
  proof: 'fresh',
  input: z.strictObject({ id, scopes: z.array(Scope).max(200) }),
  result: z.null(),
  refuses: ['person.not-found', 'person.own', 'scope.exceeded', 'membership.unknown'],
  rate: 'write',
});
