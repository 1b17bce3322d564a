import { deleteExpiredArtifacts } from '#features/identity/provider/adapter.ts';
import { deleteOldCounters } from '#features/identity/sign-in/attempts/attempts.ts';
import { deleteExpiredNonces } from '#features/identity/sign-in/nonces.ts';
import { deleteOldRequests } from '#features/identity/sms-codes/store.ts';
import { deleteOldEntries } from '#features/notices/live/notice-log.ts';
import { tidyMessages } from '#features/notices/messages/store.ts';
import { deleteOldResults } from '#features/workplace/results/results.ts';
import { type Deletion, scheduleCleanUp } from '#platform/jobs/clean-up.ts';
import { deleteOldSamples } from '#features/operations/monitoring/history/store.ts';
import { deleteOldReports } from '#features/operations/monitoring/nodes/store.ts';
import { deleteOldAnswers } from '#platform/once/call-answers.ts';
import { deleteExpiredSessions } from '#platform/session/store.ts';
import { deleteExpiredCodes } from '#platform/tokens/one-time-codes.ts';
import { deleteExpiredTickets } from '#platform/tokens/tickets.ts';
import { deleteOldUsedCodes } from '#platform/tokens/used-codes.ts';
import type { World } from '../world.ts';

const deletions = [
  deleteExpiredSessions,
  deleteExpiredTickets,
  deleteExpiredCodes,
  deleteOldUsedCodes,
  deleteExpiredArtifacts,
  deleteExpiredNonces,
  deleteOldCounters,
  deleteOldRequests,
  deleteOldEntries,
  deleteOldReports,
  deleteOldSamples,
  deleteOldAnswers,
  deleteOldResults,
  tidyMessages,
] as const;

/** Wires the deletion of rows whose time is over, of all features, and of what is not in the database. */
export function wireCleanUp({ db, jobs, clock }: World, further: readonly Deletion[]): void {
  scheduleCleanUp({ jobs, clock }, [
    ...deletions.map(
      (deleteOver): Deletion =>
        (now) =>
          deleteOver(db, now),
    ),
    ...further,
  ]);
}
