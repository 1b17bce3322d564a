import {
  choice,
  count,
  day,
  department,
  lines,
  link,
  longText,
  money,
  person,
  text,
} from '../../fields.ts';
import { recordType } from '../../record-type.ts';
import { answer, requestStates, waitingView } from '../../request-states.ts';

/** Fixed assets, each with the department and person who has it. */
export const assets = recordType({
  system: 'ams',
  name: 'assets',
  one: '资产',
  number: 'ZC{yyyymm}{00000}',
  actions: 'ams:asset',
  scope: 'all',
  fields: {
    name: text({ label: '资产名称', most: 40, required: true }),
    kind: choice({
      label: '类别',
      required: true,
      filterable: true,
      choices: [
        { value: 'computer', label: '电脑' },
        { value: 'phone', label: '手机与平板' },
        { value: 'display', label: '显示与投影' },
        { value: 'print', label: '打印设备' },
        { value: 'furniture', label: '办公家具' },
        { value: 'store', label: '门店道具' },
      ],
    }),
    model: text({ label: '型号', most: 40 }),
    price: money({ label: '原值', most: 1_000_000, required: true, sortable: true }),
    bought: day({ label: '购置日期', required: true, fixed: true, sortable: true }),
    department: department({ label: '使用部门', filterable: true }),
    holder: person({ label: '使用人' }),
    place: text({ label: '存放地点', most: 40, aside: true }),
    note: text({ label: '备注', early: true, most: 120, aside: true }),
  },
  initial: 'stock',
  states: {
    stock: {
      label: '在库',
      steps: {
        issue: {
          label: '领用登记',
          to: 'used',
          action: 'ams:asset:keep',
          requires: ['holder', 'department'],
          tone: 'good',
        },
        scrap: {
          label: '报废',
          to: 'scrapped',
          action: 'ams:asset:keep',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    used: {
      label: '在用',
      tone: 'good',
      steps: {
        return: { label: '归还入库', to: 'stock', action: 'ams:asset:keep' },
        repair: {
          label: '送修',
          to: 'repair',
          action: 'ams:asset:keep',
          requires: ['note'],
          tone: 'bad',
        },
      },
    },
    repair: {
      label: '维修中',
      tone: 'warn',
      steps: { back: { label: '修好返回', to: 'used', action: 'ams:asset:keep', tone: 'good' } },
    },
    scrapped: { label: '已报废', tone: 'bad', closed: true },
  },
  views: {
    stock: { label: '在库', filter: { field: 'state', op: 'is', value: 'stock' } },
    repair: { label: '维修中', filter: { field: 'state', op: 'is', value: 'repair' } },
  },
});

/** Assets handed out to an employee, or given back by one. */
export const handovers = recordType({
  system: 'ams',
  name: 'handovers',
  one: '领用归还单',
  number: 'LH{yyyymm}{00000}',
  actions: 'ams:service',
  scope: 'own',
  allBy: 'ams:desk:approve',
  fields: {
    kind: choice({
      label: '类型',
      required: true,
      fixed: true,
      filterable: true,
      choices: [
        { value: 'take', label: '领用' },
        { value: 'return', label: '归还' },
      ],
    }),
    asset: link({ label: '资产', type: 'ams/assets', required: true }),
    day: day({ label: '期望日期', required: true, sortable: true }),
    reason: text({ label: '用途', most: 120, required: true }),
    condition: choice({
      label: '交接状况',
      choices: [
        { value: 'good', label: '完好', tone: 'good' },
        { value: 'worn', label: '正常磨损' },
        { value: 'damaged', label: '损坏', tone: 'bad' },
      ],
    }),
    answer,
  },
  initial: 'draft',
  states: {
    ...requestStates({
      submit: 'ams:service:submit',
      approve: 'ams:desk:approve',
      toDecline: ['answer'],
    }),
    approved: {
      label: '待交接',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        hand: {
          label: '登记交接',
          to: 'handed',
          action: 'ams:desk:approve',
          requires: ['condition'],
          tone: 'good',
        },
      },
    },
    handed: { label: '已交接', tone: 'good', closed: true },
  },
  views: waitingView,
});

/** Requests for office supplies, a line for each article. */
export const supplyRequests = recordType({
  system: 'ams',
  name: 'supply-requests',
  one: '办公用品申领',
  number: 'BG{yyyymm}{00000}',
  actions: 'ams:service',
  scope: 'own',
  allBy: 'ams:desk:approve',
  fields: {
    department: department({ label: '领用部门', required: true, filterable: true }),
    lines: lines({
      label: '用品明细',
      required: true,
      most: 40,
      columns: {
        article: choice({
          label: '用品',
          required: true,
          choices: [
            { value: 'paper', label: 'A4 复印纸' },
            { value: 'pen', label: '中性笔' },
            { value: 'notebook', label: '笔记本' },
            { value: 'folder', label: '文件夹' },
            { value: 'toner', label: '硒鼓' },
            { value: 'battery', label: '电池' },
            { value: 'tape', label: '封箱胶带' },
            { value: 'hanger', label: '样衣衣架' },
          ],
        }),
        units: count({ label: '数量', least: 1, most: 500, required: true }),
        price: money({ label: '金额', most: 20_000, required: true }),
      },
      sums: ['units', 'price'],
    }),
    total: money({ label: '合计', most: 100_000, required: true, sortable: true }),
    day: day({ label: '期望领取', sortable: true }),
    note: longText({ label: '说明', most: 200, aside: true }),
    answer,
  },
  rules: [
    { kind: 'sum', field: 'total', other: 'lines', column: 'price', words: '合计应等于明细金额' },
  ],
  initial: 'draft',
  states: {
    ...requestStates({
      submit: 'ams:service:submit',
      approve: 'ams:desk:approve',
      toDecline: ['answer'],
    }),
    approved: {
      label: '待领取',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        issue: { label: '已发放', to: 'issued', action: 'ams:desk:approve', tone: 'good' },
      },
    },
    issued: { label: '已领取', tone: 'good', closed: true },
  },
  views: waitingView,
});
