import type { PlatformKey, SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database/tables.gen.ts';

type SubsystemRow = Insertable<Tables['subsystem']>;

/** In the order the switcher shows them. */
const named: [SubsystemKey, PlatformKey, name: string, description: string][] = [
  ['ors', 'retail', '门店运营', '门店档案、库存与日结'],
  ['rcm', 'retail', '渠道管理', '直营、联营与加盟网点'],
  ['idss', 'retail', '零售运营', '货品决策与陈列支持'],
  ['ops', 'retail', '线上平台', '电商订单与发货履约'],
  ['syfs', 'retail', '收银防损', '异常小票与折扣稽核'],
  ['imos', 'product', '商品运营', '波段企划与补货调拨'],
  ['gims', 'product', '采购生产', '面辅料、工厂与排产'],
  ['gyl', 'product', '供应链', '仓配、到货与结算'],
  ['crm', 'user', '用户管理', '会员分层与触达活动'],
  ['cas', 'user', '客户之声', '评价、投诉与回访'],
  ['ams', 'service', '行政管理', '资产、用印与会务'],
  ['hr', 'service', '人力资源', '编制、排班与考勤'],
  ['cms', 'service', '内容管理', '陈列图册与培训资料'],
  ['lms', 'service', '法务管理', '合同、知识产权与诉讼'],
  ['dcp', 'visual', '可视化分析', '经营驾驶舱与全屏大屏'],
];

/** The fifteen systems of the group as an installation begins with them, each built by itself and served beside the portal. */
export const subsystemRows: SubsystemRow[] = named.map(
  ([key, platform, name, description], sort) => ({
    key,
    platform,
    name,
    description,
    sort,
    enabled: true,
    icon: key,
    kind: 'esm',
    entry: `/apps/${key}/subsystem.json`,
  }),
);
