import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { CheckTree } from './CheckTree.tsx';

const nodes = [
  { key: 'a', text: '行政管理', children: [{ key: 'b', text: '用车申请', aside: '待新增' }] },
];

function Page({ disabled = false }: { disabled?: boolean }) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set(['b']));
  const toggle = ({ key }: { key: string }) =>
    setChecked(
      new Set(checked.has(key) ? [...checked].filter((one) => one !== key) : [...checked, key]),
    );
  return (
    <>
      <button type="button">之前</button>
      <CheckTree
        label="权限"
        nodes={nodes}
        checked={checked}
        onToggle={toggle}
        disabled={disabled}
      />
    </>
  );
}

const item = page.getByRole('treeitem', { name: /用车申请/ });

test('several nodes of a tree are checked by keys, and each says its remark', async () => {
  await render(<Page />);
  await expect.element(item).toHaveAttribute('aria-selected', 'true');
  await expect.element(item).toHaveTextContent('用车申请待新增');
  await page.getByRole('button').click();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}{ArrowDown} ');

  await expect.element(item).toHaveAttribute('aria-selected', 'false');
  await expect
    .element(page.getByRole('treeitem', { name: '行政管理' }))
    .toHaveAttribute('aria-selected', 'true');
});

test('nothing is checked in a tree that is disabled', async () => {
  await render(<Page disabled />);
  await item.click({ force: true });

  await expect.element(item).toHaveAttribute('aria-selected', 'true');
});
