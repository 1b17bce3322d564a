import { paperInk } from '@portal/ui/data/chart-ink';
import { expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { simulatedBoard } from '../../alone/simulated-board.ts';
import { drawShares } from '../export/charts.ts';
import { drawFigures } from '../export/figures.ts';
import { penOn } from '../export/pen.ts';
import { drawStructure } from '../export/tables.ts';
import { Board } from './Board.tsx';

/** The percents and differences of percents in a text. */
const percentsIn = (text: string) => text.match(/[\d.]+(?:%| 个百分点)/g) ?? [];

const area = { x: 0, y: 0, width: 1160, height: 400 };

test('FIX-51: percents of a board have one decimal, whole ones too, where they are seen, read out or drawn', async () => {
  const { container } = await render(<Board board={simulatedBoard} onOpen={() => undefined} />);
  const tape = page.getByRole('img', { name: '目标达成 64.0%，时间进度 60.0%' });
  await expect.element(tape).toBeVisible();
  const parts = page.getByText('62.0%');
  await expect.element(parts).toBeVisible();

  const drawn = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  onTestFinished(() => drawn.mockRestore());
  const on = document.createElement('canvas').getContext('2d');
  if (!on) throw new Error('There is nothing to draw on.');
  const pen = penOn(on, paperInk());
  drawFigures(pen, area, simulatedBoard);
  drawShares(pen, area, simulatedBoard.shares);
  drawStructure(pen, area, simulatedBoard.structure);

  const seen = percentsIn(container.innerText);
  const written = percentsIn(drawn.mock.calls.map(([text]) => text).join(' '));
  expect(seen).toContain('4.0 个百分点');
  expect([seen.length, written.length]).toEqual([16, 15]);
  expect([...seen, ...written].filter((percent) => !/\.\d\D*$/.test(percent))).toEqual([]);
});
