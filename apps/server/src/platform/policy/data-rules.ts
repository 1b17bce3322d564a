import {
  DataRuleValue,
  essentialParts,
  type FieldRuleValue,
  type RulePart,
  usualParts,
} from '@portal/contract/policy/data-rules';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

type FieldAccess = FieldRuleValue['access'];

/** The records of a type that one role shows, and its fields that the role hides or locks. */
interface TypeRule {
  parts: readonly RulePart[];
  fields: ReadonlyMap<string, FieldAccess>;
}

/** All rules of one role, by the key of the record type. */
export interface RoleRules {
  code: string;
  holdsAll: boolean;
  rules: ReadonlyMap<string, TypeRule>;
}

/** The records and fields of a type that some roles show together. */
export interface HeldRule {
  parts: readonly RulePart[];
  hidden: ReadonlySet<string>;
  readOnly: ReadonlySet<string>;
}

/** The rules of a set of roles, by the key of the record type. */
export interface HeldRules {
  holdsAll: boolean;
  byType: ReadonlyMap<string, HeldRule>;
}

/** Keeps one object for all equal parts: an installation has 50,000 rules of a few kinds, compared by identity. */
function keepRules(): (stored: unknown) => TypeRule {
  const known = new Map<string, TypeRule>();
  return (stored) => {
    const text = JSON.stringify(stored);
    const rule = known.get(text) ?? {
      parts: DataRuleValue.parse({ parts: stored }).parts,
      fields: new Map(),
    };
    known.set(text, rule);
    return rule;
  };
}

/** Reads the rules of roles; those of a field count where the role shows the type. */
export async function readRules(db: Database, roles: readonly string[]): Promise<RoleRules[]> {
  const keep = keepRules();
  const isOne = sql<boolean>`role_code = any(${[...roles]})`;
  const [codes, rules, fields] = await Promise.all([
    db
      .selectFrom('role')
      .where(ofTenant('role'))
      .where(sql<boolean>`code = any(${[...roles]})`)
      .select(['code', 'holds_all'])
      .execute(),
    db
      .selectFrom('data_rule')
      .where(ofTenant('data_rule'))
      .where(isOne)
      .groupBy(['role_code', 'parts'])
      .select(['role_code', 'parts', sql<string[]>`json_agg(type)`.as('types')])
      .execute(),
    db
      .selectFrom('field_rule')
      .where(ofTenant('field_rule'))
      .where(isOne)
      .select(['role_code', 'type', 'field', 'access'])
      .execute(),
  ]);
  const accessOf = Map.groupBy(fields, ({ role_code, type }) => `${role_code} ${type}`);
  const limited = new Set(fields.map(({ role_code }) => role_code));
  const rulesOf = Map.groupBy(rules, ({ role_code }) => role_code);
  const typeRules = (code: string) =>
    (rulesOf.get(code) ?? []).flatMap(({ types, parts }) => {
      const plain = keep(parts);
      return types.map((type) => {
        const own = limited.has(code) ? accessOf.get(`${code} ${type}`) : undefined;
        return [type, own ? withFields(plain, own) : plain] as const;
      });
    });
  return codes.map(({ code, holds_all }) => ({
    code,
    holdsAll: holds_all,
    rules: new Map(typeRules(code)),
  }));
}

const withFields = (
  { parts }: TypeRule,
  fields: readonly { field: string; access: FieldAccess }[],
): TypeRule => ({ parts, fields: new Map(fields.map(({ field, access }) => [field, access])) });

/**
 * Joins the rules of roles: a record is shown that one of them shows, and a field is hidden or locked if no role that
 * shows the type has it more open.
 */
export function joinRules(roles: readonly RoleRules[]): HeldRules {
  const byType = Map.groupBy(
    roles.flatMap(({ rules }) => [...rules]),
    ([type]) => type,
  );
  return {
    holdsAll: roles.some(({ holdsAll }) => holdsAll),
    byType: new Map([...byType].map(([type, all]) => [type, joined(all.map(([, rule]) => rule))])),
  };
}

const joinedAlone = new WeakMap<TypeRule, HeldRule>();

function joined(all: readonly TypeRule[]): HeldRule {
  const distinct = [...new Set(all)];
  const [first] = distinct;
  if (!first || distinct.length > 1) return joinDistinct(distinct);
  const known = joinedAlone.get(first) ?? joinDistinct([first]);
  joinedAlone.set(first, known);
  return known;
}

function joinDistinct(rules: readonly TypeRule[]): HeldRule {
  const [first, ...others] = rules;
  const limited = [...(first?.fields.keys() ?? [])].filter((field) =>
    others.every(({ fields }) => fields.has(field)),
  );
  const isHidden = (field: string) => rules.every(({ fields }) => fields.get(field) === 'hidden');
  return {
    parts: essentialParts(rules.flatMap(({ parts }) => parts)),
    hidden: new Set(limited.filter(isHidden)),
    readOnly: new Set(limited.filter((field) => !isHidden(field))),
  };
}

/** Returns the rule for a type: undefined where no role shows it. A role that holds everything shows its usual records. */
export const ruleFor = ({ holdsAll, byType }: HeldRules, type: RecordType): HeldRule | undefined =>
  withUsual(byType.get(keyOfType(type)), holdsAll, type);

/** Returns the same for roles whose rules are not joined yet: of one type this is quicker. */
export function ruleOfRoles(roles: readonly RoleRules[], type: RecordType): HeldRule | undefined {
  const key = keyOfType(type);
  const rules = roles.flatMap((role) => role.rules.get(key) ?? []);
  const named = rules.length > 0 ? joined(rules) : undefined;
  return withUsual(
    named,
    roles.some(({ holdsAll }) => holdsAll),
    type,
  );
}

function withUsual(
  named: HeldRule | undefined,
  holdsAll: boolean,
  type: RecordType,
): HeldRule | undefined {
  if (!holdsAll) return named;
  const parts = [...usualParts(type, () => true), ...(named?.parts ?? [])];
  return { parts: essentialParts(parts), hidden: new Set(), readOnly: new Set() };
}

/** Returns the fields that somebody does not see or change in a system, by record type; undefined where there are none. */
export function fieldRulesIn(
  { holdsAll, byType }: HeldRules,
  system: SubsystemKey,
): Record<string, Record<string, FieldAccess>> | undefined {
  if (holdsAll) return undefined;
  const limited = [...byType].flatMap(([type, { hidden, readOnly }]) => {
    const fields = [
      ...[...hidden].map((field) => [field, 'hidden' as const]),
      ...[...readOnly].map((field) => [field, 'read-only' as const]),
    ];
    const isOfSystem = type.startsWith(`${system}/`) && fields.length > 0;
    return isOfSystem ? [[type, Object.fromEntries(fields)] as const] : [];
  });
  return limited.length > 0 ? Object.fromEntries(limited) : undefined;
}
