import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Session } from '#platform/session/session.ts';
import type { Sessions } from '#platform/session/sessions.ts';
import { departmentsOf } from './store.ts';

export type Departments = ReturnType<typeof createDepartments>;

/** Lists the departments of a user, and chooses the one of the session. */
export function createDepartments({ db, sessions }: { db: Database; sessions: Sessions }) {
  return {
    /** Returns the departments and the chosen one. If the user has left the chosen one, that is the first. */
    async ofSession({ personId, orgCode }: Session) {
      const list = await departmentsOf(db, personId);
      const chosen = list.find((department) => department.orgCode === orgCode) ?? list[0];
      return { list, orgCode: chosen?.orgCode ?? null };
    },

    async choose(orgCode: string, { personId, tokenHash }: Session): Promise<void> {
      const list = await departmentsOf(db, personId);
      if (list.length === 0) refuse('department.none');
      if (!list.some((department) => department.orgCode === orgCode)) refuse('department.foreign');
      await sessions.chooseDepartment(tokenHash, orgCode);
    },
  };
}
