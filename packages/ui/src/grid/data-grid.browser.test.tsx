import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ColumnSettings } from './ColumnSettings.tsx';
import { DataGrid } from './DataGrid.tsx';
import type { GridColumn, GridLayout } from './grid-layout.ts';
import type { SortTerm } from './grid-sort.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { useSelection } from './selection.ts';

interface Store {
  id: string;
  name: string;
  area: number;
}

const stores = Array.from({ length: 1000 }, (_, at): Store => {
  return { id: `S${1000 + at}`, name: `第 ${at} 家`, area: 200 + at };
});

const columns: GridColumn<Store>[] = [
  { key: 'id', header: '编号', isRowHeader: true, isSortable: true, pinned: 'start', cell: id },
  { key: 'name', header: '名称', isSortable: true, width: 200, cell: ({ name }) => name },
  { key: 'area', header: '面积', align: 'end', cell: ({ area }) => area, sum: '699,500' },
];

function id(store: Store) {
  return store.id;
}

/** A page of stores with everything a grid can do; `from` is the first store of the page. */
function Stores({ from = 0, count = 20 }: { from?: number; count?: number }) {
  const [layout, onLayout] = useState<GridLayout>({});
  const [sort, onSort] = useState<SortTerm[]>([]);
  const selection = useSelection<Store>();
  return (
    <>
      <ColumnSettings columns={columns} layout={layout} onLayout={onLayout} />
      <SelectionBar count={selection.rows.size} onClear={() => selection.onChange(new Map())} />
      <DataGrid
        label="门店"
        rows={stores.slice(from, from + count)}
        keyOf={id}
        {...{ columns, layout, onLayout, sort, onSort, selection }}
      />
    </>
  );
}

const head = (name: string) => page.getByRole('columnheader', { name });
const widthOf = (name: string) => head(name).element().getBoundingClientRect().width;
const tick = (name: string) => page.getByRole('checkbox', { name: `选择 ${name}` });
const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((one) => one.textContent);

test('a head pressed sorts rising, then falling, then not; with Shift it adds a column', async () => {
  await render(<Stores />);
  const press = page.getByRole('button', { name: '编号' });
  await press.click();
  await expect.element(head('编号')).toHaveAttribute('aria-sort', 'ascending');
  await press.click();
  await expect.element(head('编号')).toHaveAttribute('aria-sort', 'descending');

  await userEvent.keyboard('{Shift>}');
  await page.getByRole('button', { name: '名称' }).click();
  await userEvent.keyboard('{/Shift}');
  await expect.element(head('编号')).toHaveAttribute('aria-sort', 'descending');
  await expect.element(head('名称')).toHaveAttribute('aria-sort', 'ascending');

  await press.click();
  await expect.element(head('编号')).not.toHaveAttribute('aria-sort');
  await expect.element(head('名称')).not.toHaveAttribute('aria-sort');
  await expect.element(head('面积').getByRole('button')).not.toBeInTheDocument();
});

test.each([
  [{ sum: '699,500', average: undefined }, '合计699,500'],
  [{ sum: undefined, average: '699.5' }, '平均699.5'],
])('FIX-49: below columns stands what it is: %o', async (below, text) => {
  const [first, name, area] = columns;
  const shown = [first, name, area && { ...area, ...below }].filter((one) => one !== undefined);
  await render(<DataGrid label="门店" columns={shown} rows={stores.slice(0, 2)} keyOf={id} />);
  await expect.element(page.getByRole('row').last()).toHaveTextContent(text);
});

test('KIT-09 rows of several pages stay selected, and the bar counts and clears them', async () => {
  const { rerender } = await render(<Stores />);
  await tick('S1001').click();
  await rerender(<Stores from={20} />);
  await page.getByRole('checkbox', { name: '选择本页全部' }).click();
  await expect.element(page.getByText('已选 21 项')).toBeVisible();

  await rerender(<Stores />);
  await expect.element(tick('S1001')).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: '选择本页全部' })).toBePartiallyChecked();
  await page.getByRole('button', { name: '清除选择' }).click();
  await expect.element(tick('S1001')).not.toBeChecked();
});

test('the edge of a column moves by arrows and by the mouse, and the columns before it stay', async () => {
  await render(<Stores />);
  const edge = page.getByRole('separator', { name: '名称的列宽' });
  const [first, before] = [widthOf('编号'), widthOf('名称')];
  edge.element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.poll(() => widthOf('名称')).toBe(before - 16);
  expect(widthOf('编号')).toBe(first);

  const { right, top } = edge.element().getBoundingClientRect();
  const at = (clientX: number) => ({ clientX, clientY: top + 5, bubbles: true, button: 0 });
  edge.element().dispatchEvent(new MouseEvent('mousedown', at(right)));
  document.dispatchEvent(new MouseEvent('mousemove', at(right - 60)));
  document.dispatchEvent(new MouseEvent('mouseup', at(right - 60)));
  await expect.poll(() => widthOf('名称')).toBe(before - 76);
  expect(widthOf('编号')).toBe(first);
});

test('KIT-07 columns are hidden, moved and pinned, and rows made lower, in the panel', async () => {
  await render(<Stores />);
  await page.getByRole('button', { name: '列设置' }).click();
  await page.getByRole('button', { name: '面积前移' }).click();
  await expect.poll(heads).toEqual(['', '编号', '面积', '名称']);
  await page.getByRole('button', { name: '名称固定在左侧' }).click();
  await expect.poll(heads).toEqual(['', '编号', '名称', '面积']);
  await page.getByRole('checkbox', { name: '编号' }).click();
  await expect.poll(heads).toEqual(['', '名称', '面积']);
  const low = page.getByRole('row').nth(1);
  const height = low.element().getBoundingClientRect().height;
  await page.getByText('紧凑').click();
  await expect.poll(() => low.element().getBoundingClientRect().height).toBeLessThan(height - 10);

  await page.getByRole('button', { name: '恢复默认' }).click();
  await expect.poll(heads).toEqual(['', '编号', '名称', '面积']);
  await expect.element(page.getByRole('row', { name: /合计/ })).toHaveTextContent('合计699,500');
});

test('KIT-21 of a thousand rows a window is drawn, which follows the scroll and knows the whole', async () => {
  await render(<Stores count={1000} />);
  const grid = page.getByRole('region', { name: '门店' });
  await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60);
  grid.element().scrollTop = 30_000;
  await expect.element(page.getByText('第 652 家')).toBeVisible();
  expect(document.querySelectorAll('tbody tr').length).toBeLessThan(60);
  const { top } = grid.element().getBoundingClientRect();
  expect(head('名称').element().getBoundingClientRect().top).toBe(top);
});

test('KIT-19 where it is narrow each row is a card with the names of its fields', async () => {
  await page.viewport(390, 844);
  await render(<Stores />);
  await expect.element(page.getByRole('columnheader')).not.toBeInTheDocument();
  const card = page.getByText('第 0 家').element();
  expect(getComputedStyle(card, '::before').content).toBe('"名称"');
  expect(document.documentElement.scrollWidth).toBe(390);
  await tick('S1000').click();
  await expect.element(page.getByText('已选 1 项')).toBeVisible();
});
