import type { Board, Period } from '@portal/contract/analysis';
import type { SubsystemKey } from '@portal/contract/subsystem-keys';
import type { Clock } from '#platform/clock';
import type { Database } from '#platform/database';
import { calendarDay } from '#platform/group-time';
import type { Caller, Session } from '#platform/session';
import type { Asked } from './asked.ts';
import { attendanceBoard } from './attendance-board.ts';
import { contentBoard } from './content-board.ts';
import { goodsBoard } from './goods-board.ts';
import { membersBoard } from './members-board.ts';
import { onlineBoard } from './online-board.ts';
import { requestsBoard } from './requests-board.ts';
import { salesBoard } from './sales-board.ts';
import { boards, type Source } from './sources.ts';

/** What this feature asks of permissions; `app.ts` hands it over. */
interface MenuRights {
  insistOnMenu(session: Session, system: SubsystemKey): Promise<void>;
}

interface Parts {
  db: Database;
  clock: Clock;
  permissions: MenuRights;
}

const makers: Record<Source, (db: Database, asked: Asked) => Promise<Board>> = {
  sales: salesBoard,
  goods: goodsBoard,
  online: onlineBoard,
  content: contentBoard,
  attendance: attendanceBoard,
  requests: requestsBoard,
  members: membersBoard,
};

export type Analysis = ReturnType<typeof createAnalysis>;

export function createAnalysis({ db, clock, permissions }: Parts) {
  return {
    /** The board of a subsystem the caller has a menu in, about what their tab has chosen of what they belong to. */
    async boardFor({ session, context }: Caller, about: { system: SubsystemKey; period: Period }) {
      await permissions.insistOnMenu(session, about.system);
      const { title, source } = boards[about.system];
      const now = clock.now();
      const { personId } = session;
      const asked = { ...about, personId, context, title, now, today: calendarDay(now) };
      return makers[source](db, asked);
    },
  };
}
