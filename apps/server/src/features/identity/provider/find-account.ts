import type { Account } from 'oidc-provider';
import type { Database } from '#platform/database/database.ts';
import type { Logins } from './logins.ts';

/** The login that a token may name. */
interface LoginReference {
  grantId?: string | undefined;
}

/**
 * Returns the account of a user for the library; undefined as soon as the session behind the token is over or the user
 * may no longer sign in.
 */
export async function findAccount(
  { db, logins }: { db: Database; logins: Logins },
  personId: string,
  token: LoginReference | undefined,
): Promise<Account | undefined> {
  if (token?.grantId !== undefined && !(await logins.isAlive(token.grantId))) return undefined;
  const person = await db
    .selectFrom('person')
    .where('id', '=', personId)
    .where('status', '=', 'active')
    .select(['realname as name', 'work_no as workNo'])
    .executeTakeFirst();
  if (!person) return undefined;
  const { name, workNo } = person;
  return {
    accountId: personId,
    claims: () => ({ sub: personId, name, preferred_username: workNo, work_no: workNo }),
  };
}
