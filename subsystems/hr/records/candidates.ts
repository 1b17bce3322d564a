import { choice, count, day, department, link, text } from '@portal/contract/records/fields';
import { recordType } from '@portal/contract/records/record-type';
import { employmentKinds } from './entries.ts';

/** People who apply for a post. */
export const candidates = recordType({
  system: 'hr',
  name: 'candidates',
  one: '候选人',
  number: 'HX{yyyymm}{00000}',
  actions: 'hr:recruit',
  scope: 'all',
  fields: {
    name: text({ label: '姓名', most: 20, required: true }),
    opening: link({
      label: '应聘需求',
      type: 'hr/openings',
      required: true,
      fixed: true,
      filterable: true,
    }),
    source: choice({
      label: '来源',
      required: true,
      filterable: true,
      choices: [
        { value: 'site', label: '招聘网站' },
        { value: 'referral', label: '内部推荐' },
        { value: 'campus', label: '校园招聘' },
        { value: 'store', label: '门店自荐' },
      ],
    }),
    years: count({ label: '工作年限', total: 'none', most: 40, unit: '年', sortable: true }),
    interview: day({ label: '面试日期', sortable: true }),
    score: choice({
      label: '面试评价',
      filterable: true,
      choices: [
        { value: 'a', label: 'A 优秀', tone: 'good' },
        { value: 'b', label: 'B 合适' },
        { value: 'c', label: 'C 待定', tone: 'warn' },
        { value: 'd', label: 'D 不合适', tone: 'bad' },
      ],
    }),
    department: department({ label: '入职部门' }),
    kind: choice({ label: '用工形式', choices: employmentKinds }),
    from: day({ label: '入职日期', sortable: true }),
    note: text({ label: '评语', most: 200, aside: true }),
  },
  initial: 'applied',
  states: {
    applied: {
      label: '待筛选',
      waits: true,
      tone: 'warn',
      steps: {
        invite: {
          label: '邀约面试',
          to: 'invited',
          action: 'hr:recruit:select',
          requires: ['interview'],
        },
        refuse: { label: '淘汰', to: 'refused', action: 'hr:recruit:select', tone: 'bad' },
      },
    },
    invited: {
      label: '面试中',
      waits: true,
      tone: 'warn',
      steps: {
        offer: {
          label: '发录用',
          causes: '入职办理单随之建立',
          to: 'offered',
          action: 'hr:recruit:select',
          requires: ['score', 'department', 'kind', 'from'],
          final: true,
          tone: 'good',
        },
        refuse: {
          label: '淘汰',
          to: 'refused',
          action: 'hr:recruit:select',
          requires: ['score'],
          tone: 'bad',
        },
      },
    },
    offered: {
      label: '待入职',
      waits: true,
      tone: 'good',
      steps: {
        join: { label: '已入职', to: 'joined', action: 'hr:recruit:select', tone: 'good' },
        decline: { label: '放弃录用', to: 'declined', action: 'hr:recruit:select', tone: 'bad' },
      },
    },
    joined: { label: '已入职', tone: 'good', closed: true },
    declined: { label: '放弃录用', tone: 'bad', closed: true },
    refused: { label: '已淘汰', closed: true },
  },
  views: {
    applied: { label: '待筛选', filter: { field: 'state', op: 'is', value: 'applied' } },
    invited: { label: '面试中', filter: { field: 'state', op: 'is', value: 'invited' } },
  },
});
