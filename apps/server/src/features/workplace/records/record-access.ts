import type { RecordFields } from '@portal/contract/records/field-values';
import type { RecordType } from '@portal/contract/records/record-type';
import type { WireRecord } from '@portal/contract/records/record-calls';
import { contextFields } from '@portal/contract/workplace/work-context';
import { refuse } from '#platform/http/refuse.ts';
import { wireTime } from '#platform/time/group-time.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { StoredRecord } from './store.ts';

export type MayAct = (session: Session, action: string) => Promise<boolean>;

/** Returns the owner of the records. The gate has checked that the choice a type needs is made and is the user's. */
export function scopeOf({ scope }: RecordType, { session, context }: Caller): string {
  if (scope === 'own') return session.personId;
  if (scope === 'all') return '';
  return context[contextFields[scope].member] ?? refuse('context.foreign');
}

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
  { fields, createdAt, changedAt, ...rest }: StoredRecord,
  hidden: ReadonlySet<string>,
): WireRecord {
  const shown = Object.entries(fields).filter(([name]) => !hidden.has(name));
  return {
    ...rest,
    fields: Object.fromEntries(shown),
    createdAt: wireTime(createdAt),
    changedAt: wireTime(changedAt),
  };
}
