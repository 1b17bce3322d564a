import type { RecordFields } from '@portal/contract/records/field-values';
import { askedBy, firstAskers, sidesAmong } from '@portal/contract/records/askers';
import {
  hasAskers,
  isAsking,
  isOnSide,
  keyOfType,
  type RecordStep,
  type RecordType,
  type StepSide,
  stepsOf,
} from '@portal/contract/records/record-type';
import { calendarDay } from '@portal/common/group-time';
import { isEmptyValue } from '@portal/contract/records/rules';
import { answersEmptied, filledBy, stepOfField } from '@portal/contract/records/steps/step-fields';
import { personId } from '../people/members.ts';
import type { RecordDraft, TakenStep } from './record-maker.ts';

/** A record with its number, and the state and fields it has after its steps. */
export interface MadeRecord {
  id: string;
  scope: string;
  state: string;
  fields: RecordFields;
  by: string;
  at: Date;
  changedBy: string;
  changedAt: Date;
  steps: (TakenStep & { from: string; to: string })[];
  /** The work numbers of those who asked for a decision. */
  askers: readonly string[];
}

/** Numbers records by their month and follows their steps. @throws for a step that its state does not have, or not for this person */
export function numbered(
  type: RecordType,
  drafts: readonly RecordDraft[],
  lineManagerOf: (workNo: string) => string | undefined = () => undefined,
): MadeRecord[] {
  const last = new Map<string, number>();
  const ordered = drafts.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return ordered.map((draft) => {
    const period = periodOf(draft.at);
    const nth = (last.get(period) ?? 0) + 1;
    last.set(period, nth);
    return followed(type, numberOf(type, period, nth), draft, lineManagerOf);
  });
}

/** The month that a number counts in: '202611'. */
export const periodOf = (at: Date): string =>
  calendarDay(at).slice(0, 'yyyy-mm'.length).replace('-', '');

const numberOf = ({ number }: RecordType, period: string, nth: number): string =>
  number
    .replace('{yyyymm}', period)
    .replace(/\{(0+)\}/, (_, zeros: string) => String(nth).padStart(zeros.length, '0'));

function followed(
  type: RecordType,
  id: string,
  draft: RecordDraft,
  lineManagerOf: (workNo: string) => string | undefined,
): MadeRecord {
  const manager = type.scope === 'own' ? lineManagerOf(draft.by) : undefined;
  const empty = Object.fromEntries(Object.keys(type.fields).map((name) => [name, null]));
  const record: MadeRecord = {
    id,
    scope: draft.scope,
    state: draft.state ?? type.initial,
    fields: { ...empty, ...withoutLater(type, draft.fields) },
    by: draft.by,
    at: draft.at,
    changedBy: draft.by,
    changedAt: draft.at,
    steps: [],
    askers: firstAskers(type, draft.state ?? type.initial, draft.by),
  };
  for (const taken of draft.steps ?? []) {
    const step = stepsOf(type, record.state)[taken.step];
    if (!step)
      throw new Error(`${keyOfType(type)} ${id}: no step ${taken.step} in ${record.state}`);
    if (!isOnSide(step.by, sidesOf(type, record, taken.by, manager))) {
      throw new Error(`${keyOfType(type)} ${id}: ${taken.step} is not a step of ${taken.by}`);
    }
    if (taken.at < record.changedAt) {
      throw new Error(`${keyOfType(type)} ${id}: ${taken.step} comes before what led to it`);
    }
    const filled = filledBy(step, record.fields);
    const fields = { ...laterFields(step, draft.fields), ...filled, ...taken.fields };
    const lacking = step.requires?.find((name) => isEmptyValue(fields[name]));
    if (lacking !== undefined) {
      throw new Error(`${keyOfType(type)} ${id}: ${taken.step} is taken without ${lacking}`);
    }
    const to = (manager === undefined && type.states[step.to]?.unmanaged) || step.to;
    record.steps.push({ ...taken, fields, from: record.state, to });
    record.state = to;
    if (isAsking(type, step)) record.askers = askedBy(record.askers, taken.by);
    record.changedBy = taken.by;
    record.changedAt = taken.at;
    Object.assign(record.fields, answersEmptied(type, step, record.fields), fields);
  }
  return record;
}

/** Returns the sides of somebody on a record, by work number; undefined for a type that has none, or two ends. */
function sidesOf(
  type: RecordType,
  { scope, askers }: MadeRecord,
  workNo: string,
  manager: string | undefined,
): StepSide[] | undefined {
  if (type.scope === 'own') {
    if (scope === personId(workNo)) return ['author'];
    return workNo === manager ? ['others', 'manager'] : ['others'];
  }
  return hasAskers(type) ? sidesAmong(askers, workNo) : undefined;
}

/** The fields of a draft that its author fills in; a maker may name what comes with a later step beside them. */
const withoutLater = (type: RecordType, fields: RecordFields): RecordFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !stepOfField(type, name)));

/** The fields of a draft that a step asks for. */
const laterFields = ({ requires = [] }: RecordStep, fields: RecordFields): RecordFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => requires.includes(name)));
