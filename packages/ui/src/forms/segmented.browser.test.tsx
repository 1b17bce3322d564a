import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Segmented } from './Segmented.tsx';

const options = [
  { value: 'day', label: '日' },
  { value: 'week', label: '周', disabled: true },
  { value: 'month', label: '月' },
];

function Page() {
  const [value, setValue] = useState('day');
  return <Segmented label="周期" options={options} value={value} onChange={setValue} />;
}

const choice = (name: string) => page.getByRole('radio', { name });

test('one of a few is chosen, and arrows move the choice past what is disabled', async () => {
  await render(<Page />);
  await userEvent.tab();
  await expect.element(choice('日')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(choice('月')).toBeChecked();
  await expect.element(choice('日')).not.toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(choice('日')).toBeChecked();
});

test('a click on a disabled choice changes nothing', async () => {
  await render(<Page />);
  await page.getByText('周', { exact: true }).click({ force: true });
  await expect.element(choice('日')).toBeChecked();
  await page.getByText('月', { exact: true }).click();
  await expect.element(choice('月')).toBeChecked();
});
