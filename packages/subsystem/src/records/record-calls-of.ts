import { type RecordCalls, recordCalls } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';

const calls = new WeakMap<RecordType, RecordCalls>();
const types = new Map<string, RecordType>();

/** Returns the calls of a type, the same objects each time: a query is known by them. */
export function recordCallsOf(type: RecordType): RecordCalls {
  const known = calls.get(type);
  if (known) return known;
  const made = recordCalls(type);
  calls.set(type, made);
  types.set(made.find.path, type);
  return made;
}

/** Returns the type whose calls were made and begin with a path; undefined for any other path. */
export const recordTypeAt = (path: string): RecordType | undefined =>
  types.get(path.replace(/\/(?:count|export|batch|undo|one\/:id(?:\/(?:step|timeline))?)$/, ''));
