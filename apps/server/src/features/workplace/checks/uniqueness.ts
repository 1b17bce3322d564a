import { deskActions } from '@portal/contract/notices/announcement-desk';
import { peopleAction } from '@portal/contract/workplace/people';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** A value to look for, and the row that may have it; empty for none. */
export interface DuplicateQuery {
  value: string;
  exceptId: string;
}

interface UniqueField {
  /** The action needed to ask: the answer tells whether somebody has a telephone, and which codes there are. */
  action: string | null;
  isTaken: (db: Database, query: DuplicateQuery) => Promise<boolean>;
}

/**
 * The columns whose values may be checked, by the names front ends send. Each has a statement of its own, and a unique
 * index that decides between two saves at once.
 */
export const uniqueFields: ReadonlyMap<string, UniqueField> = new Map<string, UniqueField>([
  ['sys_user.username', { action: peopleAction, isTaken: personHas(sql`lower(work_no)`) }],
  ['sys_user.phone', { action: peopleAction, isTaken: personHas(sql`phone`) }],
  ['sys_user.email', { action: peopleAction, isTaken: personHas(sql`lower(email)`) }],
  ['sys_role.role_code', { action: 'ams:role:list', isTaken: codeIn('role') }],
  ['sys_dict.dict_code', { action: null, isTaken: codeIn('dictionary') }],
  [
    'sys_sms_template.template_code',
    { action: deskActions.list, isTaken: codeIn('message_template') },
  ],
]);

/** People are the installation's: a number is taken in every tenant. */
function personHas(column: RawBuilder<unknown>): UniqueField['isTaken'] {
  return (db, { value, exceptId }) =>
    isFound(
      db,
      sql`select from person where ${column} = lower(${value}) and id <> ${exceptId} limit 1`,
    );
}

function codeIn(table: 'role' | 'dictionary' | 'message_template'): UniqueField['isTaken'] {
  return (db, { value, exceptId }) =>
    isFound(
      db,
      sql`select from ${sql.table(table)}
        where ${ofTenant(table)} and code = ${value} and code <> ${exceptId} limit 1`,
    );
}

const isFound = async (db: Database, query: RawBuilder<unknown>): Promise<boolean> =>
  (await query.execute(db)).rows.length > 0;
