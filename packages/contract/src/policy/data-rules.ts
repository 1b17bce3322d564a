import { z } from 'zod';
import type { RecordField } from '../records/fields.ts';
import type { RecordType } from '../records/record-type.ts';
import { text } from '../text.ts';

const FieldName = text(64).min(1);
/** A field of the record that says whose it is; the owner of the record where it is absent. */
const byField = { field: FieldName.optional() };

/**
 * A part of a data rule: a condition that records of a type meet. `own` are those of the user, `departments` those of
 * their departments and all below, `stores`, `groups` and `companies` those of their places, `field` those in which a
 * field has one of some values.
 */
export const RulePart = z.discriminatedUnion('part', [
  z.strictObject({ part: z.literal('all') }),
  z.strictObject({ part: z.literal('own'), ...byField }),
  z.strictObject({ part: z.literal('departments'), ...byField }),
  z.strictObject({ part: z.literal('stores'), ...byField }),
  z.strictObject({ part: z.literal('groups'), ...byField }),
  z.strictObject({ part: z.literal('companies'), ...byField }),
  z.strictObject({
    part: z.literal('field'),
    field: FieldName,
    in: z.array(text(64).min(1)).min(1).max(50),
  }),
]);
export type RulePart = z.infer<typeof RulePart>;

/** The records that a role shows of a type: those that meet one of the parts. */
export const DataRuleValue = z.strictObject({ parts: z.array(RulePart).min(1).max(8) });
export type DataRuleValue = z.infer<typeof DataRuleValue>;

/** A field that a role does not show, or does not let anybody change. */
export const FieldRuleValue = z.strictObject({ access: z.enum(['hidden', 'read-only']) });
export type FieldRuleValue = z.infer<typeof FieldRuleValue>;

/** A part that a type allows; values of a `field` part are chosen by whoever makes the rule. */
export interface PossiblePart {
  part: RulePart['part'];
  field?: string | undefined;
}

const people: ReadonlySet<RecordField['kind']> = new Set(['person', 'people']);
/** Kinds of which a rule names values; each has one column with one value. */
const valued: ReadonlySet<RecordField['kind']> = new Set(['choice', 'dictionary']);

/** Returns the parts that rules about a type are made of. */
export function possibleParts({ scope, fields }: RecordType): PossiblePart[] {
  const parts: PossiblePart[] = [{ part: 'all' }];
  const isOfStores = scope === 'store' || scope === 'stores';
  if (scope === 'own') parts.push({ part: 'own' }, { part: 'departments' });
  if (isOfStores) parts.push({ part: 'stores' });
  if (isOfStores || scope === 'group') parts.push({ part: 'groups' });
  if (isOfStores || scope === 'company') parts.push({ part: 'companies' });
  for (const [field, { kind, action }] of Object.entries(fields)) {
    if (action !== undefined) continue;
    if (people.has(kind)) parts.push({ part: 'own', field }, { part: 'departments', field });
    if (kind === 'department') parts.push({ part: 'departments', field });
    if (kind === 'store') parts.push({ part: 'stores', field }, { part: 'groups', field });
    if (valued.has(kind)) parts.push({ part: 'field', field });
  }
  return [...parts, { part: 'field', field: 'state' }];
}

/** Returns whether a rule fits a type: its parts are among the possible ones, and its values are those of their field. */
export function isRuleOf(type: RecordType, { parts }: DataRuleValue): boolean {
  const possible = new Set(possibleParts(type).map(partKey));
  return parts.every((part) => possible.has(partKey(part)) && hasKnownValues(type, part));
}

/** Names a part by its kind and field. */
export const partKey = (part: PossiblePart): string => `${part.part} ${part.field ?? ''}`;

function hasKnownValues({ fields, states }: RecordType, part: RulePart): boolean {
  if (part.part !== 'field') return true;
  if (part.field === 'state') return part.in.every((value) => Object.hasOwn(states, value));
  const field = fields[part.field];
  if (field?.kind !== 'choice') return true;
  return part.in.every((value) => field.choices.some((choice) => choice.value === value));
}

/**
 * Returns the usual rule of a type for a role: the scope that the type declares, and everything for whoever holds its
 * code for all records. A type that asks for a store, group or company shows that of the tab whatever the rule.
 */
export function usualParts(
  { scope, allBy }: Pick<RecordType, 'scope' | 'allBy'>,
  isHeld: (action: string) => boolean,
): RulePart[] {
  if (allBy !== undefined && isHeld(allBy)) return [{ part: 'all' }];
  if (scope === 'own' || scope === 'stores') return [{ part: scope }];
  return [{ part: 'all' }];
}

/** Returns whether records that meet some parts all meet some others, as far as the parts themselves say so. */
export const isWithin = (parts: readonly RulePart[], others: readonly RulePart[]): boolean =>
  parts.every((part) => others.some((other) => isPartWithin(part, other)));

function isPartWithin(part: RulePart, other: RulePart): boolean {
  if (other.part === 'all') return true;
  if (part.part === 'all') return false;
  if (part.field !== other.field) return false;
  if (part.part === 'field' && other.part === 'field') {
    return part.in.every((value) => other.in.includes(value));
  }
  // One's own records are among those of one's department; one without a department has them as well.
  if (part.part === 'own' && other.part === 'departments') return true;
  return part.part === other.part;
}

/** Leaves out parts that others contain. */
export const essentialParts = (parts: readonly RulePart[]): RulePart[] =>
  parts.filter(
    (part, place) =>
      !parts.some(
        (other, at) =>
          at !== place && isPartWithin(part, other) && (at < place || !isPartWithin(other, part)),
      ),
  );
