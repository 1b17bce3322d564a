import type { FieldKind } from '@portal/contract/records/fields';
import type { RecordValue } from '@portal/contract/records/field-values';
import type { Condition } from '@portal/contract/records/record-filter';
import { type Locator, page, userEvent } from 'vitest/browser';

export interface KindCase {
  /** Fills a field in. */
  type: (within: Locator, label: string) => Promise<void>;
  /** The value that is saved then. */
  saved: RecordValue;
  /** The value of the record in table and sheet, where they differ in a pair. */
  shown: string | { table: string; sheet: string };
  /** A condition, and its value in words; the value is filled in as in the form, or by `by`. */
  filter: Pick<Condition, 'op' | 'value'> & { words: string; by?: KindCase['type'] };
}

/** A number has its unit behind the label. */
const startsWith = (label: string) => new RegExp(`^${label}`);
const typed =
  (text: string): KindCase['type'] =>
  (within, label) =>
    within.getByRole('textbox', { name: startsWith(label) }).fill(text);
const inParts =
  (keys: string, part: RegExp): KindCase['type'] =>
  async (within, label) => {
    await within
      .getByRole('group', { name: label })
      .getByRole('spinbutton', { name: part })
      .first()
      .click();
    await userEvent.keyboard(keys);
  };
const chosen =
  (text: string): KindCase['type'] =>
  async (within, label) => {
    await within.getByRole('combobox', { name: label }).click();
    await page.getByRole('listbox').getByRole('option').filter({ hasText: text }).click();
  };
/** The list stays open for further choices, until Esc closes it and nothing else. */
const chosenAmong =
  (text: string): KindCase['type'] =>
  async (within, label) => {
    await chosen(text)(within, label);
    await userEvent.keyboard('{Escape}');
  };
const inTree =
  (text: string): KindCase['type'] =>
  async (within, label) => {
    await within.getByRole('combobox', { name: label }).click();
    await userEvent.keyboard(`${text}{ArrowDown}{ArrowDown}{Enter}`);
  };
const ticked =
  (text: string): KindCase['type'] =>
  (within, label) =>
    within.getByRole('group', { name: label }).getByRole('checkbox', { name: text }).click();
const uploaded =
  (name: string, type: string): KindCase['type'] =>
  async (within, label) => {
    const file = new File(['x'], name, { type });
    await userEvent.upload(within.getByLabelText(new RegExp(`^${label}：选择`)).first(), file);
  };
const nothing: KindCase['type'] = async () => undefined;
const filled = { op: 'filled', words: '不为空', by: nothing } as const;

/** The promises of each kind of field. A new kind does not compile until it has a row. */
export const kindCases: Record<FieldKind, KindCase> = {
  text: {
    type: typed('风衣'),
    saved: '风衣',
    shown: '羊毛大衣',
    filter: { op: 'contains', value: '风衣', words: '包含 风衣' },
  },
  longText: {
    type: typed('防水'),
    saved: '防水',
    shown: '双面呢，手工缝制',
    filter: { op: 'contains', value: '防水', words: '包含 防水' },
  },
  richText: {
    async type(within, label) {
      await within.getByRole('textbox', { name: label }).click();
      await userEvent.keyboard('主推');
    },
    saved: '<p>主推</p>',
    shown: '秋冬主推',
    filter: { op: 'contains', value: '主推', words: '包含 主推', by: typed('主推') },
  },
  number: {
    type: typed('12.5'),
    saved: 12.5,
    shown: '860.5',
    filter: { op: 'least', value: 12.5, words: '不小于 12.5' },
  },
  count: {
    type: typed('７'),
    saved: 7,
    shown: { table: '1,200', sheet: '1200' },
    filter: { op: 'most', value: 7, words: '不大于 7', by: typed('7') },
  },
  money: {
    type: typed('88.5'),
    saved: 88.5,
    shown: { table: '1,234,567.80', sheet: '1234567.8' },
    filter: { op: 'least', value: 88.5, words: '不小于 88.5' },
  },
  percent: {
    type: typed('30'),
    saved: 30,
    shown: '12.5',
    filter: { op: 'is', value: 30, words: '等于 30' },
  },
  day: {
    type: inParts('20261121', /^年/),
    saved: '2026-11-21',
    shown: '2026-11-20',
    filter: { op: 'least', value: '2026-11-21', words: '不早于 2026-11-21' },
  },
  daySpan: {
    async type(within, label) {
      await inParts('20261101', /^年/)(within, `${label}：开始日期`);
      await inParts('20261105', /^年/)(within, `${label}：结束日期`);
    },
    saved: { from: '2026-11-01', until: '2026-11-05' },
    shown: '2026-12-01 至 2026-12-20',
    filter: {
      op: 'most',
      value: '2026-11-21',
      words: '不晚于 2026-11-21',
      by: inParts('20261121', /^年/),
    },
  },
  time: {
    type: inParts('0830', /^/),
    saved: '08:30',
    shown: '09:30',
    filter: { op: 'most', value: '08:30', words: '不晚于 08:30' },
  },
  choice: {
    async type(within, label) {
      await within.getByRole('combobox', { name: label }).selectOptions('男装');
    },
    saved: 'men',
    shown: '女装',
    filter: { op: 'is', value: 'men', words: '等于 男装' },
  },
  choices: {
    type: ticked('中码'),
    saved: ['m'],
    shown: '大码、中码',
    filter: { op: 'has', value: ['m'], words: '含有 中码' },
  },
  dictionary: {
    type: chosen('男'),
    saved: '1',
    shown: '女',
    filter: { op: 'is', value: '1', words: '等于 男' },
  },
  tree: {
    type: inTree('徐汇'),
    saved: '310104',
    shown: '徐汇区',
    filter: { op: 'in', value: ['310104'], words: '属于 徐汇区' },
  },
  person: {
    type: chosen('林知夏'),
    saved: '900001',
    shown: '林知夏',
    filter: { op: 'is', value: '900001', words: '等于 林知夏' },
  },
  people: {
    type: chosenAmong('林知夏'),
    saved: ['900001'],
    shown: '林知夏、苏锦禾',
    filter: { op: 'has', value: ['900001'], words: '含有 林知夏' },
  },
  department: {
    type: chosen('零售运营中心'),
    saved: 'd1',
    shown: '零售运营中心',
    filter: { op: 'in', value: ['d1'], words: '属于 零售运营中心' },
  },
  position: {
    type: chosen('导购'),
    saved: 'guide',
    shown: '导购',
    filter: { op: 'is', value: 'guide', words: '等于 导购' },
  },
  store: {
    type: chosen('南京西路店'),
    saved: 'S1',
    shown: '南京西路店',
    filter: { op: 'in', value: ['S1'], words: '属于 南京西路店' },
  },
  file: {
    type: uploaded('报价.pdf', 'application/pdf'),
    saved: ['alone-报价.pdf'],
    shown: '采购合同.pdf',
    filter: filled,
  },
  picture: {
    type: uploaded('侧面.png', 'image/png'),
    saved: ['alone-侧面.png'],
    shown: '正面.png',
    filter: filled,
  },
  link: {
    type: chosen('羊毛大衣样衣'),
    saved: 'YD00001',
    shown: { table: '羊毛大衣样衣 YD00001', sheet: '羊毛大衣样衣' },
    filter: { op: 'is', value: 'YD00001', words: '等于 羊毛大衣样衣 YD00001' },
  },
  lines: {
    async type(within, label) {
      const rows = within.getByRole('group', { name: label });
      await rows.getByRole('button', { name: '添加一行' }).click();
      await userEvent.keyboard('驼色{Tab}3');
    },
    saved: [{ colour: '驼色', pieces: 3 }],
    shown: '1 行',
    filter: filled,
  },
};
