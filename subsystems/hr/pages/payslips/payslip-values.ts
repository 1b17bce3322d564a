import type { RecordFields, RecordValue } from '@portal/contract/records/field-values';

/** The text of a field; empty where it has none. */
export function textOf(fields: RecordFields, name: string): string {
  const value = fields[name];
  return typeof value === 'string' ? value : '';
}

const format = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** An amount in yuan: `¥ 8,640.00`. */
export const yuan = (value: RecordValue | undefined): string =>
  `¥ ${format.format(Number(value ?? 0))}`;

export interface PayLine {
  item: string;
  amount: number;
}

/** The lines of a payslip of one side: what is earned, or what is deducted. */
export function linesOf(fields: RecordFields, side: 'earning' | 'deduction'): PayLine[] {
  const lines = fields['lines'];
  if (!Array.isArray(lines)) return [];
  return lines.flatMap((line) => {
    if (typeof line === 'string' || line['side'] !== side) return [];
    return [{ item: String(line['item'] ?? ''), amount: Number(line['amount'] ?? 0) }];
  });
}
