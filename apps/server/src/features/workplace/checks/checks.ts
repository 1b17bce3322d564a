import { CheckSegment, type FailedCheck } from '@portal/contract/workplace/checks';
import { z } from 'zod';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import { ofTenant } from '#platform/database/tenant.ts';
import type { Session } from '#platform/session/session.ts';
import { failedSegment } from './check-rule.ts';
import { type DuplicateQuery, uniqueFields } from './uniqueness.ts';

export type Checks = ReturnType<typeof createChecks>;

interface ChecksParts {
  db: Database;
  mayAct: (user: Session, action: string) => Promise<boolean>;
}

/** Checks values by registered rules: that nobody has them yet, and that they are well formed. */
export function createChecks({ db, mayAct }: ChecksParts) {
  return {
    /** Returns whether a value of a registered field, such as `sys_user.phone`, is taken. */
    async isTaken(field: string, query: DuplicateQuery, user: Session): Promise<boolean> {
      const unique = uniqueFields.get(field) ?? refuse('check.unknown');
      if (unique.action !== null && !(await mayAct(user, unique.action))) refuse('action.denied');
      return query.value !== '' && unique.isTaken(db, query);
    },

    /** Returns the segment of a rule that a value does not fit; undefined where it fits. */
    async failure(ruleCode: string, value: string): Promise<FailedCheck | undefined> {
      const rule = await db
        .selectFrom('check_rule')
        .where(ofTenant('check_rule'))
        .where('code', '=', ruleCode)
        .select('segments')
        .executeTakeFirst();
      if (!rule) return refuse('check.unknown-rule');
      return failedSegment(z.array(CheckSegment).parse(rule.segments), value);
    },
  };
}
