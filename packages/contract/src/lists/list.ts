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

/** What a field holds decides how it is typed, checked, shown and found. */
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
  /** What one record of it is called. */
  one: string;
  /** What the numbers of its records begin with. */
  prefix: string;
  /** What its action codes begin with: `ors:stock` asks for `ors:stock:list`, `:add`, `:edit` and `:export`. */
  actions: string;
  /** Whose records somebody sees: those of what their tab has chosen, their own, or everybody's. */
  scope: ContextKind | 'own' | 'all';
  fields: readonly ListField[];
}

/** What a field of a record holds; null where nothing was said. */
export type Cell = string | number | null;

export const keyOf = ({ system, name }: Pick<List, 'system' | 'name'>): string =>
  `${system}/${name}`;
