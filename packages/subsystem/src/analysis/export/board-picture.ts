import type { Board, Period } from '@portal/contract/analysis/board';
import { numerals, paperInk } from '@portal/ui/data/chart-ink';
import { saveFile } from '../../save-sheet.ts';
import { isOneDay } from '../address.ts';
import { headingOf, periods } from '../board-data.ts';
import { chartHeight, drawShares, drawTrend } from './charts.ts';
import { drawFigures, figuresHeight } from './figures.ts';
import { type Area, type Pen, penOn } from './pen.ts';
import { drawRanking, drawStructure, rankingHeight, structureHeight } from './tables.ts';

/** A picture is as wide as a desk's page on whatever screen it is made, and twice as fine. */
const width = 1240;
const scale = 2;
const margin = 40;
const gap = 16;
const headHeight = 76;

/** Saves a board as a picture. An open day has its date in the heading, so that no period is named. */
export async function saveBoardPicture(board: Board, period: Period): Promise<void> {
  const isDay = isOneDay(board.trail.at(-1)?.within);
  const name = periods.find(({ value }) => value === period)?.label ?? '';
  saveFile(`${board.title}.png`, await boardPicture(board, isDay ? '' : `统计周期：${name}`));
}

/** Draws a board as a picture to paste: on white, in light and dark alike. */
async function boardPicture(board: Board, about: string): Promise<Blob> {
  await Promise.all([500, 600].map((weight) => document.fonts.load(`${weight} 12px ${numerals}`)));
  const areas = areasOf(board);
  const height = areas.ranking.y + areas.ranking.height + margin;
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const on = canvas.getContext('2d');
  if (!on) throw new Error('No canvas to draw on.');
  on.scale(scale, scale);
  const pen = penOn(on, paperInk());
  pen.bar({ x: 0, y: 0, width, height }, pen.ink.surface, 0);
  drawHead(pen, board, about);
  drawFigures(pen, areas.figures, board);
  drawTrend(pen, areas.trend, board.trend);
  drawShares(pen, areas.shares, board.shares);
  drawRanking(pen, areas.ranking, board.ranking);
  drawStructure(pen, areas.structure, board.structure);
  return pngOf(canvas);
}

function drawHead({ ink, text }: Pen, board: Board, about: string): void {
  const right = width - margin;
  const taken = text(about, right, margin + 26, { size: 14, color: ink.text2, align: 'right' });
  const most = right - margin - taken - gap;
  text(headingOf(board), margin, margin + 24, { size: 24, color: ink.text, weight: 600, most });
  const all = { size: 13, color: ink.text3, most: right - margin };
  text(board.scope, margin, margin + 50, all);
}

/** Positions of the parts, as on a wide page. */
function areasOf(board: Board) {
  const inner = width - 2 * margin;
  const top = margin + headHeight;
  const figures = { x: margin, y: top, width: inner, height: figuresHeight(board) };
  const [trend, shares] = beside(figures.y + figures.height + gap, chartHeight, 2 / 3);
  const high = Math.max(rankingHeight(board.ranking), structureHeight(board.structure));
  const [ranking, structure] = beside(trend.y + trend.height + gap, high, 7 / 12);
  return { figures, trend, shares, ranking, structure };
}

function beside(y: number, height: number, share: number): [Area, Area] {
  const inner = width - 2 * margin - gap;
  const first = Math.round(inner * share);
  return [
    { x: margin, y, width: first, height },
    { x: margin + first + gap, y, width: inner - first, height },
  ];
}

const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture came of it.'))));
  });
