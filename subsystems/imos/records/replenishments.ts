import { count, day, stock, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Proposals to replenish stores, made each night from sales and stock. */
export const replenishments = recordType({
  system: 'imos',
  name: 'replenishments',
  one: '补货建议',
  number: 'BH{yyyymm}{00000}',
  actions: 'imos:replenish',
  scope: 'group',
  fields: {
    style: text({ label: '款号', most: 20, required: true, fixed: true }),
    name: text({ label: '品名', most: 40 }),
    colour: text({ label: '颜色', most: 20 }),
    size: text({ label: '尺码', most: 10 }),
    store: text({ label: '门店', most: 40, filterable: true, former: true }),
    toStore: store({ label: '门店', among: 'all', filterable: true }),
    sold: count({
      label: '近 7 天销量',
      total: 'none',
      most: 100_000,
      unit: '件',
      sortable: true,
    }),
    onHand: stock({ label: '店存', most: 100_000, sortable: true }),
    units: count({
      label: '建议数量',
      least: 1,
      most: 10_000,
      unit: '件',
      required: true,
      sortable: true,
    }),
    day: day({ label: '期望到店', sortable: true }),
    note: text({ label: '处理说明', most: 120, aside: true }),
  },
  rules: [{ kind: 'required-without', field: 'toStore', other: 'store', words: '请选择门店' }],
  initial: 'proposed',
  states: {
    proposed: {
      label: '待确认',
      waits: true,
      tone: 'warn',
      steps: {
        accept: { label: '采纳', to: 'accepted', action: 'imos:replenish:decide', tone: 'good' },
        decline: { label: '不采纳', to: 'declined', action: 'imos:replenish:decide', tone: 'bad' },
      },
    },
    accepted: {
      label: '已采纳',
      waits: true,
      tone: 'good',
      closed: true,
      steps: {
        approve: {
          label: '批准补货',
          to: 'approved',
          action: 'imos:replenish:approve',
          tone: 'good',
        },
        decline: { label: '不批准', to: 'declined', action: 'imos:replenish:approve', tone: 'bad' },
      },
    },
    approved: { label: '已批准', tone: 'good', closed: true },
    declined: {
      label: '不采纳',
      tone: 'bad',
      closed: true,
      steps: { reopen: { label: '重新考虑', to: 'proposed', action: 'imos:replenish:decide' } },
    },
  },
  views: {
    waiting: { label: '待确认', filter: { field: 'state', op: 'is', value: 'proposed' } },
    accepted: { label: '待审批', filter: { field: 'state', op: 'is', value: 'accepted' } },
  },
});
