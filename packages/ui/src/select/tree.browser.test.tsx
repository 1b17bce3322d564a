import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Tree } from './Tree.tsx';

const nodes = [
  {
    key: 'a',
    text: '集团总部',
    children: [
      { key: 'b', text: '零售运营中心', children: [{ key: 'c', text: '华东大区' }] },
      { key: 'd', text: '商品运营中心' },
    ],
  },
];

function Page({ first }: { first?: string }) {
  const [chosen, setChosen] = useState(first);
  return (
    <>
      <button type="button">之前</button>
      <Tree label="部门" nodes={nodes} chosen={chosen} onChoose={({ key }) => setChosen(key)} />
      <output aria-label="值">{chosen}</output>
    </>
  );
}

const tree = page.getByRole('tree', { name: '部门' });
const items = page.getByRole('treeitem');
const value = page.getByRole('status', { name: '值' });

async function reach(): Promise<void> {
  await page.getByRole('button').click();
  await userEvent.tab();
  await expect.element(tree).toHaveFocus();
}

test('roots are open from the start; arrows open, enter and leave a node, Enter chooses', async () => {
  await render(<Page />);
  await expect.element(items).toHaveLength(3);
  await reach();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect.element(items).toHaveLength(4);
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(value).toHaveTextContent('c');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  await expect.element(items).toHaveLength(3);
  await userEvent.keyboard('{End}{Enter}');
  await expect.element(value).toHaveTextContent('d');
});

test('the way to the chosen node is open, and it is announced with its level and place', async () => {
  await render(<Page first="c" />);
  const chosen = page.getByRole('treeitem', { selected: true });
  await expect.element(chosen).toHaveTextContent('华东大区');
  await expect.element(chosen).toHaveAttribute('aria-level', '3');
  await reach();
  await expect.element(tree).toHaveAttribute('aria-activedescendant', chosen.element().id);
});

test('a press chooses a node; a press on its arrow only opens or closes it', async () => {
  await render(<Page />);
  await page.getByRole('treeitem', { name: '零售运营中心' }).click();
  await expect.element(value).toHaveTextContent('b');
  const toggle = page.getByRole('treeitem', { name: '集团总部' }).element().firstElementChild;
  if (toggle instanceof HTMLElement) toggle.click();
  await expect.element(items).toHaveLength(1);
  await expect.element(value).toHaveTextContent('b');
});
