import { count, daySpan, link, longText, store } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

/** Styles that a store sells on trial before they are ordered for all. */
export const trials = recordType({
  system: 'idss',
  name: 'trials',
  one: '试销',
  number: 'SX{yyyymm}{0000}',
  actions: 'idss:analysis',
  scope: 'stores',
  storeField: 'store',
  allBy: 'idss:analysis:all',
  fields: {
    style: link({
      label: '款式',
      type: 'imos/styles',
      required: true,
      fixed: true,
      filterable: true,
    }),
    store: store({
      label: '试销门店',
      among: 'all',
      required: true,
      fixed: true,
      filterable: true,
    }),
    span: daySpan({ label: '试销期间', required: true, sortable: true }),
    units: count({ label: '试销件数', least: 1, most: 1_000, unit: '件', required: true }),
    sold: count({ label: '售出', unit: '件', sortable: true }),
    tried: count({ label: '试穿次数', unit: '次', sortable: true }),
    verdict: longText({ label: '结论', most: 200, aside: true }),
  },
  rules: [{ kind: 'most', field: 'sold', other: 'units', words: '售出不能多于试销件数' }],
  initial: 'running',
  states: {
    running: {
      label: '试销中',
      tone: 'warn',
      steps: {
        pass: {
          label: '转大货',
          to: 'passed',
          action: 'idss:analysis:judge',
          requires: ['sold', 'verdict'],
          tone: 'good',
        },
        fail: {
          label: '不通过',
          to: 'failed',
          action: 'idss:analysis:judge',
          requires: ['sold', 'verdict'],
          tone: 'bad',
        },
      },
    },
    passed: { label: '转大货', tone: 'good', closed: true },
    failed: { label: '不通过', tone: 'bad', closed: true },
  },
  views: { running: { label: '试销中', filter: { field: 'state', op: 'is', value: 'running' } } },
});
