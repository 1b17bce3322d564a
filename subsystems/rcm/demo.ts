import { outletMaker } from './records/outlets.demo.ts';
import { storeOpeningMaker } from './records/store-openings.demo.ts';
import { closingMaker } from './records/closings.demo.ts';
import { leaseMaker } from './records/leases.demo.ts';
import { franchiseeMaker } from './records/franchisees.demo.ts';
import { depositMaker } from './records/deposits.demo.ts';
import { fittingMaker } from './records/fittings.demo.ts';

/** The makers of what rcm has in the made-up group. */
export const rcmDemonstration = [
  outletMaker,
  storeOpeningMaker,
  closingMaker,
  leaseMaker,
  franchiseeMaker,
  depositMaker,
  fittingMaker,
];
