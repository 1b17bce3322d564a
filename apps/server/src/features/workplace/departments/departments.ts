import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import type { Session } from '#platform/session';
import type { Sessions } from '#platform/sessions';
import { departmentsOf } from './store.ts';

export type Departments = ReturnType<typeof createDepartments>;

/** The departments one belongs to, and the one a session works in. */
export function createDepartments({ db, sessions }: { db: Database; sessions: Sessions }) {
  return {
    /** A department somebody has left is not theirs any more, though they chose it: then it is their first. */
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
