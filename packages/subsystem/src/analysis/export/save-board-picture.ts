import type { Board, Period } from '@portal/contract/analysis/board';
import { saveFile } from '../../save-sheet.ts';
import { isOneDay } from '../address.ts';
import { periods } from '../period.ts';
import { boardPicture } from './board-picture.ts';

/** Has the browser save a board as a picture. An open day says its date by itself. */
export async function saveBoardPicture(board: Board, period: Period): Promise<void> {
  const isDay = isOneDay(board.trail.at(-1)?.within);
  const name = periods.find(({ value }) => value === period)?.label ?? '';
  saveFile(`${board.title}.png`, await boardPicture(board, isDay ? '' : `统计周期：${name}`));
}
