import type { RulePart } from '@portal/contract/policy/data-rules';
import type { RecordFields } from '@portal/contract/records/field-values';
import type { RecordField } from '@portal/contract/records/fields';
import type { RecordType, StepSide } from '@portal/contract/records/record-type';
import type { WireRecord } from '@portal/contract/records/record-calls';
import { refuse } from '#platform/http/refuse.ts';
import { wireTime } from '@portal/common/group-time';
import type { Caller, Session } from '#platform/session/session.ts';
import type { StoredRecord } from './store.ts';

export type MayAct = (session: Session, action: string) => Promise<boolean>;

/** The records and fields of a type that the roles of a user show. */
interface HeldRule extends FieldAccess {
  parts: readonly RulePart[];
}

/** Returns the rule of a user for a type; undefined where no role of theirs shows it. */
export type RuleOf = (
  user: Pick<Session, 'personId'>,
  type: RecordType,
) => Promise<HeldRule | undefined>;

/** The names of the fields that a user may not see, and of those they may see and not change. */
export interface FieldAccess {
  hidden: ReadonlySet<string>;
  readOnly: ReadonlySet<string>;
}

export type FieldsOf = (type: RecordType, caller: Pick<Caller, 'session'>) => Promise<FieldAccess>;

const allOpen: FieldAccess = { hidden: new Set(), readOnly: new Set() };

/** Makes what tells which fields a user has: not those with an action code that they lack, nor those a rule keeps. */
export const createFieldsOf =
  ({ mayAct, ruleOf }: { mayAct: MayAct; ruleOf: RuleOf }): FieldsOf =>
  async (type, { session }) => {
    const rule = (await ruleOf(session, type)) ?? allOpen;
    const lacking: string[] = [];
    for (const [name, { action }] of Object.entries(type.fields)) {
      if (action !== undefined && !(await mayAct(session, action))) lacking.push(name);
    }
    if (lacking.length === 0) return rule;
    return { hidden: new Set([...rule.hidden, ...lacking]), readOnly: rule.readOnly };
  };

/** The fields that a change may set: not those that are fixed or computed; a hidden or locked one is refused. */
export function writable(
  type: RecordType,
  fields: Partial<RecordFields>,
  access: FieldAccess,
): RecordFields {
  const sent: RecordFields = {};
  for (const [name, value] of Object.entries(fields)) {
    const field = type.fields[name];
    if (value === undefined || field?.fixed || field?.computed) continue;
    requireOpen(type, name, access);
    sent[name] = value;
  }
  return sent;
}

/** The words for a field that the user may only see. */
export const readOnlyWords = ({ label }: Pick<RecordField, 'label'>): string =>
  `「${label}」只读，不能修改`;

/** Refuses a field that the user may not see, or only see; the latter by its name. */
export function requireOpen(
  { fields }: RecordType,
  name: string,
  { hidden, readOnly }: FieldAccess,
): void {
  if (hidden.has(name)) refuse('record.hidden-field');
  if (!readOnly.has(name)) return;
  refuse('record.read-only-field', { message: readOnlyWords(fields[name] ?? { label: name }) });
}

/** Makes what refuses figures over records to whoever does not see a field that they are made of. */
export const createRequireShown =
  (fieldsOf: FieldsOf) =>
  async (type: RecordType, names: readonly string[], caller: Pick<Caller, 'session'>) => {
    const { hidden } = await fieldsOf(type, caller);
    if (names.some((name) => hidden.has(name))) refuse('record.hidden-field');
  };

export function recordToWire(
  record: StoredRecord,
  { hidden, sides }: { hidden: ReadonlySet<string>; sides: readonly StepSide[] | undefined },
): WireRecord {
  const { id, version, state, fields, createdAt, createdBy, changedAt, changedBy } = record;
  const shown = Object.entries(fields).filter(([name]) => !hidden.has(name));
  return {
    id,
    version,
    state,
    fields: Object.fromEntries(shown),
    createdAt: wireTime(createdAt),
    createdBy,
    changedAt: wireTime(changedAt),
    changedBy,
    ...(sides && { sides: [...sides] }),
  };
}

/** Refuses a search by fields that the user may not see, in words that name them: it may come by a link. */
export function refuseHidden(
  { fields }: RecordType,
  used: readonly string[],
  hidden: ReadonlySet<string>,
): void {
  const labels = new Set(
    used.filter((name) => hidden.has(name)).map((name) => fields[name]?.label),
  );
  if (labels.size === 0) return;
  const message = `没有权限按「${[...labels].join('、')}」筛选、排序或合计`;
  refuse('record.hidden-field', { message });
}
