import { choice, count, day, department, link, percent, text } from '../../fields.ts';
import { recordType } from '../../record-type.ts';

/** Posts that a department may fill. */
export const headcounts = recordType({
  system: 'hr',
  name: 'headcounts',
  one: '编制',
  number: 'BZ{yyyymm}{00000}',
  actions: 'hr:organisation',
  scope: 'all',
  contain: true,
  fields: {
    department: department({ label: '部门', required: true, fixed: true, filterable: true }),
    year: count({
      label: '年度',
      total: 'none',
      ungrouped: true,
      least: 2020,
      most: 2100,
      required: true,
      fixed: true,
      filterable: true,
    }),
    planned: count({
      label: '编制',
      least: 0,
      most: 20_000,
      unit: '人',
      required: true,
      sortable: true,
    }),
    actual: count({ label: '在编', most: 20_000, unit: '人', required: true, sortable: true }),
    budget: percent({ label: '人力预算执行', most: 150, sortable: true }),
    note: text({ label: '说明', most: 120, aside: true }),
  },
  initial: 'active',
  states: {
    active: {
      label: '生效',
      tone: 'good',
      steps: { freeze: { label: '冻结', to: 'frozen', action: 'hr:organisation:freeze' } },
    },
    frozen: {
      label: '已冻结',
      tone: 'bad',
      closed: true,
      steps: { release: { label: '解冻', to: 'active', action: 'hr:organisation:freeze' } },
    },
  },
});

/** Posts that are to be filled. */
export const openings = recordType({
  system: 'hr',
  name: 'openings',
  one: '用人需求',
  number: 'YR{yyyymm}{00000}',
  actions: 'hr:recruit',
  scope: 'all',
  fields: {
    position: text({ label: '岗位', most: 30, required: true }),
    department: text({ label: '用人部门', most: 40, required: true, filterable: true }),
    people: count({ label: '人数', least: 1, most: 500, unit: '人', required: true }),
    day: day({ label: '期望到岗', sortable: true }),
  },
  initial: 'open',
  states: {
    open: {
      label: '招聘中',
      tone: 'warn',
      steps: {
        fill: { label: '已到岗', to: 'filled', action: 'hr:recruit:close', tone: 'good' },
        close: {
          label: '关闭',
          final: true,
          to: 'closed',
          action: 'hr:recruit:close',
          tone: 'bad',
        },
      },
    },
    filled: { label: '已到岗', tone: 'good', closed: true },
    closed: {
      label: '已关闭',
      closed: true,
      steps: { reopen: { label: '重新招聘', to: 'open', action: 'hr:recruit:close' } },
    },
  },
  views: { open: { label: '招聘中', filter: { field: 'state', op: 'is', value: 'open' } } },
});

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
          to: 'offered',
          action: 'hr:recruit:select',
          requires: ['score'],
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
