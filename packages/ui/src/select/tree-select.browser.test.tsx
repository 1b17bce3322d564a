import { type ComponentProps, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { TreeSelect } from './TreeSelect.tsx';

const nodes = [
  {
    key: 'a',
    text: '上装',
    children: [
      { key: 'b', text: '衬衫', children: [{ key: 'c', text: '牛津纺衬衫' }] },
      { key: 'd', text: '卫衣' },
    ],
  },
  { key: 'e', text: '下装', children: [{ key: 'f', text: '牛仔裤' }] },
];

type Props = Partial<ComponentProps<typeof TreeSelect>>;

function Form(props: Props) {
  const [value, setValue] = useState<readonly string[]>(props.value ?? []);
  return (
    <>
      <TreeSelect label="品类" nodes={nodes} {...props} value={value} onChange={setValue} />
      <output aria-label="值">{value.join(',')}</output>
      <button type="button">保存</button>
    </>
  );
}

const field = page.getByRole('combobox', { name: '品类' });
const items = page.getByRole('treeitem');
const tree = page.getByRole('tree');
const value = page.getByRole('status', { name: '值' });

test('the arrow down opens the tree, arrows open and enter nodes, Enter chooses one, and the field shows it', async () => {
  await render(<Form />);
  await userEvent.tab();
  await expect.element(field).toHaveAttribute('aria-haspopup', 'tree');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await expect.element(items).toHaveLength(5);
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  const current = items.nth(2).element();
  expect(current.textContent).toBe('牛津纺衬衫');
  await expect.element(field).toHaveAttribute('aria-activedescendant', current.id);
  await userEvent.keyboard('{Enter}');
  await expect.element(value).toHaveTextContent('c');
  await expect.element(field).toHaveValue('牛津纺衬衫');
  await expect.element(tree).not.toBeInTheDocument();
});

test('typing narrows the tree to nodes with that text and what is above them; Esc brings the choice back', async () => {
  await render(<Form value={['d']} />);
  await field.click();
  await userEvent.keyboard('牛');
  await expect.element(items).toHaveLength(5);
  expect(items.elements().map(({ textContent }) => textContent)).toContain('牛津纺衬衫');
  expect(items.elements().map(({ textContent }) => textContent)).not.toContain('卫衣');
  await userEvent.keyboard('仔');
  await expect.element(items).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('卫衣');
  await expect.element(tree).not.toBeInTheDocument();
});

test('several nodes are chosen one after the other, and a second press takes one back', async () => {
  await render(<Form isMultiple />);
  await field.click();
  await expect.element(tree).toHaveAttribute('aria-multiselectable', 'true');
  await userEvent.keyboard('{Enter}{End}{Enter}');
  await expect.element(value).toHaveTextContent('a,f');
  await expect.element(page.getByRole('treeitem', { selected: true })).toHaveLength(2);
  await items.nth(0).click();
  await expect.element(value).toHaveTextContent('f');
  await page.getByRole('button', { name: '清除品类' }).click();
  await expect.element(value).toBeEmptyDOMElement();
});

test('a press on the arrow of a node opens it and chooses nothing, and the focus stays in the field', async () => {
  await render(<Form />);
  await field.click();
  const toggle = page
    .getByRole('treeitem', { name: '衬衫', exact: true })
    .element().firstElementChild;
  if (!toggle) throw new Error('The node has no arrow.');
  await userEvent.click(toggle);
  await expect.element(items).toHaveLength(6);
  await expect.element(value).toBeEmptyDOMElement();
  await expect.element(field).toHaveFocus();
});

test('nodes that are fetched say so, a failure is fetched again by Enter, and none is said, too', async () => {
  let retries = 0;
  const { rerender } = await render(<Form nodes={[]} status="loading" />);
  await field.click();
  await expect.element(page.getByText('正在加载选项')).toBeVisible();
  await rerender(<Form nodes={[]} status="failed" onRetry={() => void (retries += 1)} />);
  await userEvent.keyboard('{Enter}');
  expect(retries).toBe(1);
  await rerender(<Form nodes={[]} />);
  await expect.element(page.getByText('暂无选项')).toBeVisible();
});

test('of 10,000 nodes a window is drawn, and typing leads to any of them', async () => {
  const many = Array.from({ length: 10_000 }, (_, at) => ({ key: `${at}`, text: `品类 ${at}` }));
  await render(<Form nodes={many} />);
  await field.click();
  await expect.element(items.nth(0)).toBeVisible();
  expect(items.elements().length).toBeLessThan(200);
  await userEvent.keyboard('品类 99{Enter}');
  await expect.element(field).toHaveValue('品类 99');
});
