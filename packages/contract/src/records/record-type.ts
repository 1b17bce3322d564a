import type { ContextKind } from '../workplace/work-context.ts';
import type { SubsystemKey } from '../subsystems/subsystem-keys.ts';
import type { RecordField } from './fields.ts';
import type { RecordFilter } from './record-filter.ts';
import type { RecordRule } from './rules.ts';

/**
 * Sides of a user on a record: the store it belongs to or the one its field `alsoSeenBy` names; of scope `own`, its author
 * or anybody else who sees it.
 */
export const stepSides = ['from', 'to', 'author', 'others'] as const;
export type StepSide = (typeof stepSides)[number];

/** A step from one state to another, taken by users who hold its action code. */
export interface RecordStep<State extends string = string, Name extends string = string> {
  label: string;
  to: State;
  action: string;
  /** Fields that cannot be empty when the step is taken. */
  requires?: readonly Name[];
  /** The only side that takes it; each may where this is absent. */
  by?: StepSide;
  tone?: 'good' | 'bad';
}

export interface RecordState<State extends string = string, Name extends string = string> {
  label: string;
  tone?: 'good' | 'warn' | 'bad';
  /** The fields of a record in this state are not edited. */
  closed?: boolean;
  steps?: Readonly<Record<string, RecordStep<State, Name>>>;
}

/** Fields that say what a record takes, on which day and from when until when; it takes it while `in` one of the states. */
export interface ApartTimes<Name extends string = string, State extends string = string> {
  of: Name;
  day: Name;
  from: Name;
  until: Name;
  in: readonly State[];
  /** Shown to whoever wants the same at that time. */
  words: string;
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
  /** The records a user sees: of the tab's context, of all stores they work in, their own, or all of the tenant. */
  scope: ContextKind | 'stores' | 'own' | 'all';
  /**
   * The field with the store that a record belongs to, for scope `stores`, or to show it for scope `store`. Given with
   * a new record: a store of its author, the tab's where none is sent.
   */
  storeField?: NoInfer<Name>;
  /** A field with a store that sees the record too: the other end of a transfer. Of scope `store` or `stores` only. */
  alsoSeenBy?: NoInfer<Name>;
  /** True where nobody else is to see a record's contents, not even who looks as its owner. */
  isPersonal?: true;
  /** The action code whose holders see the records of everybody. New records are in their own scope nevertheless. */
  allBy?: string;
  fields: Readonly<Record<Name, RecordField>>;
  /** The text field that names a record where others link to it; the first text where this is absent. */
  title?: NoInfer<Name>;
  rules?: readonly RecordRule<NoInfer<Name>>[];
  /** Records that never overlap in time, such as bookings of a room. */
  apart?: ApartTimes<NoInfer<Name>, NoInfer<State>>;
  /** The state of a new record. */
  initial: NoInfer<State>;
  states: Readonly<Record<State, RecordState<NoInfer<State>, NoInfer<Name>>>>;
  /** Pages about one record, opened from it: the address and the parameter that has the record's number. */
  related?: readonly { label: string; path: string; parameter: string }[];
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

interface SteppedRecord {
  state: string;
  /** The sides the user is on, where the type has two. */
  sides?: readonly StepSide[] | undefined;
}

/** Returns the steps a record's state allows on the side of the user, by key; each still needs its action code. */
export const stepsFor = (
  type: RecordType,
  { state, sides }: SteppedRecord,
): Readonly<Record<string, RecordStep>> =>
  Object.fromEntries(
    Object.entries(stepsOf(type, state)).filter(([, { by }]) => isOnSide(by, sides)),
  );

export const isOnSide = (by: StepSide | undefined, sides: SteppedRecord['sides']): boolean =>
  by === undefined || sides === undefined || sides.includes(by);

/** Returns whether the fields of a record are edited: in an open state, by the store or the user it belongs to. */
export const isEditable = ({ states }: RecordType, { state, sides }: SteppedRecord): boolean =>
  !states[state]?.closed && isOwnersSide(sides);

/** Returns whether a user is on the side that a record belongs to. */
export const isOwnersSide = (sides: SteppedRecord['sides']): boolean =>
  isOnSide('from', sides) || isOnSide('author', sides);

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
