import * as kinds from '@portal/contract/records/fields';
import type { RecordFields, RecordValue } from '@portal/contract/records/field-values';
import type { WireRecord } from '@portal/contract/records/record-calls';
import type { RecordType } from '@portal/contract/records/record-type';

const fields = {
  text: kinds.text({ label: '品名', pinyin: true }),
  longText: kinds.longText({ label: '说明' }),
  richText: kinds.richText({ label: '图文介绍' }),
  number: kinds.number({ label: '克重', total: 'average', decimals: 1, unit: '克', least: -1_000 }),
  count: kinds.count({ label: '件数', unit: '件' }),
  money: kinds.money({ label: '金额' }),
  percent: kinds.percent({ label: '折扣率' }),
  day: kinds.day({ label: '交期' }),
  daySpan: kinds.daySpan({ label: '档期' }),
  time: kinds.time({ label: '到店时间' }),
  choice: kinds.choice({
    label: '产品线',
    choices: [
      { value: 'men', label: '男装' },
      { value: 'women', label: '女装', tone: 'good' },
    ],
  }),
  choices: kinds.choices({
    label: '尺码',
    choices: [
      { value: 'l', label: '大码' },
      { value: 'm', label: '中码' },
    ],
  }),
  dictionary: kinds.dictionary({ label: '适用性别', dictionary: 'sex' }),
  tree: kinds.tree({ label: '产地', dictionary: 'region' }),
  person: kinds.person({ label: '买手' }),
  people: kinds.people({ label: '企划小组' }),
  department: kinds.department({ label: '负责部门' }),
  position: kinds.position({ label: '审批岗位' }),
  store: kinds.store({ label: '首发门店' }),
  file: kinds.file({ label: '合同' }),
  picture: kinds.picture({ label: '照片' }),
  link: kinds.link({ label: '前一单', type: 'ams/every-kind' }),
  lines: kinds.lines({
    label: '明细',
    columns: { colour: kinds.text({ label: '颜色' }), pieces: kinds.count({ label: '数量' }) },
    sums: ['pieces'],
  }),
} satisfies Record<kinds.FieldKind, kinds.RecordField>;

/** A record type with a field of each kind, named after it: what the kit promises of a field is tested of all of them. */
export const everyKind: RecordType<kinds.FieldKind, 'open'> = {
  system: 'ams',
  name: 'every-kind',
  one: '样单',
  number: 'YD{00000}',
  actions: 'ams:every-kind',
  scope: 'all',
  fields,
  initial: 'open',
  states: { open: { label: '进行中' } },
};

/** A type of the same name with the field of one kind alone. */
export const typeOfKind = (
  kind: kinds.FieldKind,
  traits: Partial<Pick<kinds.RecordField, 'required'>> = {},
): RecordType => ({ ...everyKind, fields: { [kind]: { ...everyKind.fields[kind], ...traits } } });

/** Each kind of field, once. */
export const fieldKinds = Object.keys(fields).filter(
  (name): name is kinds.FieldKind => name in fields,
);

const values: Record<kinds.FieldKind, RecordValue> = {
  text: '羊毛大衣',
  longText: '双面呢，手工缝制',
  richText: '<p>秋冬<strong>主推</strong></p>',
  number: 860.5,
  count: 1_200,
  money: 1_234_567.8,
  percent: 12.5,
  day: '2026-11-20',
  daySpan: { from: '2026-12-01', until: '2026-12-20' },
  time: '09:30',
  choice: 'women',
  choices: ['l', 'm'],
  dictionary: '2',
  tree: '310104',
  person: '900001',
  people: ['900001', '900002'],
  department: 'd1',
  position: 'guide',
  store: 'S1',
  file: ['f1'],
  picture: ['f2'],
  link: 'YD00001',
  lines: [{ colour: '驼色', pieces: 12 }],
};

/** A record with a value of each kind. */
export const filledRecord: WireRecord = {
  id: 'YD00002',
  version: 1,
  state: 'open',
  fields: values,
  createdAt: '2026-11-20 09:00:00',
  createdBy: '苏锦禾',
  changedAt: '2026-11-20 09:30:00',
  changedBy: '苏锦禾',
};

const noValues: RecordFields = Object.fromEntries(fieldKinds.map((kind) => [kind, null]));

/** A record without a value of any kind, which the other one links to. */
export const emptyRecord: WireRecord = { ...filledRecord, id: 'YD00001', fields: noValues };

const created = {
  id: '1',
  at: filledRecord.createdAt,
  by: filledRecord.createdBy,
  kind: 'created',
  step: null,
  fromState: null,
  toState: null,
  words: null,
  changes: [],
};

/** The names of what the records refer to. */
export const everyName = {
  'dictionary/sex': { '1': '男', '2': '女' },
  'dictionary/region': { '31': '上海', '310104': '徐汇区' },
  person: { '900001': '林知夏', '900002': '苏锦禾' },
  department: { d1: '零售运营中心' },
  position: { guide: '导购' },
  store: { S1: '南京西路店' },
  file: { f1: '采购合同.pdf', f2: '正面.png' },
  'ams/every-kind': { YD00001: '羊毛大衣样衣' },
};

const item = (value: string, text: string) => ({
  value,
  text,
  title: text,
  label: text,
  color: null,
});

/** The dictionaries of its fields, as the page of a system has them. */
export const everyDictionary = {
  sex: [item('1', '男'), item('2', '女')],
  region: [
    item('31', '上海'),
    item('3101', '市辖区'),
    item('310104', '徐汇区'),
    item('32', '江苏'),
  ],
  position: [item('guide', '导购'), item('manager', '店长')],
};

const options: Readonly<Record<string, readonly [string, string]>> = {
  store: ['S1', '南京西路店'],
  person: ['900001', '林知夏'],
  department: ['d1', '零售运营中心'],
  link: ['YD00001', '羊毛大衣样衣'],
};

const path = '/records/ams/every-kind';

/** Answers the calls that a page of these records makes, from memory; undefined for any other call. */
export function answerEveryKind(called: string, input: Readonly<Record<string, unknown>>): unknown {
  if ('fields' in input || called === `${path}/one/:id`) {
    return { ...filledRecord, names: everyName };
  }
  if (called === path || called === `${path}/export`) {
    return { records: [filledRecord, emptyRecord], hasNext: false, names: everyName };
  }
  if (called === `${path}/count`) return { total: 2, sums: { count: 1_200, money: 1_234_567.8 } };
  if (called === `${path}/views`) return { views: [], roles: [] };
  if (called === `${path}/one/:id/files`) return { files: [] };
  if (called === `${path}/one/:id/timeline`) return { events: [created], names: everyName };
  const found = options[String(input['no'] ?? input['field'] ?? input['dict'])];
  if (called.includes('/loadDictItem/')) return found ? [found[1]] : [];
  if (!found) return undefined;
  return { records: [{ ...item(...found), aside: found[0] }], total: 1 };
}
