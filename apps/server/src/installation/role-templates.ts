import { peopleAction } from '@portal/contract/workplace/people';
import { administratorActions } from './administrator-actions.ts';
import {
  ofEmployees,
  officeServices,
  reads,
  decides,
  type RoleRule,
  works,
} from './role-rights.ts';

/** A role that an installation may begin with. */
export interface RoleTemplate extends RoleRule {
  /** One sentence on whom it is for. */
  note: string;
}

/** The role of heads of departments, beside that of their trade. */
export const lineManager = {
  code: 'line-manager',
  name: '直属主管',
  note: '部门负责人：审批下属的请假、加班、补卡、出差与报销',
  verbs: works,
  sees: {},
  also: ['hr:self:list'],
  decides: { hr: ['team'] },
} as const satisfies RoleTemplate;

/** Roles of one trade each, whose holders are employees of an office too. */
export const officers = [
  {
    code: 'administration-officer',
    name: '行政专员',
    note: '受理用印、用车、会议室与办公用品申请，管理资产',
    verbs: works,
    sees: { ams: ['payment'] },
    reads: { lms: ['contract'] },
    also: ['ams:seal:list', 'ams:car:list', 'ams:service:list'],
    decides: { ams: ['asset', 'vehicle', 'desk', 'meeting', 'room'] },
  },
  {
    code: 'finance-officer',
    name: '财务专员',
    note: '审批报销与合同付款，结算供应商与承运商对账单',
    verbs: works,
    sees: {},
    also: ['hr:self:list'],
    decides: {
      hr: ['expense', 'team'],
      ams: ['payment'],
      gims: ['settlement'],
      gyl: ['settlement'],
    },
  },
  {
    code: 'legal-officer',
    name: '法务专员',
    note: '合同、纠纷、知识产权与法务咨询',
    verbs: works,
    sees: {},
    decides: { lms: 'all' },
  },
  {
    code: 'customer-care',
    name: '客服专员',
    note: '投诉、评价与满意度调查，线上售后与会员服务',
    verbs: works,
    sees: {},
    reads: { ops: ['order'] },
    decides: { cas: 'all', crm: ['member', 'service'], ops: ['aftersale'] },
  },
  {
    code: 'warehouse-keeper',
    name: '仓储专员',
    note: '到货、出入库、运输与退货，线上订单的拣货与交运',
    verbs: works,
    sees: {},
    decides: { gyl: ['chart', 'arrival', 'warehouse', 'transport', 'return'], ops: ['fulfil'] },
    seesAllStores: ['gyl'],
  },
  {
    code: 'purchasing-lead',
    name: '采购主管',
    note: '供应商准入、采购订单审批、打样、质检与排产',
    verbs: works,
    sees: {},
    reads: { imos: ['style'] },
    decides: { gims: 'all' },
  },
  {
    code: 'content-officer',
    name: '内容专员',
    note: '陈列指引、课程、活动素材与内容发布，发布前由同事审校',
    verbs: works,
    sees: {},
    decides: { cms: 'all' },
  },
  {
    code: 'online-operator',
    name: '电商运营',
    note: '线上店铺、商品上架、订单、售后与直播',
    verbs: works,
    sees: {},
    reads: { cas: ['review'] },
    decides: { ops: 'all' },
  },
  {
    code: 'payroll-officer',
    name: '薪酬专员',
    note: '查看全部工资条，并答复员工的疑问',
    verbs: works,
    sees: {},
    decides: { hr: ['pay', 'payslip'] },
  },
  {
    code: 'loss-prevention',
    name: '防损专员',
    note: '稽核规则、异常小票、现金差异与防损案件，并查阅所负责门店的小票',
    verbs: decides,
    sees: { syfs: 'all', hr: ['self'] },
    reads: { ors: ['slip'] },
  },
] as const satisfies RoleTemplate[];

const self = ['self', 'directory'];
const inStores = ['store', 'rectify', 'stock', 'slip', 'closing', 'sales', 'goods', 'member'];

/** The roles that a release brings as templates: rights over the pages that are there. No start gives them to anybody. */
export const roleTemplates: readonly RoleTemplate[] = [
  {
    code: 'store-clerk',
    name: '导购',
    note: '门店店员：开闭店、库存、小票、日结、会员回访与自己的考勤',
    verbs: works,
    sees: { ors: inStores, hr: self },
    reads: { ors: ['team'], cms: ['chart', 'training'], hr: ['payslip'] },
    also: ofEmployees,
  },
  {
    code: 'store-manager',
    name: '店长',
    note: '一家门店的负责人：店内全部业务，并审批',
    verbs: decides,
    sees: {
      ors: [...inStores, 'team'],
      crm: ['member', 'service'],
      hr: [...self, 'team'],
      ams: ['chart', 'service'],
    },
    reads: { cms: ['chart', 'album', 'training'], hr: ['payslip'] },
    also: ofEmployees,
  },
  {
    code: 'regional-supervisor',
    name: '区域督导',
    note: '管辖多家门店：巡店、整改、渠道与门店经营分析',
    verbs: decides,
    sees: {
      ors: 'all',
      rcm: 'all',
      idss: 'all',
      imos: ['plan', 'replenish', 'price', 'stock'],
      crm: ['member', 'points', 'coupon', 'campaign', 'service'],
      cas: ['chart', 'review', 'complaint'],
      ams: officeServices,
      hr: [...self, 'team'],
      dcp: 'all',
    },
    reads: {
      cms: ['chart', 'album', 'training', 'check'],
      ams: ['asset', 'room'],
      hr: ['payslip'],
    },
    also: [...ofEmployees, 'cms:check:mend'],
  },
  {
    code: 'merchandiser',
    name: '商品专员',
    note: '商品企划、采购、补货与价格，看到全部门店的数据',
    verbs: works,
    sees: {
      imos: 'all',
      idss: 'all',
      gims: 'all',
      gyl: ['chart', 'warehouse', 'arrival'],
      dcp: ['screen', 'sales', 'goods', 'report'],
      ams: officeServices,
      hr: self,
    },
    reads: { cms: ['album'], ams: ['asset', 'room'], hr: ['payslip'] },
    seesAllStores: ['gyl', 'idss'],
    also: ofEmployees,
  },
  {
    code: 'human-resources',
    name: '人力专员',
    note: '考勤审批、入离职、编制、招聘与培训',
    verbs: works,
    sees: { hr: self, ams: officeServices },
    reads: { ams: ['asset', 'room'], hr: ['payslip'] },
    decides: {
      hr: ['team', 'attendance', 'staff', 'organisation', 'recruit', 'training'],
      cms: ['chart', 'training', 'exam'],
    },
    also: [...ofEmployees, peopleAction],
  },
  ...officers,
  lineManager,
  {
    code: 'head-office',
    name: '总部员工',
    note: '办公室员工：行政服务与自己的考勤',
    verbs: works,
    sees: { ams: officeServices, hr: self },
    reads: { ams: ['asset', 'room'], hr: ['payslip'] },
    also: ofEmployees,
  },
  {
    code: 'portal-administrator',
    name: '平台管理员',
    note: '人员、角色、字典、品牌、设置与系统；不能查看审计日志',
    verbs: reads,
    sees: {
      ams: ['chart', 'notice', 'organisation', 'rule', 'role', 'base', 'installation', 'monitor'],
    },
    also: administratorActions,
  },
  {
    code: 'auditor',
    name: '审计员',
    note: '查看并导出审计日志，不能修改任何内容',
    verbs: reads,
    sees: { ams: ['audit', 'chart'] },
  },
];
