import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';
import { leaves } from './records/leaves.ts';
import { overtime } from './records/overtime.ts';
import { punchCorrections } from './records/punch-corrections.ts';
import { trips } from './records/trips.ts';
import { expenses } from './records/expenses.ts';
import { payslips } from './records/payslips.ts';
import { entries } from './records/entries.ts';
import { staffChanges } from './records/staff-changes.ts';
import { departures } from './records/departures.ts';
import { headcounts } from './records/headcounts.ts';
import { openings } from './records/openings.ts';
import { candidates } from './records/candidates.ts';
import { trainings } from './records/trainings.ts';

/** Human resources. */
export const hr = defineSystem({
  key: 'hr',
  platform: 'service',
  name: '人力资源',
  description: '编制、排班与考勤',
  board,
  sections: menu,
  recordTypes: [
    leaves,
    overtime,
    punchCorrections,
    trips,
    expenses,
    payslips,
    entries,
    staffChanges,
    departures,
    headcounts,
    openings,
    candidates,
    trainings,
  ],
});
