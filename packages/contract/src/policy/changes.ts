import { z } from 'zod';
import { line, text, WireTime } from '../text.ts';
import { DataRuleValue, FieldRuleValue } from './data-rules.ts';
import { ActionValue, MenuItemValue } from './menu-values.ts';

/** The most changes of one draft. */
export const mostChanges = 5_000;

const Key = text(128).min(1);

/** The code of a role that is made; codes that are there already may be spelled otherwise. */
export const newRoleCode = /^[a-z][a-z0-9_-]{1,39}$/;

const RoleValue = z.strictObject({
  name: line(40).min(1, '请输入角色名称'),
  sort: z.int().min(0).max(9_999),
});
/** Something that is held or not, and has no more to say. */
const HeldValue = z.strictObject({});
const MemberValue = z.strictObject({ until: WireTime.nullable() });

export type RoleValue = z.infer<typeof RoleValue>;
export type MemberValue = z.infer<typeof MemberValue>;

function kindOf<K extends string, Keys extends z.ZodType, V extends z.ZodType>(
  kind: K,
  key: Keys,
  value: V,
) {
  const named = z.strictObject({ kind: z.literal(kind), key });
  return {
    requested: named.extend({ after: value.nullable() }),
    stored: named.extend({ before: value.nullable(), after: value.nullable() }),
  };
}

const role = kindOf('role', z.tuple([Key]), RoleValue);
const roleMenuItem = kindOf('role-menu-item', z.tuple([Key, Key]), HeldValue);
const roleAction = kindOf('role-action', z.tuple([Key, Key]), HeldValue);
const member = kindOf('member', z.tuple([Key, Key]), MemberValue);
const dataRule = kindOf('data-rule', z.tuple([Key, Key]), DataRuleValue);
const fieldRule = kindOf('field-rule', z.tuple([Key, Key, Key]), FieldRuleValue);
const menuItem = kindOf('menu-item', z.tuple([Key]), MenuItemValue);
const action = kindOf('action', z.tuple([Key]), ActionValue);

/**
 * A change as a page asks for it. Keys: the code of a role; role and menu item; role and action; role and person (id or work
 * number; a draft keeps the id); role and record type; role, record type and field; the id of a menu item; the code of an
 * action. The state afterwards is null where the row is taken away.
 */
export const RequestedChange = z.discriminatedUnion('kind', [
  role.requested,
  roleMenuItem.requested,
  roleAction.requested,
  member.requested,
  dataRule.requested,
  fieldRule.requested,
  menuItem.requested,
  action.requested,
]);
export type RequestedChange = z.infer<typeof RequestedChange>;

/** A change of a draft or revision, with the state it was made against. */
export const PolicyChange = z.discriminatedUnion('kind', [
  role.stored,
  roleMenuItem.stored,
  roleAction.stored,
  member.stored,
  dataRule.stored,
  fieldRule.stored,
  menuItem.stored,
  action.stored,
]);
export type PolicyChange = z.infer<typeof PolicyChange>;
export type ChangeKind = PolicyChange['kind'];

/** The row that a change is about. */
export const ChangedRow = z.strictObject({
  kind: z.enum([
    'role',
    'role-menu-item',
    'role-action',
    'member',
    'data-rule',
    'field-rule',
    'menu-item',
    'action',
  ]),
  key: z.array(Key).min(1).max(3),
});
export type ChangedRow = z.infer<typeof ChangedRow>;

/** The name of the row a change is about, the same for two changes of one row. */
export const rowOf = ({ kind, key }: ChangedRow): string => JSON.stringify([kind, ...key]);
