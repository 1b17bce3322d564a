import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { SortableTree } from './SortableTree.tsx';
import type { SortableNode, TreeMove } from './tree-moves.ts';

const group: SortableNode[] = [
  {
    key: 'east',
    text: '东区',
    children: [
      { key: 'e1', text: '一部' },
      { key: 'e2', text: '二部' },
    ],
  },
  { key: 'west', text: '西区' },
];

interface DepartmentsProps {
  nodes?: SortableNode[];
  isLocked?: boolean;
}

function Departments({ nodes = group, isLocked = false }: DepartmentsProps) {
  const [move, setMove] = useState<TreeMove>();
  return (
    <>
      <div style={{ height: 400 }}>
        <SortableTree
          label="部门"
          nodes={nodes}
          onMove={isLocked ? undefined : setMove}
          onChoose={() => {}}
        >
          {({ text }) => <b>{text}</b>}
        </SortableTree>
      </div>
      <output>{move && [move.key, move.parent ?? '顶层', move.before ?? '末尾'].join(' ')}</output>
    </>
  );
}

const moved = () => page.getByRole('status').element().textContent;
const row = (text: string) => page.getByRole('row', { name: text });
const handle = (name: string) => page.getByRole('button', { name: `移动${name}` });
/** The place a node that is being moved would go to. */
const place = (name: string) => page.getByRole('button', { name });

/** Leads from the top of the tree to the handle of its second row, by keys alone. */
const toSecondHandle = '{Tab}{ArrowDown}{ArrowRight}';

test('a node is moved by keys: Right to its handle, Enter, arrows to the place, Enter', async () => {
  await render(<Departments />);
  await expect.element(row('西区')).toBeVisible();

  await userEvent.keyboard(toSecondHandle);
  await expect.element(handle('一部')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(place('插入到 一部 和 二部 之间')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(place('插入到 二部 之后')).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');

  await expect.poll(moved).toBe('e1 顶层 末尾');
});

test('Esc leaves a node where it was', async () => {
  await render(<Departments />);
  await expect.element(row('西区')).toBeVisible();

  await userEvent.keyboard(`${toSecondHandle}{Enter}`);
  await expect.element(place('插入到 一部 和 二部 之间')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Escape}');

  await expect.element(handle('一部')).toHaveFocus();
  expect(moved()).toBe('');
});

test('a node is dropped on another by the pointer, and goes below it', async () => {
  await render(<Departments />);
  await expect.element(row('西区')).toBeVisible();

  await userEvent.dragAndDrop(row('西区'), row('东区'), { targetPosition: { x: 80, y: 20 } });

  await expect.poll(moved).toBe('west east 末尾');
});

test('a tree that may not be put into order has no handles, and gets them when it may', async () => {
  const { rerender } = await render(<Departments isLocked />);
  await expect.element(row('西区')).toBeVisible();
  await expect.element(handle('西区')).not.toBeInTheDocument();
  await rerender(<Departments />);
  await expect.element(handle('西区')).toBeVisible();
  await rerender(<Departments isLocked />);
  await expect.element(handle('西区')).not.toBeInTheDocument();
});

test('a node is closed and opened again', async () => {
  await render(<Departments />);
  await page.getByRole('button', { name: '收起 东区' }).click();
  await expect.element(row('一部')).not.toBeInTheDocument();
  await page.getByRole('button', { name: '展开 东区' }).click();
  await expect.element(row('一部')).toBeVisible();
});

test('10,000 open nodes draw the rows in sight alone', async () => {
  const children = Array.from({ length: 10_000 }, (_, nth) => ({
    key: `d${nth}`,
    text: `部门${nth}`,
  }));
  await render(<Departments nodes={[{ key: 'top', text: '集团', children }]} />);

  await expect.element(page.getByRole('row', { name: '部门3', exact: true })).toBeVisible();
  expect(page.getByRole('row').elements().length).toBeLessThan(60);
});
