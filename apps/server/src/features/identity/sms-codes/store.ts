import { day } from '@portal/common/durations';
import { sql } from 'kysely';
import { advisoryLocks } from '#platform/database/advisory-locks.ts';
import type { Database } from '#platform/database/database.ts';

/** Returns the user with this number. */
export const holderOf = (db: Database, phone: string) =>
  db
    .selectFrom('person')
    .select(['id', 'tenant_id', 'status', 'password_hash'])
    .where('phone', '=', phone)
    .executeTakeFirst();

/** A request for a code, with the names it is counted by. */
export interface CodeRequest {
  number: Buffer;
  network: Buffer;
}

/** Makes others who ask for the same number, or from the same network, wait until the transaction is over. */
export async function lockRequests(tx: Database, { number, network }: CodeRequest): Promise<void> {
  // Numbers before networks, each in a space of its own: nobody can wait in a circle.
  await sql`select pg_advisory_xact_lock(${advisoryLocks.codesOfNumber}::int, ${number.readInt32BE()})`.execute(
    tx,
  );
  await sql`select pg_advisory_xact_lock(${advisoryLocks.codesOfNetwork}::int, ${network.readInt32BE()})`.execute(
    tx,
  );
}

/** Returns the times of requests since a time, oldest first, by either count. */
export const requestsSince = (db: Database, { number, network }: CodeRequest, since: Date) =>
  db
    .selectFrom('code_request')
    .select(({ eb }) => [
      'at',
      eb('number_hash', '=', number).as('isNumber'),
      eb('network_hash', '=', network).as('isNetwork'),
    ])
    .where('at', '>', since)
    .where((row) => row.or([row('number_hash', '=', number), row('network_hash', '=', network)]))
    .orderBy('at')
    .execute();

export const noteRequest = (db: Database, { number, network }: CodeRequest, at: Date) =>
  db
    .insertInto('code_request')
    .values({ number_hash: number, network_hash: network, at })
    .execute();

/** Deletes requests that no limit counts any more: the longest counts a day. */
export const deleteOldRequests = (db: Database, now: Date) =>
  db
    .deleteFrom('code_request')
    .where('at', '<', new Date(now.getTime() - day))
    .execute();
