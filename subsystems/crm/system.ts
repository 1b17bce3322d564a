import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';
import { members } from './records/members.ts';
import { coupons } from './records/coupons.ts';
import { levelRules } from './records/level-rules.ts';
import { pointEntries } from './records/point-entries.ts';
import { refunds } from './records/refunds.ts';
import { couponBatches } from './records/coupon-batches.ts';
import { campaigns } from './records/campaigns.ts';
import { memberVisits } from './records/member-visits.ts';

/** User management. */
export const crm = defineSystem({
  key: 'crm',
  platform: 'user',
  name: '用户管理',
  description: '会员分层与触达活动',
  board,
  sections: menu,
  recordTypes: [
    members,
    coupons,
    levelRules,
    pointEntries,
    refunds,
    couponBatches,
    campaigns,
    memberVisits,
  ],
});
