import type { Audit, AuditEntry } from '#platform/audit/audit.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller } from '#platform/session/session.ts';
import type { Publisher } from '../publisher.ts';
import type { CleanHtml } from '#platform/html/clean-html.ts';
import { type DeskRow, lockOnDesk } from './store.ts';

export interface DeskParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  clean: CleanHtml;
  publisher: Publisher;
}

type DeskAuditKind = Extract<AuditEntry['kind'], `announcement.${string}` | `template.${string}`>;

/** Records an administrator's action on announcements in the audit trail. */
export const deskAudit =
  ({ audit }: Pick<DeskParts, 'audit'>) =>
  ({ session, address, requestId }: Caller, kind: DeskAuditKind, detail: Record<string, string>) =>
    audit.record({
      kind,
      actorId: session.personId,
      actorWorkNo: session.workNo,
      address,
      requestId,
      detail,
    });

/** Updates an announcement under a row lock; refuses if it is not in one of these states. */
export const updateWithLock =
  ({ db, clock }: Pick<DeskParts, 'db' | 'clock'>) =>
  <T>(
    id: string,
    states: readonly DeskRow['state'][],
    update: (tx: Database, row: DeskRow) => Promise<T>,
  ): Promise<T> =>
    db.transaction().execute(async (tx) => {
      const row = (await lockOnDesk(tx, clock.now(), id)) ?? refuse('announcement.not-found');
      if (!states.includes(row.state)) refuse('announcement.state');
      return update(tx, row);
    });
