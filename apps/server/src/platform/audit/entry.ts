import { createHash, createHmac } from 'node:crypto';
import type { AuditKey } from './key.ts';

/** A sealed entry: actor, action, time and address. */
export interface Entry {
  at: Date;
  kind: string;
  actorId: string | null;
  actorWorkNo: string | null;
  address: string | null;
  requestId: string | null;
  detail: unknown;
}

/** The entry in which the trail goes over to another key; it is sealed with the new one. */
export const keyChangedKind = 'audit.key-changed';

/** The predecessor's hash that the first entry names. */
export const nothingBefore: Buffer = Buffer.alloc(0);

/** The hash that ties an entry to the one before it, and so to all of them; without a key as before 0038. */
export const linkHash = (previous: Buffer, entry: Entry, key: AuditKey | undefined): Buffer =>
  (key ? createHmac('sha256', key.key) : createHash('sha256'))
    .update(previous)
    .update(canonical(entry))
    .digest();

/** JSON with its keys in order, since the database does not keep theirs. */
const canonical = (entry: Entry): string =>
  JSON.stringify(entry, (_key, value: unknown) =>
    isPlainObject(value) ? Object.fromEntries(Object.entries(value).toSorted(byKey)) : value,
  );

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byKey = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
