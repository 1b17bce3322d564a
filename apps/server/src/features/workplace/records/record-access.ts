import type { RecordFields } from '@portal/contract/records/field-values';
import type { RecordType, StepSide } from '@portal/contract/records/record-type';
import type { WireRecord } from '@portal/contract/records/record-calls';
import { refuse } from '#platform/http/refuse.ts';
import { wireTime } from '#platform/time/group-time.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { StoredRecord } from './store.ts';

export type MayAct = (session: Session, action: string) => Promise<boolean>;

/** The names of the fields that a user may not see: those with an action code that they do not hold. */
export async function hiddenFields(
  { fields }: RecordType,
  { session }: Caller,
  mayAct: MayAct,
): Promise<ReadonlySet<string>> {
  const hidden = new Set<string>();
  for (const [name, { action }] of Object.entries(fields)) {
    if (action !== undefined && !(await mayAct(session, action))) hidden.add(name);
  }
  return hidden;
}

/** The fields that a change may set: not those that are fixed; a hidden one is refused. */
export function writable(
  type: RecordType,
  fields: Partial<RecordFields>,
  hidden: ReadonlySet<string>,
): RecordFields {
  const sent: RecordFields = {};
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || type.fields[name]?.fixed) continue;
    if (hidden.has(name)) refuse('record.hidden-field');
    sent[name] = value;
  }
  return sent;
}

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
