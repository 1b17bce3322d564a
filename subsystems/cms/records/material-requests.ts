import { choice, count, day, lines, longText, money, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { answer, requestStates, waitingView } from '@portal/contract/records/request-states';

/** Requests for printed and digital material of an event, a line for each format. */
export const materialRequests = recordType({
  system: 'cms',
  name: 'material-requests',
  one: '活动素材申请',
  number: 'SC{yyyymm}{00000}',
  actions: 'cms:material',
  scope: 'all',
  fields: {
    event: text({ label: '活动名称', most: 40, required: true }),
    needed: day({ label: '到位日期', required: true, sortable: true }),
    lines: lines({
      label: '素材明细',
      required: true,
      most: 30,
      columns: {
        format: choice({
          label: '规格',
          required: true,
          choices: [
            { value: 'poster', label: '海报 60×90 cm' },
            { value: 'banner', label: '展架 80×180 cm' },
            { value: 'window', label: '橱窗贴 200×280 cm' },
            { value: 'screen', label: '竖屏画面 1080×1920' },
            { value: 'card', label: '台卡 A5' },
          ],
        }),
        units: count({ label: '数量', least: 1, most: 5_000, required: true }),
        cost: money({ label: '制作费', most: 500_000, required: true }),
      },
      sums: ['units', 'cost'],
    }),
    total: money({ label: '制作费合计', most: 5_000_000, required: true, sortable: true }),
    copy: longText({ label: '文案要点', most: 500, aside: true }),
    answer,
  },
  rules: [
    {
      kind: 'sum',
      field: 'total',
      other: 'lines',
      column: 'cost',
      words: '制作费合计应等于明细之和',
    },
  ],
  initial: 'draft',
  states: {
    ...requestStates({
      submit: 'cms:material:submit',
      approve: 'cms:material:approve',
      toDecline: ['answer'],
    }),
    approved: {
      label: '制作中',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        deliver: {
          label: '已送达',
          to: 'delivered',
          action: 'cms:material:deliver',
          tone: 'good',
        },
      },
    },
    delivered: { label: '已送达', tone: 'good', closed: true },
  },
  views: waitingView,
});
