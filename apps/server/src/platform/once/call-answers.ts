import { day } from '@portal/common/durations';
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { eachTenant } from '#platform/database/each-tenant.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';

/** Much longer than a form stays open after its answer was lost. */
const keptMs = day;

/** A call that may come again: whose it is, under which key, with what in it. */
export interface KeyedCall {
  personId: string;
  key: string;
  contents: Buffer;
}

/** Reads the key of a call and what it may be repeated with; undefined where the page has sent none. */
export function keyedCallOf(
  call: string,
  { once, ...input }: { once?: string | undefined },
  { session }: Caller,
): KeyedCall | undefined {
  if (once === undefined) return undefined;
  const contents = createHash('sha256')
    .update(JSON.stringify([call, input]))
    .digest();
  return { personId: session.personId, key: once, contents };
}

/** The part of a batch that is about one record. */
export const keyedRowOf = (keyed: KeyedCall | undefined, id: string): KeyedCall | undefined =>
  keyed && { ...keyed, key: `${keyed.key}/${id}` };

/** Returns the answer the same call had before, or undefined. @throws {Refused} when it was another call. */
export async function answerBefore<T>(
  db: Database,
  keyed: KeyedCall | undefined,
  result: z.ZodType<T>,
): Promise<T | undefined> {
  const row = keyed && (await findAnswer(db, keyed));
  return row ? result.parse(row.answer) : undefined;
}

/**
 * Does the work of a call in a transaction that keeps its answer. Of two at once the second waits for the first and
 * returns its answer; a refusal keeps nothing, so that the call may be sent again.
 */
export async function answerOnce<T>(
  db: Database,
  { keyed, result, at }: { keyed: KeyedCall | undefined; result: z.ZodType<T>; at: Date },
  work: (tx: Database) => Promise<T>,
): Promise<{ answer: T; isRepeated: boolean }> {
  return db.transaction().execute(async (tx) => {
    if (!keyed) return { answer: await work(tx), isRepeated: false };
    const isFirst = await claim(tx, keyed, at);
    if (!isFirst) {
      const row = await findAnswer(tx, keyed);
      return { answer: result.parse(row?.answer), isRepeated: true };
    }
    const answer = await work(tx);
    await tx
      .updateTable('call_answer')
      .set({ answer: JSON.stringify(answer) })
      .where(ofTenant('call_answer'))
      .where('person_id', '=', keyed.personId)
      .where('key', '=', keyed.key)
      .execute();
    return { answer, isRepeated: false };
  });
}

/** Claims the key of a batch before its rows, which are answered one by one. @throws {Refused} when it was another. */
export async function claimBatch(db: Database, keyed: KeyedCall | undefined, at: Date) {
  if (keyed && !(await claim(db, keyed, at))) await findAnswer(db, keyed);
}

/** Takes a key; false where it is taken. Waits for a transaction that has taken it and is not over. */
async function claim(
  db: Database,
  { personId, key, contents }: KeyedCall,
  answered_at: Date,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('call_answer')
    .values({ person_id: personId, key, contents, answered_at })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Returns the row of a key; refuses one whose contents are others. */
async function findAnswer(db: Database, { personId, key, contents }: KeyedCall) {
  const row = await db
    .selectFrom('call_answer')
    .where(ofTenant('call_answer'))
    .where('person_id', '=', personId)
    .where('key', '=', key)
    .select(['contents', 'answer'])
    .executeTakeFirst();
  return row && !row.contents.equals(contents) ? refuse('call.other-contents') : row;
}

export const deleteOldAnswers = (db: Database, now: Date): Promise<void> =>
  eachTenant(db, () =>
    db
      .deleteFrom('call_answer')
      .where(ofTenant('call_answer'))
      .where('answered_at', '<=', new Date(now.getTime() - keptMs))
      .execute(),
  );
