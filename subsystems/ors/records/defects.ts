import { choice, count, day, link, money, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Single pieces with a fault. */
export const defects = recordType({
  system: 'ors',
  name: 'defects',
  one: '次品登记',
  number: 'MCP{yyyymm}{00000}',
  actions: 'ors:stock',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', fixed: true, filterable: true, fromContext: true }),
    style: link({ label: '款式', type: 'imos/styles', required: true, filterable: true }),
    colour: text({ label: '颜色', most: 20, required: true }),
    size: text({ label: '尺码', most: 10, required: true }),
    fault: choice({
      label: '问题',
      required: true,
      filterable: true,
      choices: [
        { value: 'thread', label: '跳线脱线' },
        { value: 'stain', label: '污渍' },
        { value: 'shade', label: '色差' },
        { value: 'zip', label: '拉链损坏' },
        { value: 'hole', label: '破洞' },
        { value: 'label', label: '吊牌错误' },
      ],
    }),
    foundBy: choice({
      label: '发现环节',
      required: true,
      filterable: true,
      choices: [
        { value: 'arrival', label: '到货验收' },
        { value: 'floor', label: '卖场陈列' },
        { value: 'customer', label: '顾客退回' },
      ],
    }),
    units: count({ label: '数量', least: 1, most: 100, unit: '件', required: true }),
    price: money({ label: '吊牌价', total: 'none', sortable: true }),
    day: day({ label: '发现日期', required: true, sortable: true }),
    note: text({ label: '描述', most: 120, aside: true }),
  },
  initial: 'registered',
  states: {
    registered: {
      label: '待判定',
      waits: true,
      tone: 'warn',
      steps: {
        repair: { label: '判为可修', to: 'repairing', action: 'ors:stock:approve' },
        reject: { label: '判为次品', to: 'rejected', action: 'ors:stock:approve', tone: 'bad' },
      },
    },
    repairing: {
      label: '维修中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        mend: { label: '修好上架', to: 'mended', action: 'ors:stock:receive', tone: 'good' },
      },
    },
    mended: { label: '已修复', tone: 'good', closed: true },
    rejected: {
      label: '次品待退',
      waits: true,
      tone: 'bad',
      closed: true,
      steps: { return: { label: '随退仓寄出', to: 'returned', action: 'ors:stock:send' } },
    },
    returned: { label: '已退仓', closed: true },
  },
  views: {
    waiting: { label: '待判定', filter: { field: 'state', op: 'is', value: 'registered' } },
  },
});
