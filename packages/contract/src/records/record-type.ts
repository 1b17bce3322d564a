import type { ContextKind } from '../workplace/work-context.ts';
import type { SubsystemKey } from '../subsystems/subsystem-keys.ts';
import type { RecordField } from './fields.ts';
import type { RecordFilter } from './record-filter.ts';
import type { RecordRule } from './rules.ts';

/**
 * Sides of a user on a record: the store it belongs to or the one its field `alsoSeenBy` names; its author, who made it
 * or asked last for a decision on it; others, who never asked for one; of these the author's line manager.
 */
export const stepSides = ['from', 'to', 'author', 'others', 'manager'] as const;
export type StepSide = (typeof stepSides)[number];

/** Returns whether a step of a side decides on what somebody else asked for. */
export const isDeciding = (by: StepSide | 'anyone' | undefined): boolean =>
  by === 'others' || by === 'manager';

/** A step from one state to another, taken by users who hold its action code. */
export interface RecordStep<State extends string = string, Name extends string = string> {
  label: string;
  to: State;
  action: string;
  /** Fields that cannot be empty when the step is taken. */
  requires?: readonly Name[];
  /** Fields that take the value of another with the step: what arrives whole is as many as was sent. */
  fills?: Readonly<Partial<Record<Name, Name>>>;
  /** The only side that takes it. Absent, a decision is for others than who asked for it, and any other step for anyone. */
  by?: StepSide | 'anyone';
  tone?: 'good' | 'bad';
  /** True where it closes a matter or moves goods, though later steps may open it again: asks, and is not undone. */
  final?: true;
  /** The consequences beside the new state, in the words of the question before it; absent where there are none. */
  causes?: string;
  /** The field with whoever is paid or gets the order, as the question before it says. */
  toward?: Name;
}

export interface RecordState<State extends string = string, Name extends string = string> {
  label: string;
  tone?: 'good' | 'warn' | 'bad';
  /** True where somebody has to take a step now; such records are to-dos of all who may. */
  waits?: true;
  /** The fields of a record in this state are not edited. */
  closed?: boolean;
  /** The state that a record comes to in place of this one, where its author has no line manager. */
  unmanaged?: State;
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
  /** True where a record's contents are not shown to whoever looks as its owner. */
  isPersonal?: true;
  /** The action code whose holders see the records of everybody. New records are in their own scope nevertheless. */
  allBy?: string;
  fields: Readonly<Record<Name, RecordField>>;
  /** The text field that names a record where others link to it; the first text where this is absent. */
  title?: NoInfer<Name>;
  /** The number field that says how much a record is about, where it is not the first amount that adds up. */
  figure?: NoInfer<Name>;
  rules?: readonly RecordRule<NoInfer<Name>>[];
  /** Records that never overlap in time, such as bookings of a room. */
  apart?: ApartTimes<NoInfer<Name>, NoInfer<State>>;
  /** The state of a new record. */
  initial: NoInfer<State>;
  states: Readonly<Record<State, RecordState<NoInfer<State>, NoInfer<Name>>>>;
  /** True where records contain each other, as the headcount of a department does those below it: none adds up. */
  contain?: true;
  /** True where another system makes the records, such as a till: nobody adds or edits one here. */
  fromOutside?: true;
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

type Fields = Readonly<Record<string, RecordField>>;
type States<Name extends string> = Readonly<Record<string, RecordState<string, Name>>>;

/** A record type of whose fields and steps the compiler knows the names and kinds (`typed-records.ts`). */
export interface KnownRecordType<
  out Own extends Fields,
  out Step extends string,
> extends RecordType {
  /** Never there: it says the types alone. */
  readonly known?: { fields: Own; step: Step };
}

/** The keys of the steps in some states. */
type StepIn<S extends States<string>> = {
  [State in keyof S]: S[State] extends { steps: infer Steps } ? keyof Steps & string : never;
}[keyof S];

/**
 * Defines a record type; rules, steps and required fields name its own fields and states, or do not compile. Nobody
 * decides on what they asked for: a step whose code ends in `:approve` is for others unless it says whose it is.
 */
export const recordType = <
  const Own extends Fields,
  const InStates extends States<NoInfer<keyof Own & string>>,
>(
  type: Omit<RecordType<keyof Own & string, keyof InStates & string>, 'fields' | 'states'> & {
    fields: Own;
    states: InStates & RecordType<keyof Own & string, keyof InStates & string>['states'];
  },
): KnownRecordType<Own, StepIn<InStates>> => {
  const { states }: RecordType = type;
  return { ...type, states: mapValues(states, withDecisions) };
};

const withDecisions = (state: RecordState): RecordState =>
  state.steps ? { ...state, steps: mapValues(state.steps, decidedByOthers) } : state;

const decidedByOthers = (step: RecordStep): RecordStep =>
  step.by === undefined && step.action.endsWith(':approve') ? { ...step, by: 'others' } : step;

function mapValues<Value>(values: Readonly<Record<string, Value>>, map: (value: Value) => Value) {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}

/** The key of a type: `ors/stock-counts`. */
export const keyOfType = ({ system, name }: Pick<RecordType, 'system' | 'name'>): string =>
  `${system}/${name}`;

/** Returns the steps that lead out of a state, by key. */
export const stepsOf = (
  { states }: RecordType,
  state: string,
): Readonly<Record<string, RecordStep>> => states[state]?.steps ?? {};

/** Returns whether a record in a state waits for somebody to take a step. */
export const isWaiting = ({ states }: RecordType, state: string): boolean =>
  states[state]?.waits ?? false;

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

export const isOnSide = (by: RecordStep['by'], sides: SteppedRecord['sides']): boolean =>
  by === undefined || by === 'anyone' || sides === undefined || sides.includes(by);

/** Returns whether the fields of a record are edited: in an open state, by the store or the user it belongs to. */
export const isEditable = (type: RecordType, record: SteppedRecord): boolean =>
  !type.states[record.state]?.closed && isOwnersSide(type, record);

/**
 * Returns whether a user is on the side that a record belongs to. A request belongs to its author while only they submit
 * it; what a team writes together, to all of it.
 */
export function isOwnersSide(type: RecordType, { state, sides }: SteppedRecord): boolean {
  if (isOnSide('from', sides) || isOnSide('author', sides)) return true;
  return hasAskers(type) && Object.values(stepsOf(type, state)).every(({ by }) => by !== 'author');
}

/** Returns the sides that users may be on, of records of a type; none where all users are on the same. */
export function sidesIn(type: RecordType): readonly StepSide[] {
  if (type.scope === 'own') return ['author', 'others', ...(managerAction(type) ? managers : [])];
  if (hasAskers(type)) return ['author', 'others'];
  return type.alsoSeenBy === undefined ? [] : ['from', 'to'];
}

const managers = ['manager'] as const;

/** Returns the action code with which line managers decide on records of a type; undefined where they do not. */
export const managerAction = ({ states }: RecordType): string | undefined =>
  Object.values(states)
    .flatMap(({ steps = {} }) => Object.values(steps))
    .find(({ by }) => by === 'manager')?.action;

/** Returns whether a record in a state is a draft, which its author alone sees: only they take it further. */
export const isDraft = (type: RecordType, state: string): boolean => {
  const { waits, closed, steps = {} } = type.states[state] ?? {};
  const ways = Object.values(steps);
  const isOpen = state === type.initial && !waits && !closed;
  return isOpen && ways.length > 0 && ways.every(({ by }) => by === 'author');
};

/** Returns the states in which the author alone sees a record. */
export const draftsOf = (type: RecordType): string[] =>
  Object.keys(type.states).filter((state) => isDraft(type, state));

/** Returns the sides that take one of some steps; undefined where users of any side, or of none, do. */
export function sidesTaking(
  type: RecordType,
  steps: readonly Pick<RecordStep, 'by'>[],
): StepSide[] | undefined {
  const isForAll = steps.some(({ by }) => by === undefined || by === 'anyone');
  const sides = sidesIn(type);
  if (isForAll || sides.length === 0) return undefined;
  return sides.filter((side) => steps.some(({ by }) => by === side));
}

/** Returns whether records keep who asked for a decision on them: those of scope `own` belong to that person anyway. */
export const hasAskers = ({ scope, alsoSeenBy, states }: RecordType): boolean =>
  scope !== 'own' &&
  alsoSeenBy === undefined &&
  Object.values(states).some(({ steps = {} }) =>
    Object.values(steps).some(({ by }) => by === 'author' || by === 'others'),
  );

/** Returns whether a step asks others for a decision: it leads to where they decide, and is none itself. */
export const isAsking = (type: RecordType, { by, to }: Pick<RecordStep, 'by' | 'to'>): boolean =>
  !isDeciding(by) && Object.values(stepsOf(type, to)).some((step) => isDeciding(step.by));

/** Returns the action codes of fields that not everybody sees, with the label of the field. */
export const fieldActionsOf = ({ fields }: RecordType): Map<string, string> =>
  new Map(
    Object.values(fields).flatMap(({ action, label }): [string, string][] =>
      action === undefined ? [] : [[action, label]],
    ),
  );

/** Returns every action code that the calls and pages of a type ask for. */
export function actionsOf(type: RecordType): string[] {
  const verbs = ['list', 'export', ...(type.fromOutside ? [] : ['add', 'edit'])];
  return [
    ...new Set([
      ...verbs.map((verb) => `${type.actions}:${verb}`),
      ...stepActionsOf(type).keys(),
      ...fieldActionsOf(type).keys(),
      ...(type.allBy === undefined ? [] : [type.allBy]),
    ]),
  ];
}

/** Returns the action codes of all steps of a type, with the label of the step. */
export function stepActionsOf({ states }: RecordType): Map<string, string> {
  const steps = Object.values(states).flatMap((state) => Object.values(state.steps ?? {}));
  return new Map(steps.toReversed().map(({ action, label }) => [action, label]));
}
