import type { Refusal } from '@portal/contract/refusals';
import {
  isAsking,
  isDeciding,
  isEditable,
  isOnSide,
  isOwnersSide,
  type RecordType,
  type StepSide,
  stepsOf,
} from '@portal/contract/records/record-type';
import type { RecordFields } from '@portal/contract/records/field-values';
import { answersEmptied, askedAfresh, filledBy } from '@portal/contract/records/steps/step-fields';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { MayAct } from './record-access.ts';
import type { StoredRecord } from './store.ts';

interface Move {
  state: string;
  step?: string;
  /** Fields that cannot be empty afterwards. */
  requires: readonly string[];
  /** Those of them that have to be given with it: what was written before answers nothing. */
  afresh: readonly string[];
  /** True where whoever takes it asks others for a decision. */
  asks: boolean;
  /** Values that the step fills in by itself, and answers to what was asked before that it empties. */
  effects: RecordFields;
  /** Fields that may be set; all of them where this is absent. */
  sets?: readonly string[] | undefined;
}
/** Returns the state a record comes to; refuses what its present one, or the user's side, does not allow. */
export type Mover = (before: StoredRecord, sides: readonly StepSide[] | undefined) => Move;

/** Returns how a step moves records, once the user is known to hold its code in one state at least. */
export async function stepMover(
  type: RecordType,
  step: string,
  { session }: Caller,
  mayAct: MayAct,
): Promise<Mover> {
  const codes = actionsNamed(type, step);
  if (codes.length === 0) refuse('record.no-step');
  const isHeld = await Promise.all(codes.map((code) => mayAct(session, code)));
  // Before any record is read: whoever holds none of the codes learns nothing of what there is, and a batch is refused whole.
  if (!isHeld.includes(true)) refuse('action.denied');
  const mayEdit = await mayAct(session, `${type.actions}:edit`);
  return ({ state, fields }, sides) => {
    const taken = stepNamed(type, state, step) ?? refuse('record.no-step');
    // A step of one name may have another code in each state.
    if (!isHeld[codes.indexOf(taken.action)]) refuse('action.denied');
    const { by = 'anyone' } = taken;
    if (by !== 'anyone' && !isOnSide(by, sides)) refuse(refusalFor(by, sides));
    const requires = taken.requires ?? [];
    // Whoever decides answers, and changes nothing of what was asked.
    const isOpen = !isDeciding(by) && mayEdit && isEditable(type, { state, sides });
    const sets = isOpen ? undefined : requires;
    const effects = { ...answersEmptied(type, taken, fields), ...filledBy(taken, fields) };
    const [asks, afresh] = [isAsking(type, taken), askedAfresh(type, taken)];
    return { state: taken.to, step, requires, afresh, asks, effects, sets };
  };
}

/** Returns how an edit leaves a record in its state; refused where that is closed, and to the other side. */
export const editMover =
  (type: RecordType): Mover =>
  ({ state }, sides) => {
    if (type.states[state]?.closed) refuse('record.closed');
    if (!isOwnersSide(type, { state, sides })) {
      refuse(refusalOf[type.alsoSeenBy === undefined ? 'author' : 'from']);
    }
    return { state, requires: [], afresh: [], asks: false, effects: {} };
  };

/** Returns the refusal of a step of another side; whoever asked is told that they cannot decide, whoever it is that does. */
const refusalFor = (by: StepSide, sides: readonly StepSide[] | undefined): Refusal =>
  isDeciding(by) && sides?.includes('author') ? refusalOf.others : refusalOf[by];

/** The refusal of what only one side does. */
const refusalOf = {
  from: 'record.other-side',
  to: 'record.other-side',
  author: 'record.author-only',
  others: 'record.own-request',
  manager: 'record.manager-only',
} as const satisfies Record<StepSide, Refusal>;

function stepNamed(type: RecordType, state: string, name: string) {
  const steps = stepsOf(type, state);
  return Object.hasOwn(steps, name) ? steps[name] : undefined;
}

/** The action codes of the steps of a name, in whatever state they are. */
const actionsNamed = (type: RecordType, name: string): string[] => [
  ...new Set(
    Object.keys(type.states).flatMap((state) => stepNamed(type, state, name)?.action ?? []),
  ),
];
