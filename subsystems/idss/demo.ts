import { allocationMaker } from './records/allocations.demo.ts';
import { brokenSizeMaker } from './records/broken-sizes.demo.ts';
import { displayGuideMaker } from './records/display-guides.demo.ts';
import { sellThroughMaker } from './records/sell-throughs.demo.ts';
import { trialMaker } from './records/trials.demo.ts';
import { diagnosisMaker } from './records/diagnoses.demo.ts';

/** The makers of what idss has in the made-up group. */
export const idssDemonstration = [
  allocationMaker,
  brokenSizeMaker,
  displayGuideMaker,
  sellThroughMaker,
  trialMaker,
  diagnosisMaker,
];
