import type { UserInfo } from '@portal/contract/identity/session';
import type { Database } from '#platform/database/database.ts';
import type { Session } from '#platform/session/session.ts';
import { personToWire } from './to-wire.ts';
import { departmentsOf, personOf } from './store.ts';

/** Returns the user info of a session, for the tenant it works in. */
export const createUserInfo =
  (db: Database) =>
  async ({
    personId,
    tenantId,
    orgCode,
  }: Pick<Session, 'personId' | 'tenantId' | 'orgCode'>): Promise<UserInfo> => {
    const [person, departments] = await Promise.all([
      personOf(db, personId),
      departmentsOf(db, personId),
    ]);
    const chosen = departments.find(({ org_code }) => org_code === orgCode);
    return personToWire(person, { tenantId, department: chosen ?? departments[0] });
  };
