import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { DataGrid } from './DataGrid.tsx';
import type { GridColumn } from './grid-layout.ts';

interface Complaint {
  id: string;
  words: string;
  note: string;
}

const long = '顾客反映大衣袖口起球，要求更换同款同色，门店已核实并请仓库留货一件';
const complaints: Complaint[] = [
  { id: 'TS1', words: long, note: '无' },
  { id: 'TS2', words: '换货', note: '第一行\n\n第三行' },
];
const columns: GridColumn<Complaint>[] = [
  { key: 'id', header: '编号', isRowHeader: true, width: 100, cell: ({ id }) => id },
  { key: 'words', header: '投诉内容', width: 120, cell: ({ words }) => words },
  { key: 'note', header: '说明', width: 200, cell: ({ note }) => note },
];
const show = () =>
  render(<DataGrid label="投诉" columns={columns} rows={complaints} keyOf={({ id }) => id} />);
const cell = (name: string) => page.getByRole('cell', { name, exact: true });
const shown = () => document.querySelector<HTMLElement>('.ui-grid-whole:popover-open')?.innerText;

/** A narrow box: the columns keep their widths. */
const narrow = () => page.viewport(800, 600);

test('FIX-40: a cut cell shows its whole text while the pointer is on it, and one that is whole shows nothing', async () => {
  await narrow();
  await show();
  const { width } = cell(long).element().getBoundingClientRect();
  expect(cell(long).element().scrollWidth).toBeGreaterThan(width);
  await cell(long).hover();
  await expect.poll(shown).toBe(long);
  await cell('换货').hover();
  await expect.poll(shown).toBeUndefined();
  await cell('第一行 第三行').hover();
  await expect.poll(shown).toBe('第一行\n\n第三行');
  await userEvent.keyboard('{Escape}');
  await expect.poll(shown).toBeUndefined();
});

test('FIX-40: cut cells alone are reached by the keyboard, and show their whole text then', async () => {
  await narrow();
  await show();
  page.getByRole('separator', { name: '说明的列宽' }).element().focus();
  await userEvent.keyboard('{Tab}');
  await expect.element(cell(long)).toHaveFocus();
  await expect.poll(shown).toBe(long);
  await userEvent.keyboard('{Tab}');
  await expect.element(cell('第一行 第三行')).toHaveFocus();
  await expect.poll(shown).toBe('第一行\n\n第三行');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(shown).toBe(long);
});
