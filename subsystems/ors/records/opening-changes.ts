import { choice, day, store, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { requestStates, waitingView } from '@portal/contract/records/request-states';

/** Days on which a store opens later, closes earlier or not at all. */
export const openingChanges = recordType({
  system: 'ors',
  name: 'opening-changes',
  one: '开闭店申请',
  number: 'MKS{yyyymm}{00000}',
  actions: 'ors:store',
  scope: 'stores',
  storeField: 'store',
  fields: {
    store: store({ label: '门店', fixed: true, filterable: true, fromContext: true }),
    kind: choice({
      label: '申请类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'late', label: '延迟开店' },
        { value: 'early', label: '提前闭店' },
        { value: 'long', label: '延长营业' },
        { value: 'shut', label: '临时停业' },
      ],
    }),
    from: day({ label: '开始日期', required: true, sortable: true }),
    until: day({ label: '结束日期', required: true }),
    hours: text({ label: '营业时间', most: 30 }),
    reason: text({ label: '原因', most: 120, required: true }),
  },
  rules: [
    { kind: 'not-before', field: 'until', other: 'from', words: '结束日期不能早于开始日期' },
    {
      kind: 'required-when',
      field: 'hours',
      other: 'kind',
      is: ['late', 'early', 'long'],
      words: '请输入调整后的营业时间',
    },
  ],
  initial: 'draft',
  states: requestStates({
    submit: 'ors:store:submit',
    approve: 'ors:store:approve',
    toDecline: [],
  }),
  views: waitingView,
});
