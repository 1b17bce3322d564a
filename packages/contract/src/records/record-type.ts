import type { ContextKind } from '../workplace/work-context.ts';
import type { SubsystemKey } from '../subsystems/subsystem-keys.ts';
import type { RecordField } from './fields.ts';
import type { RecordFilter } from './record-filter.ts';
import type { RecordRule } from './rules.ts';

/** A step from one state to another, taken by users who hold its action code. */
export interface RecordStep<State extends string = string, Name extends string = string> {
  label: string;
  to: State;
  action: string;
  /** Fields that cannot be empty when the step is taken. */
  requires?: readonly Name[];
  tone?: 'good' | 'bad';
}

export interface RecordState<State extends string = string, Name extends string = string> {
  label: string;
  tone?: 'good' | 'warn' | 'bad';
  /** The fields of a record in this state are not edited. */
  closed?: boolean;
  steps?: Readonly<Record<string, RecordStep<State, Name>>>;
}

/**
 * A record type as data. Its calls, checks, table, filters and forms are derived from it. Free of code, so that a
 * subsystem that has one carries nothing else.
 */
export interface RecordType<Name extends string = string, State extends string = string> {
  system: SubsystemKey;
  /** Its name in addresses; with the system it is the key of the type. */
  name: string;
  /** The noun for one record. */
  one: string;
  /** The pattern of record numbers: `DB{yyyymm}{00000}` counts in five digits, from 1 each month. */
  number: string;
  /** The prefix of its action codes: `ors:stock` needs `ors:stock:list`, `:add`, `:edit` and `:export`. */
  actions: string;
  /** The records a user sees: those of the tab's context, their own, or all of the tenant. */
  scope: ContextKind | 'own' | 'all';
  fields: Readonly<Record<Name, RecordField>>;
  /** The text field that names a record where others link to it; the first text where this is absent. */
  title?: NoInfer<Name>;
  rules?: readonly RecordRule<NoInfer<Name>>[];
  /** The state of a new record. */
  initial: NoInfer<State>;
  states: Readonly<Record<State, RecordState<NoInfer<State>, NoInfer<Name>>>>;
  /** Views that everybody has, by key. */
  views?: Readonly<Record<string, { label: string; filter: RecordFilter }>>;
}

/** Names of columns that every record has, and no field may have. */
export const recordColumns = [
  'id',
  'version',
  'state',
  'createdAt',
  'createdBy',
  'changedAt',
  'changedBy',
] as const;

/** Defines a record type; rules, steps and required fields name its own fields and states, or do not compile. */
export const recordType = <Name extends string, State extends string>(
  type: RecordType<Name, State>,
): RecordType => type;

/** The key of a type: `ors/stock-counts`. */
export const keyOfType = ({ system, name }: Pick<RecordType, 'system' | 'name'>): string =>
  `${system}/${name}`;

/** Returns the steps that lead out of a state, by key. */
export const stepsOf = (
  { states }: RecordType,
  state: string,
): Readonly<Record<string, RecordStep>> => states[state]?.steps ?? {};

/** Returns the action codes of fields that not everybody sees, with the label of the field. */
export const fieldActionsOf = ({ fields }: RecordType): Map<string, string> =>
  new Map(
    Object.values(fields).flatMap(({ action, label }): [string, string][] =>
      action === undefined ? [] : [[action, label]],
    ),
  );

/** Returns the action codes of all steps of a type, with the label of the step. */
export function stepActionsOf({ states }: RecordType): Map<string, string> {
  const steps = Object.values(states).flatMap((state) => Object.values(state.steps ?? {}));
  return new Map(steps.toReversed().map(({ action, label }) => [action, label]));
}
