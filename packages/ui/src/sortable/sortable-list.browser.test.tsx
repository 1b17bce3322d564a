import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SortableList } from './SortableList.tsx';

function Colours({ isLocked = false }: { isLocked?: boolean }) {
  const [rows, setRows] = useState(['红', '黄', '蓝']);
  return (
    <SortableList
      label="颜色"
      rows={rows}
      keyOf={String}
      textOf={String}
      onOrder={isLocked ? undefined : setRows}
    >
      {(row) => <b>{row}</b>}
    </SortableList>
  );
}

const order = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) => row.textContent);

test('a row is moved by keys: Enter on its handle, End or arrows, and Enter where it is to be', async () => {
  await render(<Colours />);
  const handle = page.getByRole('button', { name: '移动红' });
  await expect.element(handle).toBeVisible();

  handle.element().focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{End}');
  await userEvent.keyboard('{Enter}');

  await expect.poll(order).toEqual(['黄', '蓝', '红']);
});

test('Esc leaves a row where it was', async () => {
  await render(<Colours />);
  page.getByRole('button', { name: '移动红' }).element().focus();

  await userEvent.keyboard('{Enter}{ArrowDown}{Escape}');

  expect(order()).toEqual(['红', '黄', '蓝']);
});

test('a row is moved by the pointer', async () => {
  await render(<Colours />);
  const rows = page.getByRole('row');

  await userEvent.dragAndDrop(rows.nth(0), rows.nth(2), { targetPosition: { x: 60, y: 40 } });

  await expect.poll(order).toEqual(['黄', '蓝', '红']);
});

test('a list that may not be put into order has no handles, and gets them when it may', async () => {
  const { rerender } = await render(<Colours isLocked />);
  await expect.element(page.getByRole('row', { name: '红' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '移动红' })).not.toBeInTheDocument();
  await rerender(<Colours />);
  await expect.element(page.getByRole('button', { name: '移动红' })).toBeVisible();
});
