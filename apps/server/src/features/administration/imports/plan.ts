import type { RowFault } from '#platform/sheets/import-subject.ts';

/** A row that is wanted, with its number in the sheet or dump. */
export interface WantedRow<T> {
  row: number;
  value: T;
}

/** Changes by which the wanted rows come to be there, and faults of these rows. */
export interface Plan<T> {
  added: WantedRow<T>[];
  changed: WantedRow<T>[];
  same: WantedRow<T>[];
  faults: (RowFault & { row: number })[];
}

/** Compares wanted rows with those there are, by their keys. Members that a wanted row lacks stay as they are. */
export function compare<T extends object>(
  wanted: readonly WantedRow<T>[],
  {
    keyOf,
    label,
    there,
  }: { keyOf: (value: T) => string; label: string; there: ReadonlyMap<string, T> },
): Plan<T> {
  const plan: Plan<T> = { added: [], changed: [], same: [], faults: [] };
  const rows = new Map<string, number>();
  for (const each of wanted) {
    const key = keyOf(each.value);
    const first = rows.get(key);
    if (first !== undefined) {
      const words = `与第 ${first} 行重复`;
      plan.faults.push({ row: each.row, column: label, value: key, words });
      continue;
    }
    rows.set(key, each.row);
    const before = there.get(key);
    if (!before) plan.added.push(each);
    else (hasAll(before, each.value) ? plan.same : plan.changed).push(each);
  }
  return plan;
}

const hasAll = <T extends object>(before: T, value: T): boolean => {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.entries(value).every(
    ([name, member]) =>
      member === undefined || JSON.stringify(known.get(name)) === JSON.stringify(member),
  );
};

/** Returns rows in parts: a statement takes 65,535 values. */
export function inParts<T>(rows: readonly T[], size = 1_000): T[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, nth) =>
    rows.slice(nth * size, (nth + 1) * size),
  );
}
