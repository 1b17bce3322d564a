import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx';
import type { Option } from '../forms/matching.ts';

const stores: Option[] = ['上海南京西路旗舰店', '北京三里屯店', '成都春熙路店'].map(
  (text, place) => ({
    key: `S${place}`,
    text,
  }),
);

interface FormProps extends Partial<ComboboxFieldProps> {
  onSave?: () => void;
}

function Form({ onSave, ...props }: FormProps) {
  const [chosen, setChosen] = useState<readonly Option[]>(props.chosen ?? []);
  return (
    <>
      <button type="button" onClick={onSave}>
        保存
      </button>
      <ComboboxField
        label="门店"
        options={stores}
        {...props}
        chosen={chosen}
        onChange={setChosen}
      />
      <output aria-label="值">{chosen.map(({ key }) => key).join(',')}</output>
    </>
  );
}

const field = page.getByRole('combobox', { name: '门店' });
const options = page.getByRole('option');
const value = page.getByRole('status', { name: '值' });
const list = page.getByRole('listbox');

test('a press opens the list, arrows and Enter choose, and the field shows the choice', async () => {
  await render(<Form />);
  await field.click();
  await expect.element(options).toHaveLength(3);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(value).toHaveTextContent('S1');
  await expect.element(field).toHaveValue('北京三里屯店');
  await expect.element(list).not.toBeInTheDocument();
});

test('typing replaces the choice in the field and narrows the list; Esc brings the choice back', async () => {
  await render(<Form chosen={stores.slice(0, 1)} />);
  await field.click();
  await userEvent.keyboard('成都');
  await expect.element(options).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('上海南京西路旗舰店');
  await userEvent.keyboard('北京{Enter}');
  await expect.element(value).toHaveTextContent('S1');
});

test('CON-16 DLG-09 of three choices one tag is shown, cut to six characters, and the number of the others', async () => {
  await render(<Form isMultiple />);
  await field.click();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  await options.nth(2).click();
  await expect.element(value).toHaveTextContent('S0,S1,S2');
  const tags = page.getByRole('list', { name: '已选' }).getByRole('listitem');
  await expect.element(tags).toHaveLength(2);
  await expect.element(tags.nth(0)).toHaveTextContent('上海南京西路...');
  await expect.element(tags.nth(1)).toHaveTextContent('+ 2');
});

test('a list of several stays open for the next choice, and closes by Esc', async () => {
  await render(<Form isMultiple />);
  await field.click();
  await options.nth(1).click();
  await options.nth(2).click();
  await expect.element(value).toHaveTextContent('S1,S2');
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveFocus();
});

test('a press elsewhere closes a list of several, and is a press there too', async () => {
  let saved = 0;
  await render(<Form isMultiple onSave={() => void (saved += 1)} />);
  await field.click();
  await options.nth(1).click();
  await page.getByRole('button', { name: '保存' }).click();
  expect(saved).toBe(1);
  await expect.element(list).not.toBeInTheDocument();
});

test('a second press on an option, or Backspace in the empty field, takes a choice back', async () => {
  await render(<Form isMultiple chosen={stores} />);
  await field.click();
  await userEvent.keyboard('{Backspace}');
  await expect.element(value).toHaveTextContent('S0,S1');
  await options.nth(0).click();
  await expect.element(value).toHaveTextContent('S1');
  await page.getByRole('button', { name: '清除门店' }).click();
  await expect.element(value).toBeEmptyDOMElement();
});

test('options that are offered no more stay shown where they are the value', async () => {
  await render(<Form chosen={[{ key: 'S9', text: '已关门店' }]} />);
  await expect.element(field).toHaveValue('已关门店');
  await field.click();
  await expect.element(options).toHaveLength(3);
});

test('loading, empty and failed options say so, and a failed one is fetched again', async () => {
  let retries = 0;
  const onRetry = () => void (retries += 1);
  const { rerender } = await render(<Form options={[]} status="loading" />);
  await field.click();
  await expect.element(page.getByText('正在加载选项')).toBeVisible();
  await rerender(<Form options={[]} />);
  await expect.element(page.getByText('暂无选项')).toBeVisible();
  await rerender(<Form options={[]} status="failed" onRetry={onRetry} />);
  await expect.element(page.getByText('选项没有取到')).toBeVisible();
  await page.getByRole('button', { name: '重试' }).click();
  expect(retries).toBe(1);
  await expect.element(field).toHaveFocus();
});

test('of 10,000 options a window is drawn, and the end of the list asks for more', async () => {
  let ends = 0;
  const many = Array.from({ length: 10_000 }, (_, place) => ({
    key: `${place}`,
    text: `门店 ${place}`,
  }));
  await render(<Form options={many} onNearEnd={() => void (ends += 1)} />);
  await field.click();
  await expect.element(options.nth(0)).toBeVisible();
  expect(options.elements().length).toBeLessThan(200);
  expect(ends).toBe(0);
  await userEvent.keyboard('门店 99{ArrowUp}');
  await expect.poll(() => ends).toBeGreaterThan(0);
});

test('what was typed stays while the options change underneath', async () => {
  const { rerender } = await render(<Form />);
  await field.click();
  await userEvent.keyboard('店');
  await rerender(<Form options={[...stores, { key: 'S3', text: '新开的店' }]} />);
  await expect.element(options).toHaveLength(4);
  await expect.element(field).toHaveValue('店');
});

test('a disabled field opens no list and offers nothing to clear', async () => {
  await render(<Form disabled chosen={stores.slice(0, 1)} />);
  await expect.element(field).toBeDisabled();
  await expect.element(page.getByRole('button', { name: '清除门店' })).not.toBeInTheDocument();
});
