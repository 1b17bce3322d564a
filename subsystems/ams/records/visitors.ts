import { choice, count, day, person, text, time } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';

const handle = 'ams:desk:approve';

/** Visitors of the head office, announced by the employee they visit. */
export const visitors = recordType({
  system: 'ams',
  name: 'visitors',
  one: '访客登记',
  number: 'FK{yyyymm}{00000}',
  actions: 'ams:service',
  scope: 'own',
  allBy: 'ams:desk:approve',
  fields: {
    name: text({ label: '访客姓名', most: 20, required: true }),
    company: text({ label: '来访单位', most: 40, required: true }),
    people: count({ label: '人数', least: 1, most: 50, unit: '人', required: true }),
    day: day({ label: '来访日期', required: true, sortable: true }),
    time: time({ label: '到访时间', required: true }),
    reason: choice({
      label: '事由',
      required: true,
      filterable: true,
      choices: [
        { value: 'business', label: '商务洽谈' },
        { value: 'interview', label: '面试' },
        { value: 'delivery', label: '送样' },
        { value: 'service', label: '施工维保' },
      ],
    }),
    host: person({ label: '接待人', required: true }),
    plate: text({ label: '车牌号', most: 10, aside: true }),
    badge: text({ label: '访客证号', most: 10 }),
  },
  initial: 'expected',
  states: {
    expected: {
      label: '待到访',
      waits: true,
      tone: 'warn',
      steps: {
        arrive: {
          label: '登记入园',
          to: 'inside',
          action: handle,
          by: 'anyone',
          requires: ['badge'],
          tone: 'good',
        },
        cancel: {
          label: '取消',
          to: 'cancelled',
          action: 'ams:service:submit',
          by: 'author',
          tone: 'bad',
        },
      },
    },
    inside: {
      label: '在园',
      tone: 'good',
      closed: true,
      steps: { leave: { label: '离园', to: 'left', action: handle, by: 'anyone' } },
    },
    left: { label: '已离园', closed: true },
    cancelled: { label: '已取消', closed: true },
  },
  views: {
    expected: { label: '待到访', filter: { field: 'state', op: 'is', value: 'expected' } },
    inside: { label: '在园', filter: { field: 'state', op: 'is', value: 'inside' } },
  },
});
