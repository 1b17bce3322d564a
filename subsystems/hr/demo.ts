import { leaveMaker } from './records/leaves.demo.ts';
import { overtimeMaker } from './records/overtime.demo.ts';
import { punchCorrectionMaker } from './records/punch-corrections.demo.ts';
import { tripMaker } from './records/trips.demo.ts';
import { expenseMaker } from './records/expenses.demo.ts';
import { payslipMaker } from './records/payslips.demo.ts';
import { entryMaker } from './records/entries.demo.ts';
import { staffChangeMaker } from './records/staff-changes.demo.ts';
import { departureMaker } from './records/departures.demo.ts';
import { headcountMaker } from './records/headcounts.demo.ts';
import { openingMaker } from './records/openings.demo.ts';
import { candidateMaker } from './records/candidates.demo.ts';
import { trainingMaker } from './records/trainings.demo.ts';

/** The makers of what hr has in the made-up group. */
export const hrDemonstration = [
  leaveMaker,
  overtimeMaker,
  punchCorrectionMaker,
  tripMaker,
  expenseMaker,
  payslipMaker,
  entryMaker,
  staffChangeMaker,
  departureMaker,
  headcountMaker,
  openingMaker,
  candidateMaker,
  trainingMaker,
];
