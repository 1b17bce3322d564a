import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Pager } from './Pager.tsx';

function Pages({ pages = 132 }: { pages?: number }) {
  const [pageNo, onTurn] = useState(1);
  const [pageSize, onPageSize] = useState(20);
  return <Pager {...{ pageNo, pages, onTurn, pageSize, onPageSize }} total={pages * 20} />;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const current = () => page.getByRole('button', { name: /^第/ }).elements().find(isCurrent);
const isCurrent = (one: Element) => one.getAttribute('aria-current') === 'page';
const expectPage = (number: string) => expect.poll(() => current()?.textContent).toBe(number);

test('KIT-10 of 132 pages each is reached by a step, a number, either end or its typed number', async () => {
  await render(<Pages />);
  await expect.element(button('首页')).toBeDisabled();
  await expect.element(button('上一页')).toBeDisabled();
  await button('下一页').click();
  await expectPage('2');
  await button('第 4 页').click();
  await expectPage('4');
  await button('末页').click();
  await expectPage('132');
  await expect.element(button('下一页')).toBeDisabled();
  await expect.element(button('末页')).toBeDisabled();
  await button('上一页').click();
  await expectPage('131');

  await page.getByRole('textbox', { name: '跳至页码' }).fill('66');
  await userEvent.keyboard('{Enter}');
  await expectPage('66');
  await page.getByRole('textbox', { name: '跳至页码' }).fill('9999');
  await userEvent.keyboard('{Enter}');
  await expectPage('132');
  await button('首页').click();
  await expectPage('1');

  await page.getByRole('combobox', { name: '每页条数' }).selectOptions('100');
  await expect.element(page.getByRole('combobox', { name: '每页条数' })).toHaveValue('100');
});

test('a list without rows has one page, and nothing to turn', async () => {
  await render(<Pages pages={0} />);
  await expect.element(page.getByText('共 0 条')).toBeVisible();
  await expect.element(button('下一页')).toBeDisabled();
  await expect.element(page.getByText('/ 1 页')).toBeVisible();
});

test('FIX-30 a page number that was typed stays in the focus, selected for the next', async () => {
  await render(<Pages />);
  const box = page.getByRole('textbox', { name: '跳至页码' });
  await box.click();
  await userEvent.keyboard('66{Enter}');
  await expectPage('66');
  await userEvent.keyboard('7{Enter}');
  await expectPage('7');
  await expect.element(box).toHaveFocus();
});
