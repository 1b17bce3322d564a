import { type RecordFields, textIn } from '@portal/contract/records/field-values';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { dailyClosings, explanationWords } from '@portal/ors/records/daily-closings';
import { slips as slipType } from '@portal/ors/records/slips';
import { cashDifferences } from '@portal/syfs/records/cash-differences';
import { sql } from 'kysely';
import { advisoryLocks } from '#platform/database/advisory-locks.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { calendarDay } from '@portal/common/group-time';
import { closingOf, paymentsOf, settleClosing, type StoreDay } from './store.ts';

const { payment } = slipType.fields;
const ways = payment?.kind === 'choice' ? payment.choices.map(({ value }) => value) : [];

interface Parts {
  /** Adds a record that follows from another, and returns its number. */
  addRecord: (
    db: Database,
    type: RecordType,
    added: {
      scope: string;
      state: string;
      fields: RecordFields;
      personId: string;
      by: string;
      at: Date;
    },
  ) => Promise<string>;
}

/** A closing before it is stored. */
interface NewClosing {
  scope: string;
  fields: RecordFields;
  caller: Pick<Caller, 'session'>;
  by: string;
  at: Date;
}

interface TakenStep {
  type: RecordType;
  step: string;
  id: string;
  changedBy: string;
}

/** Closes the days of stores: sums of the slips beside the cash that was counted. */
export function createClosings({ addRecord }: Parts) {
  return {
    async salesOf(db: Database, storeDay: StoreDay) {
      const [payments, closing] = await Promise.all([
        paymentsOf(db, storeDay),
        closingOf(db, storeDay),
      ]);
      return {
        payments: payments.toSorted((a, b) => ways.indexOf(a.payment) - ways.indexOf(b.payment)),
        total: sumOf(payments.map(({ amount }) => amount)),
        slips: payments.reduce((sum, { slips }) => sum + slips, 0),
        closing: closing ?? null,
      };
    },

    /**
     * Fills in a closing from the slips. A day is closed once, and not before it came; cash that does not agree is explained,
     * and becomes a cash difference.
     */
    async complete(db: Database, { scope, fields, caller, by, at }: NewClosing) {
      const day = textIn(fields['day']);
      if (day > calendarDay(at)) refuse('input.invalid', { message: '营业日不能晚于今天' });
      await requireOpen(db, { storeNo: scope, day });
      const sums = new Map(
        (await paymentsOf(db, { storeNo: scope, day })).map((row) => [row.payment, row]),
      );
      const amountOf = (way: string): number => sums.get(way)?.amount ?? 0;
      const difference = sumOf([Number(fields['counted']), -amountOf('cash')]);
      const { personId, workNo } = caller.session;
      const closing = {
        ...fields,
        ...Object.fromEntries(ways.map((way) => [way, amountOf(way)])),
        total: sumOf(ways.map(amountOf)),
        slips: [...sums.values()].reduce((sum, { slips }) => sum + slips, 0),
        difference,
        closer: workNo,
      };
      if (difference === 0) return { fields: closing, state: 'closed' };
      const explanation = fields['explanation'] ?? '';
      if (explanation === '') refuse('input.invalid', { message: explanationWords });
      const cashDifference = await addRecord(db, cashDifferences, {
        scope: '',
        state: 'explained',
        fields: {
          store: scope,
          cashier: workNo,
          day,
          shift: 'whole',
          booked: amountOf('cash'),
          counted: Number(fields['counted']),
          difference,
          explanation,
        },
        personId,
        by,
        at,
      });
      return {
        fields: { ...closing, cashDifference },
        state: 'differs',
        waiting: [keyOfType(cashDifferences)],
      };
    },

    /** A difference that loss prevention settles settles the closing it came from. */
    async onStep(db: Database, { type, step, id, changedBy: by }: TakenStep, at: Date) {
      if (step !== 'settle' || keyOfType(type) !== keyOfType(cashDifferences)) return;
      await settleClosing(db, { difference: id, by, at });
    },
  };
}

/** Refuses a day that is closed. Of two who close it at once the second waits, and is told. */
async function requireOpen(db: Database, { storeNo, day }: StoreDay): Promise<void> {
  const key = `${storeNo} ${day}`;
  await sql`select pg_advisory_xact_lock(${advisoryLocks.dailyClosing}, hashtext(${key}))`.execute(
    db,
  );
  const closed = await closingOf(db, { storeNo, day });
  if (closed !== undefined) {
    refuse('input.invalid', { message: `${day} 已日结（${closed}）` });
  }
}

/** Sums money in fen: 0.1 + 0.2 yuan are 0.3. */
const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;

export const isClosing = (type: RecordType): boolean =>
  keyOfType(type) === keyOfType(dailyClosings);
