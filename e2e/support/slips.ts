import { randomInt } from 'node:crypto';
import { changeDatabase } from './test-people.ts';

/** The store that slips of tests are from. */
export const slipStore = 'S02001';

/** A day so long ago that no figure of a board covers it, and no other test has it. */
export const oldDay = (): string =>
  new Date(Date.UTC(2001, 0, 1 + randomInt(8_000))).toISOString().slice(0, 'yyyy-mm-dd'.length);

interface NewSlip {
  day: string;
  amount: number;
  payment: string;
  member?: string;
}

/** Adds a slip of one coat, as a till does, and returns its number. */
export async function addSlip({ day, amount, payment, member }: NewSlip): Promise<string> {
  const id = `XS${day.replaceAll('-', '').slice(0, 'yyyymm'.length)}${randomInt(100_000, 999_999)}`;
  const coat = { style: 'K200101001', name: '羊毛大衣', colour: '黑', size: 'M' };
  const lines = [{ ...coat, units: 1, tag: amount, price: amount, amount }];
  await changeDatabase(
    `insert into ors_slips (id, scope, state, kind, day, "time", amount, list, units, payment, cashier, member, lines,
       words, created_at, created_by, changed_at, changed_by)
     values ($1, $2, 'paid', 'sale', $3::date, '12:00', $4, $4, 1, $5, '900002', $6, $7, lower($1), now(), '', now(), '')`,
    [id, slipStore, day, amount, payment, member ?? null, JSON.stringify(lines)],
  );
  return id;
}
