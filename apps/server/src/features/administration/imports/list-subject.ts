import type { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { Caller } from '#platform/session/session.ts';
import type {
  ImportSubject,
  NamedRow,
  RowFault,
  RowOutcome,
} from '#platform/sheets/import-subject.ts';
import type { Plan, WantedRow } from './plan.ts';

/** A column with the check of its cells, in words. */
export interface CellColumn {
  label: string;
  check: z.ZodType;
  isRequired?: boolean;
  choices?: readonly string[];
}

interface ListSubject<T> {
  title: string;
  require: (caller: Caller) => Promise<void>;
  proof?: 'fresh';
  columns: Readonly<Record<string, CellColumn>>;
  /** The checked cells of a row as what it wants. */
  wanted: (cells: Readonly<Record<string, unknown>>) => T;
  /** Locks what rows depend on, before they are planned to be written. */
  lock?: (tx: Database) => Promise<unknown>;
  plan: (db: Database, rows: readonly WantedRow<T>[], caller: Caller) => Promise<Plan<T>>;
  write: (tx: Database, plan: Plan<T>, caller: Caller) => Promise<unknown>;
  /** A sentence for whoever imported rows: where to go on. */
  note?: string;
}

/** The most rounds of planning: a row may depend on a wrong one, and others on that. */
const roundsMost = 20;

/** Makes the import of a list of administration: rows are planned together, and the sound ones written in one transaction. */
export function listSubject<T>({
  title,
  require,
  proof,
  columns,
  ...list
}: ListSubject<T>): ImportSubject {
  const entries = Object.entries(columns);

  function read({ row, values }: NamedRow): { wanted?: WantedRow<T>; faults: RowFault[] } {
    const cells: Record<string, unknown> = {};
    const faults: RowFault[] = [];
    for (const [name, { label, check }] of entries) {
      const value = values[name];
      const checked = check.safeParse(value === '' ? undefined : value);
      if (checked.success) cells[name] = checked.data;
      else {
        const words = checked.error.issues[0]?.message ?? '';
        const isEmpty = value === undefined || value === '';
        faults.push({
          column: label,
          value: value ?? '',
          words: isEmpty ? `请输入${label}` : words,
        });
      }
    }
    return faults.length > 0 ? { faults } : { wanted: { row, value: list.wanted(cells) }, faults };
  }

  /** Plans again without the wrong rows, until those that are left do without them. */
  async function planSound(db: Database, wanted: readonly WantedRow<T>[], caller: Caller) {
    const faults: Plan<T>['faults'] = [];
    let rows = wanted;
    for (let round = 1; ; round += 1) {
      const plan = await list.plan(db, rows, caller);
      if (plan.faults.length === 0) return { ...plan, faults };
      faults.push(...plan.faults);
      const wrong = new Set(plan.faults.map(({ row }) => row));
      rows = round < roundsMost ? rows.filter(({ row }) => !wrong.has(row)) : [];
    }
  }

  return {
    title,
    require,
    ...(proof && { proof }),
    source: {
      kind: 'sheet',
      columns: async () =>
        entries.map(([name, { label, isRequired = false, choices }]) => ({
          name,
          label,
          isRequired,
          ...(choices && { choices }),
        })),
      open: async (caller) => ({
        batch: Number.MAX_SAFE_INTEGER,
        ...(list.note !== undefined && { notes: [list.note] }),
        async take(db, rows, isTrial) {
          const readRows = rows.map((row) => ({ row: row.row, ...read(row) }));
          if (!isTrial) await list.lock?.(db);
          const wanted = readRows.flatMap(({ wanted: row }) => row ?? []);
          const plan = await planSound(db, wanted, caller);
          if (!isTrial) await list.write(db, plan, caller);
          return outcomesOf(readRows, plan);
        },
      }),
    },
  };
}

const dependent: RowFault = { column: '', value: '', words: '所依赖的行有错误' };

function outcomesOf<T>(
  rows: readonly { row: number; faults: RowFault[] }[],
  plan: Plan<T>,
): RowOutcome[] {
  const changes = new Map<number, 'added' | 'changed' | 'same'>();
  for (const change of ['added', 'changed', 'same'] as const) {
    for (const { row } of plan[change]) changes.set(row, change);
  }
  const planned = Map.groupBy(plan.faults, ({ row }) => row);
  return rows.map(({ row, faults }) => {
    const all = [...faults, ...(planned.get(row) ?? [])];
    const change = changes.get(row);
    if (change && all.length === 0) return { row, change, faults: [] };
    return { row, change: 'wrong', faults: all.length > 0 ? all : [dependent] };
  });
}
