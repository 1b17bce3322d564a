import { type ReactNode, useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../overlays/Dialog.tsx';
import { DateField } from './DateField.tsx';
import { DateRange } from './DateRange.tsx';
import { TimeField } from './TimeField.tsx';
import type { DayRange } from './date-values.ts';

interface OneFieldProps {
  first?: string;
  withTime?: boolean;
  error?: string;
}

function OneField({ first = '', ...rest }: OneFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DateField label="盘点日期" value={value} onChange={setValue} {...rest} />
      <output>{value}</output>
    </>
  );
}

function OneRange({ first }: { first: DayRange }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DateRange label="期间" value={value} onChange={setValue} />
      <output>{`${value.from}/${value.until}`}</output>
    </>
  );
}

function OneTime() {
  const [value, setValue] = useState('');
  return (
    <>
      <TimeField label="到货时间" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

/** A part is named after the field it belongs to, too. */
const part = (name: string, field = '盘点日期') =>
  page.getByRole('spinbutton', { name: `${name}, ${field}` });
const value = page.getByRole('status');
const open = page.getByRole('button', { name: '选择盘点日期' });
const dayOf = (name: string | RegExp) => page.getByRole('button', { name });

/** A browser that was set up in English. */
async function renderInEnglish(content: ReactNode): Promise<void> {
  Object.defineProperty(navigator, 'language', { value: 'en-US', configurable: true });
  await render(content);
}

test('a day is typed part by part, in Chinese in any browser, and read as text', async () => {
  await renderInEnglish(<OneField />);
  await userEvent.tab();
  await expect.element(part('年')).toHaveFocus();
  await userEvent.keyboard('2026');
  await expect.element(part('月')).toHaveFocus();
  await expect.element(value).toHaveTextContent('');
  await userEvent.keyboard('1120');
  await expect.element(value).toHaveTextContent('2026-11-20');

  await userEvent.keyboard('{ArrowUp}');
  await expect.element(value).toHaveTextContent('2026-11-21');
  await userEvent.keyboard('{Backspace}{Backspace}');
  await userEvent.tab();
  await expect.element(value).toHaveTextContent('');
});

test('a day is chosen in the calendar by keys; the choice closes it and gives the focus back', async () => {
  await renderInEnglish(<OneField first="2026-11-20" />);
  await open.click();
  await expect.element(page.getByRole('grid', { name: '盘点日期, 2026年11月' })).toBeVisible();
  await expect.element(dayOf(/已选择 2026年11月20日/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');

  await expect.element(value).toHaveTextContent('2026-11-27');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
});

test('Esc closes the calendar and changes nothing; Page Down turns the month', async () => {
  await render(<OneField first="2026-11-20" />);
  await open.click();
  await userEvent.keyboard('{PageDown}');
  await expect.element(page.getByRole('grid', { name: '盘点日期, 2026年12月' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  await expect.element(value).toHaveTextContent('2026-11-20');
  await expect.element(open).toHaveFocus();
});

test('the calendar can be pressed within a modal dialog', async () => {
  await render(
    <Dialog title="盘点" onClose={() => undefined}>
      <OneField first="2026-11-20" />
    </Dialog>,
  );
  await open.click();
  await dayOf(/2026年11月5日/).click();
  await expect.element(value).toHaveTextContent('2026-11-05');
});

test('with a time the calendar changes the day and keeps the time', async () => {
  await render(<OneField first="2026-11-20T08:30" withTime />);
  await part('小时').click();
  await userEvent.keyboard('0915');
  await expect.element(value).toHaveTextContent('2026-11-20T09:15');
  await open.click();
  await dayOf(/2026年11月5日/).click();
  await expect.element(value).toHaveTextContent('2026-11-05T09:15');
});

test('an error describes every part, and the first of them can be focused as invalid', async () => {
  await render(<OneField error="请输入盘点日期" />);
  await expect.element(part('年')).toHaveAttribute('aria-invalid', 'true');
  const described = part('年').element().getAttribute('aria-describedby') ?? '';
  const words = described.split(' ').map((id) => document.getElementById(id)?.textContent);
  expect(words).toContain('请输入盘点日期');
});

test('a span is chosen by two presses, and its ends can be typed', async () => {
  await render(<OneRange first={{ from: '2026-11-03', until: '2026-11-09' }} />);
  await page.getByRole('button', { name: '选择期间' }).click();
  await dayOf(/2026年11月10日/).click();
  await dayOf(/2026年11月12日/).click();
  await expect.element(value).toHaveTextContent('2026-11-10/2026-11-12');
  await expect.element(page.getByRole('grid')).not.toBeInTheDocument();

  await part('日', '期间：结束日期').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(value).toHaveTextContent('2026-11-10/2026-11-13');
});

test('a time is typed on a clock of 24 hours', async () => {
  await render(<OneTime />);
  await userEvent.tab();
  await userEvent.keyboard('1805');
  await expect.element(value).toHaveTextContent('18:05');
});
