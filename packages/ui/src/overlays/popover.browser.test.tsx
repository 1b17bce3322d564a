import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Popover } from './Popover.tsx';

const Page = () => (
  <>
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Popover label="筛选" trigger={{ children: '筛选条件' }} width={300}>
        {(close) => (
          <>
            <button type="button">清空</button>
            <input aria-label="关键字" data-initial-focus />
            <button type="button" onClick={close}>
              确定
            </button>
          </>
        )}
      </Popover>
    </div>
    <button type="button">别处</button>
  </>
);

const trigger = page.getByRole('button', { name: '筛选条件' });
const panel = page.getByRole('dialog', { name: '筛选' });
const field = page.getByRole('textbox', { name: '关键字' });

async function open() {
  await render(<Page />);
  await trigger.click();
  await expect.element(field).toHaveFocus();
}

test('a popover opens where typing starts, and its button says so', async () => {
  await open();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true');
});

test('a popover at the edge of the window stays inside it, under its button', async () => {
  await open();
  const own = panel.element().getBoundingClientRect();
  expect(own.right).toBeLessThanOrEqual(innerWidth);
  expect(own.top).toBeGreaterThanOrEqual(trigger.element().getBoundingClientRect().bottom);
});

test('Esc closes a popover, and the focus returns to its button', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(trigger).toHaveFocus();
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false');
});

test('a click outside closes a popover, and what is clicked has the focus', async () => {
  await open();
  const elsewhere = page.getByRole('button', { name: '别处' });
  await elsewhere.click();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(elsewhere).toHaveFocus();
});

test('a popover closes itself when its content is done, and begins empty the next time', async () => {
  await open();
  await userEvent.keyboard('毛衣');
  await expect.element(field).toHaveValue('毛衣');
  await page.getByRole('button', { name: '确定' }).click();
  await expect.element(panel).not.toBeInTheDocument();
  await trigger.click();
  await expect.element(field).toHaveValue('');
});
