import type { RecordType } from '../../record-type.ts';
import { payslips } from './pay.ts';
import { candidates, headcounts, openings } from './recruit.ts';
import { leaves, overtime, punchCorrections } from './requests.ts';
import { departures, entries, staffChanges } from './staff.ts';
import { trainings } from './training.ts';
import { expenses, trips } from './travel.ts';

/** The record types of human resources. */
export const hrTypes: readonly RecordType[] = [
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
];
