import { essentialParts, isWithin, type RulePart } from '@portal/contract/policy/data-rules';
import type { FieldRef } from '@portal/contract/policy/difference';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import type { Database } from '#platform/database/database.ts';
import { type HeldRule, ruleOfRoles } from '#platform/policy/data-rules.ts';
import type { Snapshot } from './snapshot.ts';

/** Counts the records of a type that parts of a rule show to people, by their ids. */
export type CountRows = (
  type: RecordType,
  parts: readonly RulePart[],
  people: readonly string[],
) => Promise<ReadonlyMap<string, number>>;
export type MakeRowCounts = (db: Database, all: readonly string[]) => CountRows;

/** The rows of a type that a person gains and loses. */
export interface RowChange {
  gained: number;
  lost: number;
}

/** People whose rule for a type changes in the same way. */
export interface RuleChange {
  type: RecordType;
  before: readonly RulePart[];
  after: readonly RulePart[];
  people: string[];
}

/** Returns the rules that sets of roles have in effect: of a type whose list they may not open they show nothing. */
export function rulesIn({ rules, actions }: Pick<Snapshot, 'rules' | 'actions'>) {
  const open = new Set(actions.flatMap(({ code, isOpen }) => (isOpen ? [code] : [])));
  return (roles: readonly string[], allowed: ReadonlySet<string>) => {
    const held = roles.flatMap((code) => rules.get(code) ?? []);
    const holdsAll = held.some((role) => role.holdsAll);
    const known = new Map<RecordType, HeldRule | undefined>();
    return (type: RecordType): HeldRule | undefined => {
      if (known.has(type)) return known.get(type);
      const list = `${type.actions}:list`;
      const mayList = holdsAll || allowed.has(list) || open.has(list);
      const rule = mayList ? ruleOfRoles(held, type) : undefined;
      known.set(type, rule);
      return rule;
    };
  };
}

export type RuleFor = ReturnType<ReturnType<typeof rulesIn>>;

/** Returns the types whose rule differs between two sets of roles. */
export function changedRules(
  types: readonly RecordType[],
  was: RuleFor,
  is: RuleFor,
): Omit<RuleChange, 'people'>[] {
  return types.flatMap((type) => {
    const [before, after] = [was(type)?.parts ?? [], is(type)?.parts ?? []];
    const isSame = before === after || (isWithin(before, after) && isWithin(after, before));
    return isSame ? [] : [{ type, before, after }];
  });
}

/** Returns the fields that are more open in the second, of types that both show. */
export function openedFields(
  types: readonly RecordType[],
  first: RuleFor,
  second: RuleFor,
): FieldRef[] {
  return types.flatMap((type) => {
    const [was, is] = [first(type), second(type)];
    if (!was || !is || was === is || (isOpen(was) && isOpen(is))) return [];
    return Object.entries(type.fields).flatMap(([field, { label }]) => {
      const [before, after] = [accessIn(was, field), accessIn(is, field)];
      if (levels.indexOf(after) <= levels.indexOf(before)) return [];
      return [{ type: keyOfType(type), one: type.one, field, label, from: before, to: after }];
    });
  });
}

const isOpen = ({ hidden, readOnly }: HeldRule): boolean => hidden.size + readOnly.size === 0;

/** Returns the fields that are less open in the second. */
export const closedFields = (
  types: readonly RecordType[],
  first: RuleFor,
  second: RuleFor,
): FieldRef[] =>
  openedFields(types, second, first).map((field) => ({ ...field, from: field.to, to: field.from }));

/** The ways of having a field, from none to all. */
const levels = ['hidden', 'read-only', 'open'] as const;

const accessIn = ({ hidden, readOnly }: HeldRule, field: string): (typeof levels)[number] =>
  hidden.has(field) ? 'hidden' : readOnly.has(field) ? 'read-only' : 'open';

/** Counts the rows that people gain and lose by a changed rule: those of one side that the other does not show. */
export async function countChange(
  countRows: CountRows,
  { type, before, after, people }: RuleChange,
): Promise<ReadonlyMap<string, RowChange>> {
  const both = essentialParts([...before, ...after]);
  const counts = async (parts: readonly RulePart[]) => countRows(type, parts, people);
  const [had, has] = [await counts(before), await counts(after)];
  const all = isWithin(before, after) ? has : isWithin(after, before) ? had : await counts(both);
  return new Map(
    people.map((person) => {
      const total = all.get(person) ?? 0;
      const change = {
        gained: total - (had.get(person) ?? 0),
        lost: total - (has.get(person) ?? 0),
      };
      return [person, change] as const;
    }),
  );
}
