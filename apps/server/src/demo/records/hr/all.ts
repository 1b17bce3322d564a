import { leaveMakers } from './leaves.ts';
import { payslipMakers } from './payslips.ts';
import { recruitMakers } from './recruit.ts';
import { requestMakers } from './requests.ts';
import { staffMakers } from './staff.ts';
import { travelMakers } from './travel.ts';

/** The makers of human resources. */
export const hrRecords = [
  ...leaveMakers,
  ...requestMakers,
  ...travelMakers,
  ...payslipMakers,
  ...staffMakers,
  ...recruitMakers,
];
