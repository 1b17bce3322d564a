import type { Board, Dimension, Period, Within } from '@portal/contract/analysis/board';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { calendarDay } from '#platform/group-time';
import type { Caller, Session } from '#platform/session';
import { refuse } from '#platform/refuse';
import type { Asked } from './query/board-query.ts';
import { attendanceBoard } from './boards/attendance-board.ts';
import { contentBoard } from './boards/content-board.ts';
import type { Drawn } from './boards/board-content.ts';
import { goodsBoard } from './boards/goods/goods-board.ts';
import { membersBoard } from './boards/members/members-board.ts';
import { onlineBoard } from './boards/online-board.ts';
import { requestsBoard } from './boards/requests/requests-board.ts';
import { salesBoard } from './boards/sales/sales-board.ts';
import { boards, type Source } from './query/board-sources.ts';
import { trailOf } from './drill-down/breadcrumbs.ts';
import { wayOf } from './drill-down/drill-down-path.ts';

/** What this feature asks of permissions; `app.ts` hands it over. */
interface MenuRights {
  insistOnMenu(session: Session, system: SubsystemKey): Promise<void>;
}

interface Parts {
  db: Database;
  clock: Clock;
  permissions: MenuRights;
}

const makers: Record<Source, (db: Database, asked: Asked) => Promise<Drawn>> = {
  sales: salesBoard,
  goods: goodsBoard,
  online: onlineBoard,
  content: contentBoard,
  attendance: attendanceBoard,
  requests: requestsBoard,
  members: membersBoard,
};

/** By what the parts of a board are opened. */
const opened: Record<Source, readonly Dimension[]> = {
  sales: ['group', 'store', 'category', 'day'],
  goods: ['category', 'day'],
  online: ['shop', 'platform', 'day'],
  content: ['topic', 'kind', 'day'],
  attendance: ['department', 'day'],
  requests: ['department', 'kind', 'day'],
  members: ['group', 'day'],
};

interface About {
  system: SubsystemKey;
  period: Period;
  within?: Within | undefined;
}

export type Analysis = ReturnType<typeof createAnalysis>;

export function createAnalysis({ db, clock, permissions }: Parts) {
  return {
    /**
     * The board of a subsystem the caller has a menu in, about what their tab has chosen of what they belong to, or of
     * a part of that.
     */
    async boardFor(
      { session, context }: Caller,
      { system, period, within }: About,
    ): Promise<Board> {
      await permissions.insistOnMenu(session, system);
      const { title, source } = boards[system];
      const now = clock.now();
      const { personId } = session;
      const today = calendarDay(now);
      const way = wayOf(within, today);
      if (!way.steps.every(({ dimension }) => opened[source].includes(dimension))) {
        refuse('record.not-found');
      }
      const asked = { system, period, way, personId, context, title, now, today };
      const [drawn, trail] = [await makers[source](db, asked), await trailOf(db, system, way)];
      return { ...drawn, trail };
    },
  };
}
