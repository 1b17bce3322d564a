import type { Dictionary } from './dictionary.ts';

/** Dictionaries every subsystem uses: people, approvals, messages, services. */
export const groupDictionaries: Record<string, Dictionary> = {
  sex: { name: '性别', choices: { '1': '男', '2': '女' } },
  yn: { name: '是否', choices: { '1': '是', '0': '否' } },
  user_status: { name: '用户状态', choices: { '1': ['正常', 'green'], '2': ['冻结', 'red'] } },
  valid_status: { name: '有效状态', choices: { '1': ['有效', 'green'], '0': ['无效', 'default'] } },
  del_flag: { name: '删除状态', choices: { '0': '正常', '1': '已删除' } },
  priority: {
    name: '优先级',
    choices: { L: ['一般消息', 'blue'], M: ['重要消息', 'orange'], H: ['紧急消息', 'red'] },
  },
  msg_category: { name: '消息类型', choices: { '1': '通知公告', '2': '系统消息' } },
  msg_type: { name: '通告对象', choices: { ALL: '全体用户', USER: '指定用户' } },
  send_status: {
    name: '发布状态',
    choices: { '0': ['未发布', 'default'], '1': ['已发布', 'green'], '2': ['已撤销', 'red'] },
  },
  read_flag: { name: '阅读状态', choices: { '0': ['未读', 'orange'], '1': ['已读', 'default'] } },
  open_type: { name: '打开方式', choices: { url: '链接', component: '组件' } },
  menu_type: { name: '菜单类型', choices: { '0': '一级菜单', '1': '子菜单', '2': '按钮' } },
  perms_type: { name: '权限策略', choices: { '1': '显示', '2': '禁用' } },
  org_category: { name: '机构类型', choices: { '1': '公司', '2': '部门', '3': '岗位' } },
  position: {
    name: '岗位',
    choices: {
      guide: '导购',
      cashier: '收银员',
      keeper: '仓管员',
      display: '陈列师',
      'store-manager': '店长',
      'area-manager': '区域督导',
      merchandiser: '商品专员',
      buyer: '买手',
      designer: '设计师',
      analyst: '数据分析师',
      finance: '财务专员',
      'human-resources': '人事专员',
      legal: '法务专员',
      administration: '行政专员',
      developer: '开发工程师',
      director: '部门总监',
    },
  },
  position_rank: {
    name: '职级',
    choices: { '1': '员级', '2': '助理级', '3': '中级', '4': '副高级', '5': '正高级' },
  },
  education: {
    name: '学历',
    choices: { '1': '高中', '2': '大专', '3': '本科', '4': '硕士', '5': '博士' },
  },
  employment_type: {
    name: '用工形式',
    choices: { full: '全职', part: '兼职', intern: '实习', labour: '劳务' },
  },
  leave_type: {
    name: '请假类型',
    choices: {
      annual: '年假',
      sick: '病假',
      personal: '事假',
      marriage: '婚假',
      maternity: '产假',
      compensatory: '调休',
    },
  },
  shift: {
    name: '班次',
    choices: { early: '早班', middle: '中班', late: '晚班', rest: ['休息', 'default'] },
  },
  attendance_status: {
    name: '考勤状态',
    choices: {
      normal: ['正常', 'green'],
      late: ['迟到', 'orange'],
      early: ['早退', 'orange'],
      absent: ['缺勤', 'red'],
    },
  },
  approval_status: {
    name: '审批状态',
    choices: {
      draft: ['草稿', 'default'],
      pending: ['审批中', 'blue'],
      passed: ['已通过', 'green'],
      rejected: ['已驳回', 'red'],
      withdrawn: '已撤回',
    },
  },
  service_kind: {
    name: '行政服务类型',
    choices: {
      asset: '资产',
      seal: '用印',
      meeting: '会议',
      car: '用车',
      purchase: '采购',
      repair: '报修',
    },
  },
  legal_kind: {
    name: '法务事项类型',
    choices: {
      contract: '合同',
      property: '知识产权',
      dispute: '诉讼仲裁',
      compliance: '合规',
      consult: '咨询',
      counterfeit: '打假',
    },
  },
  content_kind: {
    name: '内容类型',
    choices: { album: '图册', video: '视频', course: '课程', exam: '试题' },
  },
  service_status: {
    name: '服务状态',
    choices: {
      pending: ['待受理', 'orange'],
      processing: ['处理中', 'blue'],
      done: ['已完成', 'green'],
      rejected: ['已退回', 'red'],
    },
  },
  asset_status: {
    name: '资产状态',
    choices: { idle: '闲置', used: ['在用', 'green'], repair: ['维修', 'orange'], scrap: '报废' },
  },
  seal_kind: {
    name: '印章种类',
    choices: { official: '公章', contract: '合同章', finance: '财务章', legal: '法人章' },
  },
  room_size: {
    name: '会议室规格',
    choices: { small: '6 人', middle: '12 人', large: '30 人', hall: '多功能厅' },
  },
  car_kind: { name: '车辆类型', choices: { sedan: '轿车', business: '商务车', truck: '货车' } },
  contract_kind: {
    name: '合同类型',
    choices: {
      lease: '租赁',
      purchase: '采购',
      service: '服务',
      franchise: '加盟',
      labour: '劳动',
    },
  },
  currency: { name: '币种', choices: { CNY: '人民币', USD: '美元', EUR: '欧元', JPY: '日元' } },
  tax_rate: { name: '税率', choices: { '0': '0%', '3': '3%', '6': '6%', '9': '9%', '13': '13%' } },
};
