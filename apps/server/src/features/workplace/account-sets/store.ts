import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

export function listAccountSets(db: Database, personId: string) {
  return db
    .selectFrom('person_account_set')
    .innerJoin('account_set', 'code', 'account_set_code')
    .where(ofTenant('person_account_set', 'account_set'))
    .where('person_id', '=', personId)
    .orderBy('code')
    .select(['code', 'name', 'kind'])
    .execute();
}

/** Finds the user of a ticket, if active and still a member of the account set. */
export function findHolder(db: Database, { personId, code }: { personId: string; code: string }) {
  return db
    .selectFrom('person')
    .innerJoin('person_account_set', 'person_id', 'person.id')
    .innerJoin('account_set', 'account_set.code', 'account_set_code')
    .where(ofTenant('person_account_set', 'account_set'))
    .where('person.id', '=', personId)
    .where('account_set.code', '=', code)
    .where('status', '=', 'active')
    .select(['work_no as workNo', 'realname'])
    .select(['account_set.code as factoyId', 'account_set.name as factoyName'])
    .executeTakeFirst();
}
