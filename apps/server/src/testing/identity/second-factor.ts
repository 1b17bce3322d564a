import { openEnrolment } from '@portal/contract/identity/enrolment';
import { beginTotp, confirmTotp } from '@portal/contract/identity/second-factor';
import { authenticatorCode } from '@portal/testing/totp';
import type { MakeCall } from '@portal/testing/calls';
import { issueCode } from '#features/identity/second-factor/enrolment/codes.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';

interface Enrolling {
  id: string;
  /** In the session the factor is added in. */
  call: MakeCall;
}

/** Shows an administrator's code, as somebody about to add their first second factor does. */
export async function openFirstFactor(
  { db, clock }: { db: Database; clock: Clock },
  { id, call }: Enrolling,
): Promise<void> {
  const { code } = await issueCode(db, id, clock.now());
  await call(openEnrolment, { code });
}

/**
 * Adds an authenticator app, as a person does; answers the app, which shows the code of the moment, and the codes. For
 * somebody a test made up the code of an administrator counts as shown.
 */
export async function addTotp(call: MakeCall, clock: Clock) {
  const { secret, draft } = await call(beginTotp, {});
  const app = () => authenticatorCode(secret, clock.now());
  const { recoveryCodes } = await call(confirmTotp, { draft, code: app() });
  return { app, recoveryCodes };
}

/** For somebody made up everything that may be asked was shown: also the code with which a first factor is added. */
export async function mayAddFirstFactor(db: Database, personId: string): Promise<void> {
  const until = new Date('2100-01-01');
  await db
    .updateTable('session')
    .set({ enrolment_until: until })
    .where('person_id', '=', personId)
    .execute();
}
