import type { Database } from '#platform/database/database.ts';
import type { BoardQuery } from '../query/board-query.ts';
import type { Source } from '../query/board-sources.ts';
import { addedInVain } from './added-in-vain.ts';
import { attendance, attendanceBoard } from './attendance-board.ts';
import type { BoardContent } from './board-content.ts';
import { content, contentBoard } from './content-board.ts';
import { goodsBoard, measuredBy } from './goods/goods-board.ts';
import { goodsMeasures } from './goods/goods-stock.ts';
import { members, membersBoard } from './members/members-board.ts';
import { salesBoard } from './sales/sales-board.ts';
import { salesMeasures } from './sales/sales-figures.ts';

/** A board that is read from daily facts, with the figures of it that add up what means nothing added. */
interface FactBoard {
  make: (db: Database, query: BoardQuery) => Promise<BoardContent>;
  addedInVain: () => string[];
}

/** The boards of facts by what they are read from. */
export const factBoards: Record<Exclude<Source, 'records'>, FactBoard> = {
  sales: {
    make: salesBoard,
    addedInVain: () => [...addedInVain(salesMeasures), ...addedInVain(goodsMeasures)],
  },
  goods: {
    make: goodsBoard,
    addedInVain: () => [
      ...addedInVain(measuredBy('category')),
      ...addedInVain(measuredBy('group')),
      ...addedInVain(goodsMeasures),
    ],
  },
  content: { make: contentBoard, addedInVain: () => addedInVain(content) },
  attendance: { make: attendanceBoard, addedInVain: () => addedInVain(attendance) },
  members: { make: membersBoard, addedInVain: () => addedInVain(members) },
};
