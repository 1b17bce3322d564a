import type { Letter } from '@portal/contract/notices/announcement-desk';
import { isWordless } from '@portal/contract/notices/html-text';
import type { Audit, AuditEntry } from '#platform/audit';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { refuse } from '#platform/refuse';
import type { Caller } from '#platform/session';
import type { Announcer } from '../publisher.ts';
import type { Clean } from '../clean-html.ts';
import { columnsOf, type DeskRow, lockOnDesk } from './store.ts';
import { isOpenable } from '../link-targets.ts';

export interface DeskParts {
  db: Database;
  clock: Clock;
  audit: Audit;
  clean: Clean;
  announcer: Announcer;
}

type Kind = Extract<AuditEntry['kind'], `announcement.${string}` | `template.${string}`>;

/** Seals into the audit trail what an administrator did to announcements. */
export const noter =
  ({ audit }: Pick<DeskParts, 'audit'>) =>
  ({ session, address, requestId }: Caller, kind: Kind, detail: Record<string, string>) =>
    audit.record({
      kind,
      actorId: session.personId,
      actorWorkNo: session.workNo,
      address,
      requestId,
      detail,
    });

/** Does something to an announcement that is in one of these states, while nobody else does anything to it. */
export const changer =
  ({ db, clock }: Pick<DeskParts, 'db' | 'clock'>) =>
  <T>(
    id: string,
    states: readonly DeskRow['state'][],
    act: (tx: Database, row: DeskRow) => Promise<T>,
  ): Promise<T> =>
    db.transaction().execute(async (tx) => {
      const row = (await lockOnDesk(tx, clock.now(), id)) ?? refuse('announcement.not-found');
      if (!states.includes(row.state)) refuse('announcement.state');
      return act(tx, row);
    });

/**
 * What people will read, as it is kept: cleaned now, by today's policy (and again whenever it is read), and leading
 * nowhere it must not lead.
 */
export function letterKept(clean: Clean, letter: Letter) {
  const content = clean(letter.msgContent);
  if (isWordless(content) && !content.includes('<img ')) refuse('announcement.empty');
  const { openType, openPage } = letter;
  if (openType !== null && !isOpenable(openType, openPage ?? '')) {
    refuse(openType === 'url' ? 'announcement.address' : 'announcement.component');
  }
  return columnsOf(letter, content);
}
