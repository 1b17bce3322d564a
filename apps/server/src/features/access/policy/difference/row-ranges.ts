import type { Difference, DifferenceGroup } from '@portal/contract/policy/difference';
import type { RecordType } from '@portal/contract/records/record-type';
import type { RowChange } from './rules-compared.ts';

type RowsByPerson = ReadonlyMap<string, ReadonlyMap<string, RowChange>>;
type TypeNamed = (key: string) => RecordType | undefined;

/** Groups what people gain and lose by record type. */
function byType(all: readonly RowsByPerson[]): Map<string, RowChange[]> {
  const changes = new Map<string, RowChange[]>();
  for (const rows of all) {
    for (const own of rows.values()) {
      for (const [type, change] of own) {
        const known = changes.get(type) ?? [];
        known.push(change);
        changes.set(type, known);
      }
    }
  }
  return changes;
}

const rangeOf = (counts: readonly number[]) => ({
  least: counts.reduce((least, count) => Math.min(least, count)),
  most: counts.reduce((most, count) => Math.max(most, count)),
});

/** Returns the rows that the people of a group gain and lose: the fewest and the most of one of them. */
export const rowsOfGroup = (
  { rows }: { rows: RowsByPerson },
  typeNamed: TypeNamed,
): DifferenceGroup['rows'] =>
  [...byType([rows])].map(([type, changes]) => ({
    type,
    one: typeNamed(type)?.one ?? type,
    gained: rangeOf(changes.map(({ gained }) => gained)),
    lost: rangeOf(changes.map(({ lost }) => lost)),
  }));

/** Returns how many people gain and lose rows of each type, and the most that one of them does. */
export const rowsInAll = (
  effects: readonly { rows: RowsByPerson }[],
  typeNamed: TypeNamed,
): Difference['rows'] =>
  [...byType(effects.map(({ rows }) => rows))]
    .map(([type, changes]) => ({
      type,
      system: typeNamed(type)?.system ?? '',
      one: typeNamed(type)?.one ?? type,
      gained: changes.filter(({ gained }) => gained > 0).length,
      lost: changes.filter(({ lost }) => lost > 0).length,
      mostGained: rangeOf(changes.map(({ gained }) => gained)).most,
      mostLost: rangeOf(changes.map(({ lost }) => lost)).most,
    }))
    .toSorted((a, b) => b.gained + b.lost - a.gained - a.lost);
