/** Besides the default tenant, which is there from the start. */
export const franchise = { id: 1, name: '云织加盟业务' };

export const businessGroups = [
  { bg_no: 'BG01', bg_name: '女装事业部', sort: 1 },
  { bg_no: 'BG02', bg_name: '男装事业部', sort: 2 },
  { bg_no: 'BG03', bg_name: '童装事业部', sort: 3 },
  { bg_no: 'BG04', bg_name: '运动事业部', sort: 4 },
  { bg_no: 'BG05', bg_name: '家居事业部', sort: 5 },
];

/** The numbers of the business groups, in their order. */
export const groupNos = businessGroups.map(({ bg_no }) => bg_no);

export const companies = [
  { company_no: 'C01', company_name: '华东分公司', sort: 1 },
  { company_no: 'C02', company_name: '华北分公司', sort: 2 },
  { company_no: 'C03', company_name: '华南分公司', sort: 3 },
];

export const accountSets = [
  { code: 'GYL01', name: '供应链总账套', kind: 'gyl' },
  { code: 'GIMS01', name: '女装生产账套', kind: 'gims' },
  { code: 'GIMS02', name: '男装生产账套', kind: 'gims' },
  { code: 'GIMS03', name: '童装生产账套', kind: 'gims' },
] as const;

/** A code begins with its parent's. */
const departmentNames = [
  ['A01', '集团总部'],
  ['A01A01', '零售运营中心'],
  ['A01A01A01', '华东大区'],
  ['A01A01A02', '华北大区'],
  ['A01A01A03', '华南大区'],
  ['A01A01A04', '华中大区'],
  ['A01A01A05', '西南大区'],
  ['A01A01A06', '零售支持部'],
  ['A01A01A07', '视觉陈列部'],
  ['A01A02', '商品运营中心'],
  ['A01A02A01', '商品企划部'],
  ['A01A02A02', '商品管理部'],
  ['A01A02A03', '补货调拨组'],
  ['A01A02A04', '价格管理组'],
  ['A01A03', '用户运营中心'],
  ['A01A03A01', '会员运营部'],
  ['A01A03A02', '客户服务部'],
  ['A01A03A03', '内容运营部'],
  ['A01A04', '供应链中心'],
  ['A01A04A01', '采购部'],
  ['A01A04A02', '生产管理部'],
  ['A01A04A03', '品质管理部'],
  ['A01A04A04', '仓储物流部'],
  ['A01A05', '线上业务中心'],
  ['A01A05A01', '电商运营部'],
  ['A01A05A02', '直播业务部'],
  ['A01A06', '数字运营中心'],
  ['A01A06A01', '信息系统部'],
  ['A01A06A02', '数据分析部'],
  ['A01A06A03', '信息安全部'],
  ['A01A07', '人力资源中心'],
  ['A01A07A01', '招聘培训部'],
  ['A01A07A02', '薪酬绩效部'],
  ['A01A08', '行政中心'],
  ['A01A08A01', '行政服务部'],
  ['A01A08A02', '法务部'],
  ['A01A09', '财务中心'],
  ['A01A09A01', '会计核算部'],
  ['A01A09A02', '资金管理部'],
  ['A01A10', '审计监察部'],
] as const;
export type OrgCode = (typeof departmentNames)[number][0];

export const orgCodes: OrgCode[] = departmentNames.map(([orgCode]) => orgCode);

export const departmentId = (orgCode: OrgCode) => `d-${orgCode.toLowerCase()}`;

/** Regions away from the east belong to the company that runs them. */
const companyOf: Partial<Record<OrgCode, string>> = {
  A01A01A02: 'C02',
  A01A01A03: 'C03',
  A01A01A05: 'C03',
};

export const departments = departmentNames.map(([orgCode, depart_name], sort) => ({
  id: departmentId(orgCode),
  org_code: orgCode,
  depart_name,
  parent_id: orgCode === 'A01' ? null : `d-${orgCode.slice(0, -3).toLowerCase()}`,
  company_no: companyOf[orgCode] ?? 'C01',
  sort,
}));
