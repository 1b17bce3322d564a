import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ContextMenu } from './ContextMenu.tsx';
import { Dialog } from './Dialog.tsx';
import { DropdownMenu } from './DropdownMenu.tsx';

function groupsOf(choose: (label: string) => void) {
  const item = (label: string, rest = {}) => ({
    key: label,
    label,
    onSelect: () => choose(label),
    ...rest,
  });
  return [
    [item('刷新'), item('关闭右侧', { disabled: true })],
    [],
    [item('关闭其他'), item('删除', { danger: true })],
  ];
}

/** A page with a menu; the last choice is shown, and deleting asks in a dialog. */
function Page() {
  const [chosen, choose] = useState('');
  return (
    <>
      <DropdownMenu label="操作" trigger={{ children: '更多' }} groups={groupsOf(choose)} />
      <button type="button">之后</button>
      <output>{chosen}</output>
      {chosen === '删除' && (
        <Dialog title="确定删除吗" onClose={() => choose('')}>
          此操作不可撤销。
        </Dialog>
      )}
    </>
  );
}

const trigger = page.getByRole('button', { name: '更多' });
const menu = page.getByRole('menu', { name: '操作' });
const item = (name: string) => page.getByRole('menuitem', { name });
const press = async (keys: string) => userEvent.keyboard(keys);

async function openByKey() {
  await render(<Page />);
  await userEvent.tab();
  await expect.element(trigger).toHaveFocus();
  await press('{ArrowDown}');
  await expect.element(item('刷新')).toHaveFocus();
}

test('the arrow down opens a menu at its first item, and the button says that it is open', async () => {
  await openByKey();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
});

test('arrows go round in a menu and pass over what is disabled', async () => {
  await openByKey();
  await press('{ArrowDown}');
  await expect.element(item('关闭其他')).toHaveFocus();
  await press('{ArrowDown}{ArrowDown}');
  await expect.element(item('刷新')).toHaveFocus();
  await press('{ArrowUp}');
  await expect.element(item('删除')).toHaveFocus();
});

test('Home and End lead to the ends of a menu', async () => {
  await openByKey();
  await press('{End}');
  await expect.element(item('删除')).toHaveFocus();
  await press('{Home}');
  await expect.element(item('刷新')).toHaveFocus();
});

test('a first letter leads to the next item that begins with it, by characters or pinyin', async () => {
  await openByKey();
  await press('s');
  await expect.element(item('删除')).toHaveFocus();
  await press('s');
  await expect.element(item('刷新')).toHaveFocus();
});

test('letters typed without a pause spell the beginning of an item, and Enter chooses it', async () => {
  await openByKey();
  await press('gbq{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('关闭其他');
});

test('Enter chooses an item once, closes the menu, and the focus is at its button again', async () => {
  await openByKey();
  await press('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('关闭其他');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('Esc closes a menu without a choice, and the focus is at its button again', async () => {
  await openByKey();
  await press('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
});

test('Tab closes a menu and goes on to what follows its button', async () => {
  await openByKey();
  await press('{Tab}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '之后' })).toHaveFocus();
});

test('a dialog opened from a menu gives the focus back to the button of the menu', async () => {
  await openByKey();
  await press('{End}{Enter}');
  await expect.element(page.getByRole('dialog', { name: '确定删除吗' })).toBeVisible();
  await press('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
});

test('a click outside closes a menu', async () => {
  await render(<Page />);
  await trigger.click();
  await expect.element(menu).toBeVisible();
  await page.getByRole('button', { name: '之后' }).click();
  await expect.element(menu).not.toBeInTheDocument();
});

/** A place whose right click opens a menu. */
function Place() {
  const [at, open] = useState<{ x: number; y: number }>();
  return (
    <>
      <button
        type="button"
        onContextMenu={(event) => {
          event.preventDefault();
          open({ x: event.clientX, y: event.clientY });
        }}
      >
        标签
      </button>
      {at && (
        <ContextMenu
          label="操作"
          at={at}
          groups={groupsOf(() => undefined)}
          onClose={() => open(undefined)}
        />
      )}
    </>
  );
}

test('a context menu opens at the pointer, inside the window, with the focus at its first item', async () => {
  await render(<Place />);
  const place = page.getByRole('button', { name: '标签' });
  await place.click({ button: 'right' });
  await expect.element(item('刷新')).toHaveFocus();
  const { left, top, right, bottom } = menu.element().getBoundingClientRect();
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(innerWidth);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
});

test('Esc closes a context menu, and the focus is where it was', async () => {
  await render(<Place />);
  const place = page.getByRole('button', { name: '标签' });
  await place.click({ button: 'right' });
  await expect.element(item('刷新')).toHaveFocus();
  await press('{Escape}');
  await expect.element(menu).not.toBeInTheDocument();
  await expect.element(place).toHaveFocus();
});
