import { second } from '@portal/common/durations';
import type { Board, Dimension, Period, BoardPath } from '@portal/contract/analysis/board';
import type { ReportSubject, SalesReport } from '@portal/contract/analysis/sales-reports';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import { createTenantMemo } from '#platform/cache/tenant-memo.ts';
import type { Clock } from '#platform/time/clock.ts';
import type { Database } from '#platform/database/database.ts';
import { calendarDay } from '@portal/common/group-time';
import type { Caller, Session } from '#platform/session/session.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { BoardQuery } from './query/board-query.ts';
import { type BoardContent, withoutNothing } from './boards/board-content.ts';
import { factBoards } from './boards/fact-boards.ts';
import { membershipsText } from './boards/organisation-store.ts';
import {
  type MeasureRecords,
  recordBoards,
  type RulePartsOf,
} from './boards/records/record-board.ts';
import { sourceOfBoard, type Source } from './query/board-sources.ts';
import { breadcrumbsOf } from './drill-down/breadcrumbs.ts';
import { salesReport } from './reports/sales-report.ts';
import { parsePath } from './drill-down/drill-down-path.ts';
import { systems } from '../../systems.ts';

/** The rules of `access/permissions` used here; `wiring/` passes them in. */
interface MenuRights {
  requireMenu(session: Session, system: SubsystemKey): Promise<void>;
}

interface Parts {
  db: Database;
  clock: Clock;
  permissions: MenuRights;
  measureRecords: MeasureRecords;
  rulePartsOf: RulePartsOf;
}

/** The dimensions by which each kind of board can be drilled into. */
const dimensionsOf: Record<Source, readonly Dimension[]> = {
  sales: ['group', 'store', 'category', 'day'],
  goods: ['category', 'day'],
  content: ['topic', 'kind', 'day'],
  attendance: ['department', 'day'],
  members: ['day'],
  records: ['place', 'part', 'day'],
};

/** Boards kept at most, some 20 kB each; and the age at which figures are read again, that of a wall's screen. */
const boardsMost = 500;
const freshMs = 30 * second;

interface BoardRequest {
  system: SubsystemKey;
  period: Period;
  within?: BoardPath | undefined;
}

export type Analysis = ReturnType<typeof createAnalysis>;

export function createAnalysis(parts: Parts) {
  const { db, clock, permissions, measureRecords, rulePartsOf } = parts;
  const made = createTenantMemo<BoardContent>({ most: boardsMost });

  /** Boards of facts are made once for all users with the same memberships and choices, and made again after a while. */
  async function contentOf(source: Source, query: BoardQuery): Promise<BoardContent> {
    if (source !== 'records') {
      const { system, period, path, context, today, personId, now } = query;
      const memberships = await membershipsText(db, personId);
      const key = JSON.stringify([system, period, path.steps, context, today, memberships]);
      const revision = Math.floor(now.getTime() / freshMs);
      return made.get(revision, key, () => factBoards[source].make(db, query));
    }
    const make = recordBoards.get(query.system) ?? refuse('record.not-found');
    return make({ db, measureRecords, rulePartsOf }, query);
  }

  return {
    /** Returns a report on sales for a user with a menu of visual analytics. */
    async reportFor(
      { session }: Caller,
      { by, period }: { by: ReportSubject; period: Period },
    ): Promise<SalesReport> {
      await permissions.requireMenu(session, 'dcp');
      const today = calendarDay(clock.now());
      return salesReport(db, { personId: session.personId, by, period, today });
    },

    /**
     * Returns the board of a subsystem in which the caller has a menu. It covers what the tab has chosen of the user's
     * memberships, or the part of that named by `within`.
     */
    async boardFor(caller: Caller, { system, period, within }: BoardRequest): Promise<Board> {
      const { session, context } = caller;
      await permissions.requireMenu(session, system);
      const { title } =
        systems.find(({ key }) => key === system)?.board ?? refuse('record.not-found');
      const source = sourceOfBoard(system);
      const now = clock.now();
      const { personId } = session;
      const today = calendarDay(now);
      const path = parsePath(within, today);
      if (!path.steps.every(({ dimension }) => dimensionsOf[source].includes(dimension))) {
        refuse('record.not-found');
      }
      const query = { caller, system, period, path, personId, context, title, now, today };
      const { labels, ...content } = withoutNothing(await contentOf(source, query));
      return { ...content, trail: await breadcrumbsOf(db, path, labels) };
    },
  };
}
