import type { ChangeKind } from '@portal/contract/policy/changes';
import type { Database } from '#platform/database/database.ts';

/** Rows of the policy of one kind: read and written many at a time, since a role may hold thousands. */
export interface RowStore {
  /** Reads the state of rows now, by `keyText`; rows that are not there are left out. */
  read: (db: Database, keys: readonly (readonly string[])[]) => Promise<Map<string, unknown>>;
  /** Makes rows, or brings them to their state. */
  put: (db: Database, rows: readonly { key: readonly string[]; value: unknown }[]) => Promise<void>;
  remove: (db: Database, keys: readonly (readonly string[])[]) => Promise<void>;
  /** Returns the keys of rows that go when their role is removed. */
  ofRole?: (db: Database, code: string) => Promise<string[][]>;
}

export type RowStores = Readonly<Record<ChangeKind, RowStore>>;

/** A key as a map has it. */
export const keyText = (key: readonly string[]): string => JSON.stringify(key);
