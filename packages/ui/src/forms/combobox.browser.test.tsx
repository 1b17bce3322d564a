import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Combobox } from './Combobox.tsx';

const pages = ['门店列表', '门店排班', '商品档案', '库存查询'].map((text) => ({ key: text, text }));

/** A page with a search; what was chosen last is shown. */
function Page({ isInline = false }: { isInline?: boolean }) {
  const [chosen, setChosen] = useState('');
  return (
    <>
      <Combobox
        label="搜索菜单"
        placeholder="搜索菜单"
        options={pages}
        isInline={isInline}
        onChoose={({ text }, { isAside }) => setChosen(isAside ? `${text}（新窗口）` : text)}
      />
      <button type="button">别处</button>
      <p role="note">{chosen}</p>
    </>
  );
}

const field = page.getByRole('combobox', { name: '搜索菜单' });
const list = page.getByRole('listbox', { name: '搜索菜单' });
const options = page.getByRole('option');
const chosen = page.getByRole('note');
const current = page.getByRole('option', { selected: true });

test('a click opens the list of all options, the first of them current', async () => {
  await render(<Page />);
  await expect.element(list).not.toBeInTheDocument();
  await field.click();
  await expect.element(options).toHaveLength(4);
  await expect.element(current).toHaveTextContent('门店列表');
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
});

test('typing narrows the list, and the number of results is read out', async () => {
  await render(<Page />);
  await field.click();
  await userEvent.keyboard('门店');
  await expect.element(options).toHaveLength(2);
  await expect.element(page.getByText('2 个结果')).toBeInTheDocument();
});

test('what matches nothing is said, and Enter chooses nothing', async () => {
  await render(<Page />);
  await field.click();
  await userEvent.keyboard('没有这个');
  await expect.element(page.getByText('没有匹配的结果')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(chosen).toBeEmptyDOMElement();
  await expect.element(field).toHaveValue('没有这个');
});

test('the field keeps the focus while arrows move in the list and round its ends', async () => {
  await render(<Page />);
  await field.click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(current).toHaveTextContent('门店排班');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(current).toHaveTextContent('库存查询');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-activedescendant', current.element().id);
});

test('Enter chooses the current option, closes the list and empties the field', async () => {
  await render(<Page />);
  await field.click();
  await userEvent.keyboard('商品{Enter}');
  await expect.element(chosen).toHaveTextContent('商品档案');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('');
});

test('a click chooses an option; with Ctrl it is for a new window', async () => {
  await render(<Page />);
  await field.click();
  await options.nth(1).click();
  await expect.element(chosen).toHaveTextContent('门店排班');
  await field.click();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.element(chosen).toHaveTextContent('门店列表（新窗口）');
});

test('Esc closes the list, and the field keeps the focus', async () => {
  await render(<Page />);
  await field.click();
  await userEvent.keyboard('门{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('');
});

test('the list closes when the focus leaves the field', async () => {
  await render(<Page />);
  await field.click();
  await expect.element(list).toBeVisible();
  await userEvent.tab();
  await expect.element(list).not.toBeInTheDocument();
});

test('a list that stays is there from the start and after Esc', async () => {
  await render(<Page isInline />);
  await expect.element(options).toHaveLength(4);
  await field.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(options).toHaveLength(4);
});
