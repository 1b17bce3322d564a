import { createCell } from '@portal/common/cell';
import * as kinds from '@portal/contract/records/fields';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { testingShell } from '../../choosers/testing-shell.tsx';
import { PlainInput } from './PlainInput.tsx';
import type { TypedValue } from './typed-values.ts';

const label = '字段';
const choices = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
];
const item = (value: string, text: string) => ({
  value,
  text,
  title: text,
  label: text,
  color: null,
});
const dictionaries = createCell({
  fabric: [item('cotton', '棉'), item('linen', '麻')],
  region: [
    item('31', '上海'),
    item('3101', '市辖区'),
    item('310104', '徐汇区'),
    item('32', '江苏'),
  ],
});
const options = [
  { ...item('S1', '南京西路店'), aside: 'S1' },
  { ...item('S2', '淮海路店'), aside: 'S2' },
];

interface InputProps {
  field: Exclude<kinds.RecordField, kinds.LinesField>;
  first?: TypedValue;
  isMultiple?: boolean;
}

function Input({ field, first = '', isMultiple }: InputProps) {
  const [value, setValue] = useState(first);
  return (
    <>
      <PlainInput
        field={field}
        value={value}
        error={undefined}
        onChange={setValue}
        {...(isMultiple !== undefined && { isMultiple })}
      />
      <output aria-label="值">{JSON.stringify(value)}</output>
    </>
  );
}

async function show(props: InputProps) {
  const { Page } = testingShell(() => ({ records: options, total: 2 }), { dictionaries });
  await render(
    <Page>
      <Input {...props} />
    </Page>,
  );
}

const shown = page.getByRole('status', { name: '值' });

test.each([
  ['text', kinds.text({ label })],
  ['long text', kinds.longText({ label })],
])('KIT-01 %s is typed', async (_, field) => {
  await show({ field });
  await page.getByRole('textbox', { name: label }).fill('两件');
  await expect.element(shown).toHaveTextContent(JSON.stringify('两件'));
});

test.each([
  ['a number', kinds.number({ label, decimals: 1 }), '1.5', '1.5', 'decimal', '字段'],
  ['a count', kinds.count({ label, unit: '件' }), '１,２００', '1200', 'numeric', '字段（件）'],
  ['an amount', kinds.money({ label }), '88.5', '88.5', 'decimal', '字段（元）'],
  ['a percentage', kinds.percent({ label }), '12.5', '12.5', 'decimal', '字段（%）'],
])(
  'KIT-01 %s is typed with its unit and the right keyboard',
  async (_, field, typed, value, keyboard, name) => {
    await show({ field });
    const input = page.getByRole('textbox', { name, exact: true });
    await input.fill(typed);
    await expect.element(shown).toHaveTextContent(JSON.stringify(value));
    await expect.element(input).toHaveAttribute('inputmode', keyboard);
  },
);

test('a telephone number is typed on the keys of a telephone', async () => {
  await show({ field: kinds.text({ label, keyboard: 'tel' }) });
  await expect
    .element(page.getByRole('textbox', { name: label }))
    .toHaveAttribute('inputmode', 'tel');
});

test('KIT-01 FIX-37 a text that is no number stays as it was typed, also in a draft that is taken up again', async () => {
  await show({ field: kinds.money({ label }), first: '1.2.3' });
  const input = page.getByRole('textbox', { name: '字段（元）' });
  await expect.element(input).toHaveValue('1.2.3');
  await input.fill('1.234,50');
  await userEvent.tab();
  await expect.element(input).toHaveValue('1.234,50');
  await expect.element(shown).toHaveTextContent(JSON.stringify('1.234,50'));
});

test('FIX-37 a pasted amount is its number, and a digit behind a grouped one makes it longer', async () => {
  await show({ field: kinds.money({ label }) });
  const input = page.getByRole('textbox', { name: '字段（元）' });
  await input.fill('（￥1,234.50）元');
  await expect.element(shown).toHaveTextContent(JSON.stringify('-1234.5'));
  await input.fill('￥1,234元');
  await userEvent.tab();
  await expect.element(input).toHaveValue('1,234.00');
  await input.click();
  await userEvent.keyboard('{Home}9');
  await expect.element(shown).toHaveTextContent(JSON.stringify('91234'));
});

test('KIT-01 a day is typed part by part', async () => {
  await show({ field: kinds.day({ label }) });
  await page.getByRole('spinbutton', { name: /^年/ }).click();
  await userEvent.keyboard('20261120');
  await expect.element(shown).toHaveTextContent(JSON.stringify('2026-11-20'));
});

test('KIT-01 a span of days is typed from its first day to its last', async () => {
  await show({ field: kinds.daySpan({ label }), first: { from: '', until: '' } });
  const years = page.getByRole('spinbutton', { name: /^年/ });
  await years.first().click();
  await userEvent.keyboard('20261120');
  await years.last().click();
  await userEvent.keyboard('20261125');
  await expect
    .element(shown)
    .toHaveTextContent(JSON.stringify({ from: '2026-11-20', until: '2026-11-25' }));
});

test('KIT-01 a time of day is typed', async () => {
  await show({ field: kinds.time({ label }) });
  await page.getByRole('spinbutton').first().click();
  await userEvent.keyboard('0830');
  await expect.element(shown).toHaveTextContent(JSON.stringify('08:30'));
});

test('KIT-01 one of a few is chosen from the list of the browser', async () => {
  await show({ field: kinds.choice({ label, choices }) });
  await page.getByRole('combobox', { name: label }).selectOptions('乙');
  await expect.element(shown).toHaveTextContent(JSON.stringify('b'));
});

test('KIT-01 several of a few are ticked', async () => {
  await show({ field: kinds.choices({ label, choices }), first: [] });
  await page.getByRole('checkbox', { name: '乙' }).click();
  await page.getByRole('checkbox', { name: '甲' }).click();
  await expect.element(shown).toHaveTextContent(JSON.stringify(['a', 'b']));
});

test.each([
  ['an item of a dictionary', kinds.dictionary({ label, dictionary: 'fabric' }), '麻', 'linen'],
  ['a store', kinds.store({ label }), '淮海路店', 'S2'],
  ['a person', kinds.person({ label }), '淮海路店', 'S2'],
  ['a department', kinds.department({ label }), '淮海路店', 'S2'],
])('KIT-01 %s is found and chosen', async (_, field, text, value) => {
  await show({ field });
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option').filter({ hasText: text }).click();
  await expect.element(shown).toHaveTextContent(JSON.stringify(value));
});

test('KIT-01 a node of a tree is found below another and chosen', async () => {
  await show({ field: kinds.tree({ label, dictionary: 'region' }) });
  await page.getByRole('combobox', { name: label }).click();
  await userEvent.keyboard('徐汇{ArrowDown}{ArrowDown}');
  await expect
    .element(page.getByRole('treeitem', { name: '徐汇区' }))
    .toHaveAttribute('aria-level', '3');
  await userEvent.keyboard('{Enter}');
  await expect.element(shown).toHaveTextContent(JSON.stringify('310104'));
});

test('KIT-01 several people are chosen, and several stores where a condition asks for them', async () => {
  await show({ field: kinds.store({ label }), first: [], isMultiple: true });
  await page.getByRole('combobox', { name: label }).click();
  for (const name of ['南京西路店', '淮海路店']) {
    await page.getByRole('option').filter({ hasText: name }).click();
  }
  await expect.element(shown).toHaveTextContent(JSON.stringify(['S1', 'S2']));
});
