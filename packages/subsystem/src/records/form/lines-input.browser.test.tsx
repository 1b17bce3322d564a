import * as kinds from '@portal/contract/records/fields';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { LinesInput } from './LinesInput.tsx';
import type { TypedLine } from './pasted-lines.ts';

const goods = kinds.lines({
  label: '商品明细',
  most: 4,
  columns: {
    sku: kinds.text({ label: '货号', required: true }),
    due: kinds.day({ label: '到货日' }),
    size: kinds.choice({
      label: '尺码',
      choices: [
        { value: 's', label: '小' },
        { value: 'l', label: '大' },
      ],
    }),
    pieces: kinds.count({ label: '件数', unit: '件', most: 100 }),
  },
  sums: ['pieces'],
});

function Form({ first = [], error }: { first?: TypedLine[]; error?: string }) {
  const [lines, setLines] = useState(first);
  return (
    <>
      <LinesInput
        field={goods}
        label="商品明细"
        lines={lines}
        error={error}
        disabled={false}
        onChange={setLines}
      />
      <output aria-label="值">{JSON.stringify(lines)}</output>
    </>
  );
}

const cell = (name: string) => page.getByRole('textbox', { name, exact: true });
const value = page.getByRole('status', { name: '值' });
const line = (sku: string, pieces: string): TypedLine => ({ sku, due: '', size: '', pieces });

/** Pastes a text into the focused cell, as a spreadsheet hands it over. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const pasted = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(pasted);
}

test('rows are filled by the keyboard alone: Enter adds a row below the last, arrows go up and down', async () => {
  await render(<Form />);
  await page.getByRole('button', { name: '添加一行' }).click();
  await expect.element(cell('第 1 行货号')).toHaveFocus();
  await userEvent.keyboard('W101{Enter}');
  await expect.element(cell('第 2 行货号')).toHaveFocus();
  await userEvent.keyboard('W102');
  await cell('第 2 行件数').fill('5');
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(cell('第 1 行件数')).toHaveFocus();
  await userEvent.keyboard('7{ArrowDown}');
  await expect.element(cell('第 2 行件数')).toHaveFocus();
  await expect.element(page.getByRole('status').first()).toHaveTextContent('12');
});

test('rows copied from a spreadsheet are pasted from the cell on, as far as there is room', async () => {
  await render(<Form first={[line('W100', '1')]} />);
  await cell('第 1 行货号').click();
  paste('W201\t2026/3/5\t大\t1,012\r\nW202\t\t小\t３\r\n"W203"\r\nW204\r\nW205\r\n');
  await expect
    .element(value)
    .toHaveTextContent(
      JSON.stringify([
        { sku: 'W201', due: '2026-03-05', size: 'l', pieces: '1012' },
        { sku: 'W202', due: '', size: 's', pieces: '3' },
        line('W203', ''),
        line('W204', ''),
      ]),
    );
  await expect.element(page.getByText('最多 4 行')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '添加一行' })).toBeDisabled();
});

test('a text without rows and columns is pasted into its cell as any text', async () => {
  await render(<Form first={[line('', '')]} />);
  await cell('第 1 行货号').click();
  paste('W301');
  // The browser itself pastes it; the made-up event changes nothing.
  await expect.element(value).toHaveTextContent(JSON.stringify([line('', '')]));
});

test('a row is removed, and the focus stays in the rows', async () => {
  await render(<Form first={[line('W1', '1'), line('W2', '2')]} />);
  await page.getByRole('button', { name: '删除第 1 行' }).click();
  await expect.element(cell('第 1 行货号')).toHaveValue('W2');
  await expect.element(cell('第 1 行货号')).toHaveFocus();
  await expect.element(cell('第 2 行货号')).not.toBeInTheDocument();
});

test('the cells that their columns refuse are marked once the form says that rows are wrong', async () => {
  await render(<Form first={[line('W1', '101'), line('', '2')]} error="第 1 行：件数应为整数" />);
  for (const name of ['第 1 行件数', '第 2 行货号']) {
    await expect.element(cell(name)).toHaveAttribute('aria-invalid', 'true');
  }
  await expect.element(cell('第 1 行货号')).not.toHaveAttribute('aria-invalid');
});
