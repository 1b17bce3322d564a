import { memberMaker } from './records/members.demo.ts';
import { couponMaker } from './records/coupons.demo.ts';
import { levelRuleMaker } from './records/level-rules.demo.ts';
import { pointEntryMaker } from './records/point-entries.demo.ts';
import { refundMaker } from './records/refunds.demo.ts';
import { couponBatchMaker } from './records/coupon-batches.demo.ts';
import { campaignMaker } from './records/campaigns.demo.ts';
import { memberVisitMaker } from './records/member-visits.demo.ts';

/** The makers of what crm has in the made-up group. */
export const crmDemonstration = [
  memberMaker,
  couponMaker,
  levelRuleMaker,
  pointEntryMaker,
  refundMaker,
  couponBatchMaker,
  campaignMaker,
  memberVisitMaker,
];
