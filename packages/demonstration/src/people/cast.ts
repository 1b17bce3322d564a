import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { OrgCode } from '../organisation/organisation.ts';
import type { RoleCode } from './role-codes.ts';

/** A person of the demonstration whose password is made known. */
export interface CastMember {
  workNo: string;
  realname: string;
  sex: 1 | 2;
  post: string;
  /** The purpose of the account, printed beside its password. */
  shows: string;
  defaultSystem: SubsystemKey | null;
  roles: RoleCode[];
  departments: OrgCode[];
  businessGroups: string[];
  companies: string[];
  accountSets: string[];
  /** 'region': the shops of the east in the first two business groups. */
  stores: 'none' | 'one' | 'region';
  /** Age of the password in days, or never changed; just changed by default. */
  passwordAge?: number | 'initial';
  /** The default one alone where nothing is said. */
  tenants?: number[];
}

const officeWorker = {
  defaultSystem: null,
  businessGroups: [],
  companies: ['C01'],
  accountSets: [],
  stores: 'none',
} as const satisfies Partial<CastMember>;

export const cast: CastMember[] = [
  {
    workNo: '900001',
    realname: '林知夏',
    sex: 2,
    post: '华东大区督导',
    shows: '区域督导：多门店、多系统，默认门店运营',
    defaultSystem: 'ors',
    roles: ['regional-supervisor'],
    departments: ['A01A01'],
    businessGroups: ['BG01', 'BG02'],
    companies: ['C01', 'C02'],
    accountSets: ['GYL01'], // none for gims: choosing it is turned down
    stores: 'region',
  },
  {
    workNo: '900002',
    realname: '苏锦禾',
    sex: 2,
    post: '导购',
    shows: '导购：一家门店，默认门店运营',
    defaultSystem: 'ors',
    roles: ['store-clerk'],
    departments: ['A01A01A01'],
    businessGroups: ['BG01'],
    companies: ['C01'],
    accountSets: [],
    stores: 'one',
  },
  {
    ...officeWorker,
    workNo: '900003',
    realname: '顾青笺',
    sex: 1,
    post: '会计',
    shows: '总部员工：没有默认系统，进入行政管理',
    roles: ['head-office', 'finance-officer'],
    departments: ['A01A09A01'],
    accountSets: ['GYL01', 'GIMS01', 'GIMS02', 'GIMS03'],
  },
  {
    workNo: '900004',
    realname: '陆织云',
    sex: 2,
    post: '商品专员',
    shows: '商品专员：多事业部、多账套，默认用户管理',
    defaultSystem: 'crm',
    roles: ['merchandiser'],
    departments: ['A01A02A02'],
    businessGroups: ['BG01', 'BG02', 'BG03'],
    companies: ['C01'],
    accountSets: ['GIMS01', 'GIMS02'], // none for gyl: choosing it is turned down
    stores: 'none',
  },
  {
    workNo: '900005',
    realname: '沈墨川',
    sex: 1,
    post: '系统管理员',
    shows: '系统管理员：全部系统',
    defaultSystem: 'ams',
    roles: ['administrator'],
    departments: ['A01A06A01'],
    businessGroups: ['BG01', 'BG02', 'BG03', 'BG04', 'BG05'],
    companies: ['C01', 'C02', 'C03'],
    accountSets: ['GYL01', 'GIMS01', 'GIMS02', 'GIMS03'],
    stores: 'region',
  },
  {
    ...officeWorker,
    workNo: '900006',
    realname: '叶素溪',
    sex: 2,
    post: '行政专员',
    shows: '内容管理只有一个菜单，无法切换过去',
    roles: ['head-office', 'administration-officer', 'content-guest'],
    departments: ['A01A08A01'],
  },
  {
    ...officeWorker,
    workNo: '900007',
    realname: '白绢舟',
    sex: 1,
    post: '实习生',
    shows: '没有任何菜单',
    roles: [],
    departments: ['A01A08'],
  },
  {
    ...officeWorker,
    workNo: '900008',
    realname: '许罗岚',
    sex: 2,
    post: '人力专员',
    shows: '人力专员：属于多个部门，默认人力资源',
    defaultSystem: 'hr',
    roles: ['human-resources', 'payroll-officer'],
    departments: ['A01A07', 'A01A07A01', 'A01A07A02'],
  },
  {
    ...officeWorker,
    workNo: '900009',
    realname: '方绮桥',
    sex: 1,
    post: '外部顾问',
    shows: '不属于任何部门',
    roles: ['head-office'],
    departments: [],
    companies: [],
  },
  {
    ...officeWorker,
    workNo: '900010',
    realname: '程靛鹭',
    sex: 2,
    post: '安全管理员',
    shows: '安全管理员：权限与监控',
    roles: ['security-officer'],
    departments: ['A01A06A03'],
  },
  {
    ...officeWorker,
    workNo: '900011',
    realname: '孟檀枫',
    sex: 1,
    post: '审计员',
    shows: '审计员：审计日志与收银防损',
    roles: ['auditor', 'loss-prevention'],
    departments: ['A01A10'],
    businessGroups: ['BG01', 'BG02'],
    stores: 'region', // whose slips the exceptions name
  },
  {
    ...officeWorker,
    workNo: '900012',
    realname: '江绫初',
    sex: 2,
    post: '新员工',
    shows: '初始密码：登录后必须马上修改',
    roles: ['head-office'],
    departments: ['A01A08A01'],
    passwordAge: 'initial',
  },
  {
    ...officeWorker,
    workNo: '900013',
    realname: '傅缎秋',
    sex: 1,
    post: '法务专员',
    shows: '密码已过期：登录 5 秒后必须修改',
    roles: ['head-office', 'legal-officer'],
    departments: ['A01A08A02'],
    passwordAge: 93,
  },
  {
    ...officeWorker,
    workNo: '900014',
    realname: '秦绡宁',
    sex: 2,
    post: '出纳',
    shows: '密码将在 3 天后到期：登录后提醒',
    roles: ['head-office', 'finance-officer'],
    departments: ['A01A09A02'],
    accountSets: ['GYL01', 'GIMS01', 'GIMS02', 'GIMS03'],
    passwordAge: 87,
  },
  {
    ...officeWorker,
    workNo: '900015',
    realname: '柳绒夕',
    sex: 2,
    post: '渠道协调员',
    shows: '属于两个租户：登录时选择租户',
    roles: ['head-office'],
    departments: ['A01A08'],
    tenants: [0, 1],
  },
  {
    workNo: '900016',
    realname: '宋绢秋',
    sex: 2,
    post: '店长',
    shows: '店长：一家门店，审批本店单据',
    defaultSystem: 'ors',
    roles: ['store-manager'],
    departments: ['A01A01A01'],
    businessGroups: ['BG01'],
    companies: ['C01'],
    accountSets: [],
    stores: 'one',
  },
  {
    ...officeWorker,
    workNo: '900017',
    realname: '何缇夏',
    sex: 2,
    post: '客服专员',
    shows: '客服专员：投诉、评价与线上售后，默认客户之声',
    defaultSystem: 'cas',
    roles: ['head-office', 'customer-care'],
    departments: ['A01A03A02'],
    businessGroups: ['BG01', 'BG02', 'BG03', 'BG04', 'BG05'],
    companies: ['C01', 'C02', 'C03'],
  },
  {
    ...officeWorker,
    workNo: '900018',
    realname: '邵棉川',
    sex: 1,
    post: '仓储专员',
    shows: '仓储专员：到货、出入库与发货，默认供应链',
    defaultSystem: 'gyl',
    roles: ['head-office', 'warehouse-keeper'],
    departments: ['A01A04A04'],
    companies: ['C01', 'C02', 'C03'],
    accountSets: ['GYL01'],
  },
  {
    ...officeWorker,
    workNo: '900019',
    realname: '温绒青',
    sex: 1,
    post: '采购主管',
    shows: '采购主管：供应商准入与采购订单审批，默认采购生产',
    defaultSystem: 'gims',
    roles: ['head-office', 'purchasing-lead'],
    departments: ['A01A04A01'],
    accountSets: ['GIMS01', 'GIMS02', 'GIMS03'],
  },
  {
    ...officeWorker,
    workNo: '900020',
    realname: '叶缃棋',
    sex: 2,
    post: '内容专员',
    shows: '内容专员：陈列、课程、素材与发布，默认内容管理',
    defaultSystem: 'cms',
    roles: ['head-office', 'content-officer'],
    departments: ['A01A03A03'],
    businessGroups: ['BG01', 'BG02', 'BG03', 'BG04', 'BG05'],
  },
  {
    ...officeWorker,
    workNo: '900021',
    realname: '罗绮舟',
    sex: 1,
    post: '电商运营',
    shows: '电商运营：店铺、上架、订单与直播，默认线上平台',
    defaultSystem: 'ops',
    roles: ['head-office', 'online-operator'],
    departments: ['A01A05A01'],
    companies: ['C01', 'C02', 'C03'],
  },
];

const workNos = new Set(cast.map(({ workNo }) => workNo));

/** Tells the people of the demonstration by whose names one signs in from the many others. */
export const isOfCast = ({ workNo }: { workNo: string }): boolean => workNos.has(workNo);
