import type { Account } from 'oidc-provider';
import type { Database } from '#platform/database/database.ts';
import type { Logins } from './logins.ts';

/** What a token may say of the login it came from. */
interface OfLogin {
  grantId?: string | undefined;
}

/**
 * Somebody as clients are told of them. Nobody, as soon as the session behind their token is over or they may no longer
 * come in: with the portal's session ends all that came of it.
 */
export async function findAccount(
  { db, logins }: { db: Database; logins: Logins },
  personId: string,
  token: OfLogin | undefined,
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
