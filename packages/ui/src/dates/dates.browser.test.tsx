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

/** Pastes a text where the focus is, as the browser does. */
function paste(text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
const typedText = page.getByRole('textbox', { name: '盘点日期' });

test('FIX-36: a day that does not exist stays as it was typed, and is said not to exist', async () => {
  await render(<OneField first="2027-01-31" />);
  await part('年').click();
  await userEvent.keyboard('20270229');
  await userEvent.tab();

  await expect.element(typedText).toHaveValue('2027-02-29');
  await expect.element(page.getByText('没有 2027 年 2 月 29 日这一天')).toBeVisible();
  await expect.element(value).toHaveTextContent('2027-02-29');

  await typedText.fill('2027/2/28');
  await userEvent.tab();
  await expect.element(value).toHaveTextContent('2027-02-28');
  await expect.element(part('日')).toHaveTextContent('28');
  await expect.element(page.getByText(/这一天/)).not.toBeInTheDocument();
});

test.each([
  ['20271305', '2027-13-05'],
  ['2027/13/05', '2027-13-05'],
  ['2027-1-32', '2027-01-32'],
])('FIX-36: a number that no month or day has is not made another: %s', async (keys, kept) => {
  await render(<OneField />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  await userEvent.tab();
  await expect.element(typedText).toHaveAttribute('aria-invalid', 'true');
  await expect.element(value).toHaveTextContent(kept);
});

test.each(['2028-2-29', '２０２８０２２９', '2028/2/29', '20280229'])(
  'a leap day is typed in any spelling: %s',
  async (keys) => {
    await render(<OneField />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    await expect.element(value).toHaveTextContent('2028-02-29');
  },
);

test.each(['2026-11-20', '2026/11/20', '2026年11月20日', '20261120', ' ２０２６年１１月２０日 '])(
  'FIX-36: a day pasted as "%s" is taken',
  async (text) => {
    await render(<OneField />);
    await userEvent.tab();
    paste(text);
    await expect.element(value).toHaveTextContent('2026-11-20');
    await expect.element(part('日')).toHaveTextContent('20');
  },
);

test('FIX-36: a pasted day that does not exist, or no day at all, is shown and said to be wrong', async () => {
  await render(<OneField first="2026-11-20" />);
  await userEvent.tab();
  paste('2026-02-30');
  await expect.element(typedText).toHaveFocus();
  await expect.element(page.getByText('没有 2026 年 2 月 30 日这一天')).toBeVisible();
  await expect.element(value).toHaveTextContent('2026-02-30');
  await typedText.fill('下周五');
  await userEvent.tab();
  await expect.element(typedText).toHaveValue('下周五');
  await expect.element(page.getByText('请输入正确的日期')).toBeVisible();
});

test('FIX-36: with a time, in a span and in a time of day what does not exist stays, and a paste is taken', async () => {
  await render(
    <>
      <OneField first="2026-11-20T08:30" withTime />
      <OneRange first={{ from: '', until: '' }} />
      <OneTime />
    </>,
  );
  await part('月').click();
  await userEvent.keyboard('0231');
  await part('年', '期间：开始日期').click();
  await expect.element(value.first()).toHaveTextContent('2026-02-31T08:30');
  paste('2026年4月1日');
  await part('年', '期间：结束日期').click();
  await userEvent.keyboard('20260431');
  await userEvent.tab();
  await expect.element(value.nth(1)).toHaveTextContent('2026-04-01/2026-04-31');
  await expect.element(page.getByText('没有 2026 年 4 月 31 日这一天')).toBeVisible();

  await page.getByRole('spinbutton', { name: '小时, 到货时间' }).click();
  await userEvent.keyboard('25');
  await expect.element(page.getByRole('textbox', { name: '到货时间' })).toHaveValue('25:');
  await page.getByRole('textbox', { name: '到货时间' }).fill('8：30');
  await userEvent.tab();
  await expect.element(value.nth(2)).toHaveTextContent('08:30');
});
