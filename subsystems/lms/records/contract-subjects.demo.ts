import type { Random } from '@portal/demonstration/random';
import { amount, companyName } from '@portal/demonstration/world/course';
import type { World } from '@portal/demonstration/world/world';

/** Contracts for what the house buys all year: kind, trade of the other party, and the cost of a year in thousands. */
export const vendorSubjects = [
  { title: '物业服务合同', kind: 'service', trade: '物业', least: 180, most: 420 },
  { title: '保洁服务合同', kind: 'service', trade: '保洁', least: 60, most: 140 },
  { title: '绿植租摆合同', kind: 'service', trade: '园艺', least: 12, most: 36 },
  { title: '桶装水供应合同', kind: 'service', trade: '饮水', least: 10, most: 24 },
  { title: '文印租赁合同', kind: 'service', trade: '办公设备', least: 36, most: 90 },
] as const;

/** Contracts of the house by title. */
const subjects = [
  { title: '面料采购框架协议', kind: 'purchase', trade: '纺织', least: 800, most: 6_000 },
  { title: '辅料采购合同', kind: 'purchase', trade: '辅料', least: 120, most: 900 },
  { title: '成衣加工合同', kind: 'purchase', trade: '制衣', least: 600, most: 5_200 },
  { title: '干线运输合同', kind: 'service', trade: '物流', least: 300, most: 2_400 },
  { title: '直播推广服务合同', kind: 'service', trade: '传媒', least: 80, most: 700 },
  { title: '陈列道具制作合同', kind: 'service', trade: '展示', least: 60, most: 400 },
  ...vendorSubjects,
  { title: '区域加盟合同', kind: 'franchise', trade: '商贸', least: 200, most: 1_200 },
] as const;

/** The matter of a contract, its other party and its amount. */
export interface Subject {
  title: string;
  kind: string;
  party: string;
  amount: number;
}

/** Makes the matter of a contract: the lease of a store, or one of the house's. */
export function makeSubject(world: World, random: Random): Subject {
  if (random.below(3) === 0) {
    const { store_name } = random.pick(world.stores);
    return {
      title: `${store_name}租赁合同`,
      kind: 'lease',
      party: companyName(random, '商业管理'),
      amount: amount(random, 240_000, 4_800_000, 10_000),
    };
  }
  const { title, kind, trade, least, most } = random.pick(subjects);
  return {
    title,
    kind,
    party: companyName(random, trade),
    amount: amount(random, least, most) * 1_000,
  };
}
