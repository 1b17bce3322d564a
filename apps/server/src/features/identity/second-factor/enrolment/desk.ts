import type { Audit } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { wireTime } from '@portal/common/group-time';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import { issueCode } from './codes.ts';
import { countFactorsOf } from '../store.ts';

interface Parts {
  db: Database;
  clock: Clock;
  audit: Audit;
  /** Returns a user of the caller's tenant, by work number. */
  findColleague: (
    caller: Caller,
    workNo: string,
  ) => Promise<{ id: string; work_no: string; realname: string } | undefined>;
}

export type EnrolmentDesk = ReturnType<typeof createEnrolmentDesk>;

/** Issues codes to users who are about to add their first second factor; nobody issues one to themselves. */
export const createEnrolmentDesk = ({ db, clock, audit, findColleague }: Parts) => ({
  async issue(caller: Caller, workNo: string) {
    const { session, address, requestId } = caller;
    const person = (await findColleague(caller, workNo)) ?? refuse('person.not-found');
    if (person.id === session.personId) refuse('enrolment.own');
    if ((await countFactorsOf(db, person.id)) > 0) refuse('enrolment.enrolled');
    const { code, expiresAt } = await issueCode(db, person.id, clock.now());
    await audit.record({
      kind: 'enrolment.code-issued',
      actorId: session.personId,
      actorWorkNo: session.workNo,
      address,
      requestId,
      detail: { workNo: person.work_no },
    });
    return { code, realname: person.realname, expireTime: wireTime(expiresAt) };
  },
});
