import { expect, test } from 'vitest';
import { newFieldsOf } from './field-values.ts';
import * as kinds from './fields.ts';
import { brokenRules } from './rules.ts';

test('two stores differ, a lower bound holds, and a total is the sum of its rows', () => {
  const words = 'broken';
  const different = { kind: 'different', field: 'to', other: 'from', words } as const;
  const least = { kind: 'least', field: 'to', other: 'from', words } as const;
  const sum = {
    kind: 'sum',
    field: 'total',
    other: 'goods',
    column: 'pieces',
    words,
  } as const;
  const goods = [{ pieces: 0.1 }, { pieces: 0.2 }, { pieces: null }];

  expect(brokenRules([different], { from: 'S1', to: 'S1' })).toEqual({ to: words });
  expect(brokenRules([different], { from: 'S1', to: 'S2' })).toEqual({});
  expect(brokenRules([least], { from: 3, to: 2 })).toEqual({ to: words });
  expect(brokenRules([sum], { total: 0.3, goods })).toEqual({});
  expect(brokenRules([sum], { total: 0.31, goods })).toEqual({ total: words });
});

test('a field is required while the one it has replaced is empty, and a number keeps within its share of another', () => {
  const words = 'broken';
  const without = { kind: 'required-without', field: 'toStore', other: 'to', words } as const;
  const within = {
    kind: 'within',
    field: 'price',
    other: 'before',
    percent: 60,
    words,
  } as const;

  expect(brokenRules([without], { toStore: null, to: '' })).toEqual({ toStore: words });
  expect(brokenRules([without], { toStore: null, to: '杭州湖滨店' })).toEqual({});
  expect(brokenRules([without], { toStore: 'S02001', to: null })).toEqual({});
  expect(brokenRules([within], { price: 160, before: 100 })).toEqual({});
  expect(brokenRules([within], { price: 39, before: 100 })).toEqual({ price: words });
  expect(brokenRules([within], { price: 161, before: 100 })).toEqual({ price: words });
});

test('of two broken rules of a field the first is shown', () => {
  const rules = ['first', 'second'].map(
    (words) => ({ kind: 'different', field: 'a', other: 'b', words }) as const,
  );

  expect(brokenRules(rules, { a: 'x', b: 'x' })).toEqual({ a: 'first' });
});

const label = '字段';
const options = [
  { value: 'a', label: '甲' },
  { value: 'b', label: '乙' },
];

test.each([
  [kinds.text({ label }), '文字', 'x'.repeat(101), '字段最多 100 个字'],
  [kinds.longText({ label }), '文字', 'x'.repeat(501), '字段最多 500 个字'],
  [kinds.richText({ label, most: 9 }), '<p>a</p>', '<p>abc</p>', '字段最多 9 个字'],
  [
    kinds.number({ label, most: 9, decimals: 1 }),
    1.5,
    1.55,
    '字段应为 0 到 9 之间的数字，最多 1 位小数',
  ],
  [kinds.count({ label, most: 9 }), 9, 1.5, '字段应为 0 到 9 之间的整数'],
  [kinds.money({ label, most: 99 }), 0.29, 100, '字段应为 0 到 99 之间的数字，最多 2 位小数'],
  [kinds.percent({ label }), 12.5, 101, '字段应为 0 到 100 之间的数字，最多 2 位小数'],
  [kinds.day({ label }), '2026-02-28', '2026-02-30', '请输入正确的日期'],
  [
    kinds.daySpan({ label }),
    { from: '2026-12-01', until: '2026-12-20' },
    { from: '2026-12-20', until: '2026-12-01' },
    '结束日期不能早于开始日期',
  ],
  [kinds.time({ label }), '23:59', '24:00', '请输入正确的时间'],
  [kinds.choice({ label, choices: options }), 'a', 'c', '请选择字段'],
  [kinds.choices({ label, choices: options }), ['a', 'b'], ['a', 'a'], '请勿重复选择'],
  [kinds.dictionary({ label, dictionary: 'sex' }), '1', '', '请选择字段'],
  [kinds.tree({ label, dictionary: 'area' }), '31', '', '请选择字段'],
  [kinds.person({ label }), 'p-1', '', '请选择字段'],
  [kinds.people({ label }), ['p-1', 'p-2'], ['p-1', 'p-1'], '请勿重复选择'],
  [kinds.department({ label }), 'A01', '', '请选择字段'],
  [kinds.position({ label }), 'lead', '', '请选择字段'],
  [kinds.store({ label }), 'S02001', '', '请选择字段'],
  [kinds.file({ label, most: 1 }), ['f-1'], ['f-1', 'f-2'], '字段最多 1 个'],
  [kinds.picture({ label, most: 1 }), ['f-1'], ['f-1', 'f-2'], '字段最多 1 个'],
  [kinds.link({ label, type: 'ors/stock-counts' }), 'PD1', '', '请选择字段'],
  [
    kinds.lines({ label, columns: { pieces: kinds.count({ label: '件数', required: true }) } }),
    [{ pieces: 2 }],
    [{ pieces: null }],
    '请输入件数',
  ],
])(
  'KIT-01 a field of each kind takes what it should, and says what is wrong with the rest (%#)',
  (field, fine, wrong, words) => {
    const schema = newFieldsOf({ field });

    expect(schema.parse({ field: fine })).toEqual({ field: fine });
    expect(schema.parse({})).toEqual({ field: null });
    expect(schema.safeParse({ field: wrong }).error?.issues[0]?.message).toBe(words);
  },
);

test('a required field that is empty is asked for by what is done with it', () => {
  const typed = kinds.text({ label: '文字', required: true });
  const uploaded = kinds.file({ label: '合同', required: true });
  const picked = kinds.day({ label: '日期', required: true });

  const { error } = newFieldsOf({ typed, uploaded, picked }).safeParse({});

  expect(error?.issues.map(({ message }) => message)).toEqual([
    '请输入文字',
    '请上传合同',
    '请选择日期',
  ]);
});
