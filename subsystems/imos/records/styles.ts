import {
  choice,
  choices,
  day,
  dictionary,
  link,
  money,
  text,
} from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** The colours goods come in; their values stand on labels, slips and in stock. */
export const styleColours = [
  { value: 'black', label: '墨黑' },
  { value: 'ivory', label: '米白' },
  { value: 'grey', label: '烟灰' },
  { value: 'navy', label: '藏青' },
  { value: 'camel', label: '驼色' },
  { value: 'oat', label: '燕麦' },
  { value: 'red', label: '绛红' },
  { value: 'rose', label: '豆沙' },
  { value: 'green', label: '苔绿' },
  { value: 'blue', label: '靛蓝' },
  { value: 'sky', label: '雾蓝' },
  { value: 'khaki', label: '卡其' },
  { value: 'lilac', label: '浅紫' },
  { value: 'yellow', label: '姜黄' },
] as const;

/** The sizes goods come in, each kind of goods from the smallest to the largest. */
export const styleSizes = [
  'XS S M L XL XXL 3XL',
  '25 26 27 28 29 30 31 32 33 34 36',
  '110 120 130 140 150 160',
  '均码',
].flatMap((sizes) => sizes.split(' ').map((size) => ({ value: size, label: size })));

/** The styles that the group plans, sells and takes off sale; other records name them by their number. */
export const styles = recordType({
  system: 'imos',
  name: 'styles',
  one: '款式',
  number: 'K{yyyymm}{000}',
  actions: 'imos:style',
  scope: 'all',
  fields: {
    name: text({ label: '品名', most: 40, required: true, pinyin: true }),
    line: choice({
      label: '产品线',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'women', label: '女装' },
        { value: 'men', label: '男装' },
        { value: 'child', label: '童装' },
        { value: 'sport', label: '运动' },
        { value: 'home', label: '家居' },
      ],
    }),
    category: dictionary({
      label: '品类',
      dictionary: 'goods_category',
      required: true,
      filterable: true,
    }),
    year: choice({
      label: '年份',
      required: true,
      filterable: true,
      choices: ['2024', '2025', '2026', '2027', '2028', '2029', '2030'].map((year) => ({
        value: year,
        label: year,
      })),
    }),
    season: dictionary({ label: '季节', dictionary: 'season', required: true, filterable: true }),
    wave: dictionary({ label: '波段', dictionary: 'wave', required: true }),
    tag: money({
      label: '吊牌价',
      total: 'none',
      least: 1,
      most: 100_000,
      required: true,
      sortable: true,
    }),
    cost: money({ label: '成本', total: 'none', most: 100_000, action: 'imos:style:cost' }),
    onSale: day({ label: '首发日', early: true, sortable: true }),
    supplier: link({ label: '供应商', early: true, type: 'gims/suppliers' }),
    fabric: dictionary({ label: '面料', dictionary: 'fabric', aside: true }),
    colours: choices({ label: '颜色', choices: styleColours, required: true, aside: true }),
    sizes: choices({ label: '尺码', choices: styleSizes, required: true, aside: true }),
  },
  initial: 'planned',
  states: {
    planned: {
      label: '企划',
      steps: {
        launch: {
          label: '上市',
          to: 'selling',
          action: 'imos:style:launch',
          requires: ['onSale', 'supplier'],
          tone: 'good',
        },
        drop: { label: '取消', to: 'off', action: 'imos:style:launch', tone: 'bad' },
      },
    },
    selling: {
      label: '在售',
      tone: 'good',
      steps: { clear: { label: '转清货', to: 'clearing', action: 'imos:style:clear' } },
    },
    clearing: {
      label: '清货',
      tone: 'warn',
      steps: { withdraw: { label: '下架', to: 'off', action: 'imos:style:clear', tone: 'bad' } },
    },
    off: { label: '下架', closed: true },
  },
  views: {
    selling: { label: '在售', filter: { field: 'state', op: 'is', value: 'selling' } },
    clearing: { label: '清货', filter: { field: 'state', op: 'is', value: 'clearing' } },
  },
});
