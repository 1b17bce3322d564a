import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { PageHeader } from './PageHeader.tsx';

interface ScansProps {
  /** The answers that are waited for: a search shows once its own is there. */
  wait?: (text: string) => Promise<void>;
}

function Scans({ wait = () => Promise.resolve() }: ScansProps) {
  const [value, setValue] = useState('');
  return (
    <>
      <PageHeader
        title="库存查询"
        search={{
          label: '扫码',
          value,
          onSearch: (text) => void wait(text).then(() => setValue(text.toUpperCase())),
        }}
      />
      <button onClick={() => setValue('')}>查看全部</button>
      <output>{value === '' ? '全部' : `找到 ${value}`}</output>
    </>
  );
}

const box = page.getByRole('searchbox', { name: '扫码' });
const selected = (): string => {
  const input = box.element();
  if (!(input instanceof HTMLInputElement)) return '';
  return input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
};

test('FIX-30 each scan replaces the one before in the same box, which keeps the focus', async () => {
  await render(<Scans />);
  await box.click();
  const first = box.element();
  for (const label of ['K202602014', 'k202605019', 'K202607001']) {
    await userEvent.keyboard(`${label}{Enter}`);
    await expect.element(page.getByText(`找到 ${label.toUpperCase()}`)).toBeVisible();
    expect(selected()).toBe(label.toUpperCase());
    expect(document.activeElement).toBe(first);
  }
});

test('FIX-30 a scan under way is not disturbed by the late result of the one before', async () => {
  const answer = Promise.withResolvers<void>();
  await render(<Scans wait={() => answer.promise} />);
  await box.click();
  await userEvent.keyboard('K1{Enter}K2');
  answer.resolve();
  await expect.element(page.getByText('找到 K1')).toBeVisible();
  await expect.element(box).toHaveValue('K2');
});

test('a search box shows what a page was opened with from elsewhere', async () => {
  await render(<Scans />);
  await box.fill('K1');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('找到 K1')).toBeVisible();
  await page.getByRole('button', { name: '查看全部' }).click();
  await expect.element(box).toHaveValue('');
});
