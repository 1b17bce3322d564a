import type { ContextKind } from '../workplace/work-context.ts';
import type { SubsystemKey } from '../subsystems/subsystem-keys.ts';

/** One of a few that a field may be; `tone` colours it where it says how something stands. */
export interface Choice {
  value: string;
  label: string;
  tone?: 'good' | 'warn' | 'bad';
}

interface AnyField {
  name: string;
  label: string;
  isRequired?: boolean;
  /** Said once, when the record is made. */
  isFixed?: boolean;
  /** Shown with the record alone, and not in the table. */
  isAside?: boolean;
}

/** A field of a list; its kind decides how it is typed, checked, shown and found. */
export type ListField =
  | (AnyField & { kind: 'text'; most: number })
  | (AnyField & { kind: 'number'; least: number; most: number; unit?: string })
  | (AnyField & { kind: 'day' })
  | (AnyField & { kind: 'choice'; choices: readonly Choice[] });

/**
 * A business list as data: from this the server makes its calls and checks, and the kit draws its page. Free of code, so
 * that a subsystem that has one carries nothing else.
 */
export interface List {
  system: SubsystemKey;
  /** Its name in addresses; with the system it is the name of the list. */
  name: string;
  /** The noun for one record. */
  one: string;
  /** The prefix of its record numbers. */
  prefix: string;
  /** The prefix of its action codes: `ors:stock` needs `ors:stock:list`, `:add`, `:edit` and `:export`. */
  actions: string;
  /** The records a user sees: those of the tab's context, their own, or all. */
  scope: ContextKind | 'own' | 'all';
  fields: readonly ListField[];
}

/** The value of a field; null when it is empty. */
export type Cell = string | number | null;

export const keyOf = ({ system, name }: Pick<List, 'system' | 'name'>): string =>
  `${system}/${name}`;
