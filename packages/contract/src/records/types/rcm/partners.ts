import { choice, count, day, link, money, percent, person, store, text } from '../../fields.ts';
import { recordType } from '../../record-type.ts';

/** Leases of stores; those that end within months wait for a renewal. */
export const leases = recordType({
  system: 'rcm',
  name: 'leases',
  one: '租约',
  number: 'ZY{yyyymm}{00000}',
  actions: 'rcm:contract',
  scope: 'all',
  fields: {
    store: store({ label: '门店', required: true, filterable: true }),
    landlord: text({ label: '出租方', most: 40, required: true }),
    from: day({ label: '起租日', required: true, sortable: true }),
    until: day({ label: '到期日', required: true, sortable: true }),
    area: count({ label: '面积', least: 10, most: 20_000, unit: '㎡', required: true }),
    rent: money({ label: '月租金', least: 1, required: true, sortable: true }),
    share: percent({ label: '扣点', help: '按销售额提成的比例' }),
    raise: percent({ label: '年递增', most: 20, aside: true }),
    deposit: money({ label: '押金', aside: true }),
    keeper: person({ label: '负责人', aside: true }),
    note: text({ label: '续签意见', most: 200, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '到期日不能早于起租日' }],
  initial: 'draft',
  states: {
    draft: {
      label: '待签',
      waits: true,
      steps: { sign: { label: '签订', to: 'running', action: 'rcm:contract:sign', tone: 'good' } },
    },
    running: {
      label: '履行中',
      tone: 'good',
      closed: true,
      steps: {
        remind: {
          label: '发起续签',
          to: 'renewing',
          action: 'rcm:contract:sign',
          requires: ['note'],
        },
        end: {
          label: '终止',
          to: 'ended',
          action: 'rcm:contract:approve',
          by: 'anyone',
          tone: 'bad',
        },
      },
    },
    renewing: {
      label: '待续签',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        renew: {
          label: '续签完成',
          to: 'running',
          action: 'rcm:contract:sign',
          requires: ['until', 'rent'],
          tone: 'good',
        },
        end: { label: '到期不续', to: 'ended', action: 'rcm:contract:approve', tone: 'bad' },
      },
    },
    ended: { label: '已终止', closed: true },
  },
  views: {
    running: { label: '履行中', filter: { field: 'state', op: 'is', value: 'running' } },
    renewing: { label: '待续签', filter: { field: 'state', op: 'is', value: 'renewing' } },
  },
});

/** Firms and people who run stores of the group on their account. */
export const franchisees = recordType({
  system: 'rcm',
  name: 'franchisees',
  one: '加盟商',
  number: 'JM{yyyymm}{00000}',
  actions: 'rcm:partner',
  scope: 'all',
  fields: {
    name: text({ label: '加盟商', most: 40, required: true }),
    contact: text({ label: '联系人', most: 20, required: true }),
    city: text({ label: '城市', most: 20, required: true, filterable: true }),
    stores: count({ label: '门店数', most: 200, unit: '家', required: true, sortable: true }),
    since: day({ label: '合作起始', required: true, sortable: true }),
    grade: choice({
      label: '信用评级',
      required: true,
      filterable: true,
      choices: [
        { value: 'A', label: 'A', tone: 'good' },
        { value: 'B', label: 'B' },
        { value: 'C', label: 'C', tone: 'bad' },
      ],
    }),
    credit: money({ label: '信用额度', sortable: true }),
    owed: money({ label: '应收余额', sortable: true }),
    note: text({ label: '备注', early: true, most: 120, aside: true }),
  },
  initial: 'active',
  states: {
    active: {
      label: '合作中',
      tone: 'good',
      steps: {
        freeze: {
          label: '冻结信用',
          to: 'frozen',
          action: 'rcm:partner:approve',
          by: 'anyone',
          requires: ['note'],
          tone: 'bad',
        },
        end: {
          label: '终止合作',
          to: 'ended',
          action: 'rcm:partner:approve',
          by: 'anyone',
          tone: 'bad',
        },
      },
    },
    frozen: {
      label: '信用冻结',
      tone: 'bad',
      steps: {
        release: { label: '解除冻结', to: 'active', action: 'rcm:partner:approve', by: 'anyone' },
      },
    },
    ended: { label: '已终止', closed: true },
  },
  views: { frozen: { label: '信用冻结', filter: { field: 'state', op: 'is', value: 'frozen' } } },
});

/** Sums that franchisees leave as a security. */
export const deposits = recordType({
  system: 'rcm',
  name: 'deposits',
  one: '保证金',
  number: 'BZJ{yyyymm}{00000}',
  actions: 'rcm:partner',
  scope: 'all',
  figure: 'paid',
  fields: {
    franchisee: link({
      label: '加盟商',
      type: 'rcm/franchisees',
      required: true,
      filterable: true,
    }),
    kind: choice({
      label: '款项',
      required: true,
      filterable: true,
      choices: [
        { value: 'brand', label: '品牌保证金' },
        { value: 'goods', label: '货品保证金' },
        { value: 'fitting', label: '装修押金' },
      ],
    }),
    amount: money({ label: '应缴金额', least: 1, required: true, sortable: true }),
    paid: money({ label: '实缴金额' }),
    due: day({ label: '应缴日期', required: true, sortable: true }),
    voucher: text({ label: '凭证号', most: 30 }),
    deducted: money({ label: '扣除金额', aside: true }),
    note: text({ label: '说明', early: true, most: 120, aside: true }),
  },
  rules: [
    { kind: 'most', field: 'paid', other: 'amount', words: '实缴金额不能高于应缴金额' },
    { kind: 'most', field: 'deducted', other: 'paid', words: '扣除金额不能高于实缴金额' },
  ],
  initial: 'due',
  states: {
    due: {
      label: '待缴',
      waits: true,
      tone: 'warn',
      steps: {
        pay: {
          label: '确认到账',
          to: 'held',
          action: 'rcm:partner:submit',
          requires: ['paid', 'voucher'],
          tone: 'good',
        },
      },
    },
    held: {
      label: '已缴存',
      tone: 'good',
      closed: true,
      steps: {
        ask: { label: '申请退还', to: 'returning', action: 'rcm:partner:submit' },
      },
    },
    returning: {
      label: '退还审批',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        return: { label: '批准退还', to: 'returned', action: 'rcm:partner:approve', tone: 'good' },
        deduct: {
          label: '扣除后退还',
          to: 'returned',
          action: 'rcm:partner:approve',
          requires: ['deducted', 'note'],
          tone: 'bad',
        },
      },
    },
    returned: { label: '已退还', closed: true },
  },
  views: {
    due: { label: '待缴', filter: { field: 'state', op: 'is', value: 'due' } },
    waiting: { label: '退还审批', filter: { field: 'state', op: 'is', value: 'returning' } },
  },
});

/** Works in stores, from the drawing to the acceptance. */
export const fittings = recordType({
  system: 'rcm',
  name: 'fittings',
  one: '装修工程',
  number: 'ZXG{yyyymm}{00000}',
  actions: 'rcm:fitting',
  scope: 'all',
  fields: {
    store: store({ label: '门店', required: true, filterable: true }),
    kind: choice({
      label: '工程类型',
      required: true,
      filterable: true,
      choices: [
        { value: 'new', label: '新店' },
        { value: 'renewal', label: '整店翻新' },
        { value: 'part', label: '局部改造' },
      ],
    }),
    builder: text({ label: '施工单位', most: 40, required: true }),
    from: day({ label: '进场日期', required: true, sortable: true }),
    until: day({ label: '计划完工', required: true, sortable: true }),
    progress: percent({ label: '进度', early: true, sortable: true }),
    budget: money({ label: '预算', required: true, sortable: true }),
    cost: money({ label: '决算', sortable: true }),
    score: count({ label: '验收得分', total: 'average', most: 100, unit: '分', aside: true }),
    note: text({ label: '说明', most: 120, aside: true }),
  },
  rules: [{ kind: 'not-before', field: 'until', other: 'from', words: '计划完工不能早于进场日期' }],
  initial: 'drawing',
  states: {
    drawing: {
      label: '方案设计',
      steps: { begin: { label: '进场施工', to: 'building', action: 'rcm:fitting:submit' } },
    },
    building: {
      label: '施工中',
      tone: 'warn',
      steps: {
        finish: {
          label: '完工报验',
          to: 'finished',
          action: 'rcm:fitting:submit',
          requires: ['progress'],
        },
      },
    },
    finished: {
      label: '待验收',
      waits: true,
      tone: 'warn',
      closed: true,
      steps: {
        accept: {
          label: '验收合格',
          to: 'accepted',
          action: 'rcm:fitting:approve',
          requires: ['cost', 'score'],
          tone: 'good',
        },
        return: { label: '返工', to: 'building', action: 'rcm:fitting:approve', tone: 'bad' },
      },
    },
    accepted: { label: '已验收', tone: 'good', closed: true },
  },
  views: {
    building: { label: '施工中', filter: { field: 'state', op: 'is', value: 'building' } },
    waiting: { label: '待验收', filter: { field: 'state', op: 'is', value: 'finished' } },
  },
});
