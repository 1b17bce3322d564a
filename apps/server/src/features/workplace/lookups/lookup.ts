import type { LookupFilter } from '@portal/contract/workplace/lookups';
import type { Session } from '#platform/session/session.ts';

/** One row of a lookup. */
export interface LookupRow {
  /** The stored value. */
  value: string;
  text: string;
  /** Tells rows of the same text apart, and is found as well. */
  aside: string;
  color: string | null;
  /** False for a row that names stored values alone: a closed store, a frozen person, a disabled item. */
  isOffered: boolean;
  /** The owners of the row, by filter. */
  within: Partial<Record<LookupFilter, readonly string[]>>;
}

/** The rows a user may see: all of them, or those with these values. */
export type VisibleRows = 'all' | ReadonlySet<string>;

/** A lookup: rows of known tables and columns, and the rule who sees which. */
export interface Lookup {
  /** The label of a field with it. */
  name: string;
  filters: readonly LookupFilter[];
  /** Reads all rows of the tenant, in the order they are shown. */
  rows: () => Promise<LookupRow[]>;
  visibleTo: (user: Session) => Promise<VisibleRows>;
}
