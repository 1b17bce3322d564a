import { candidates, headcounts, openings } from '@portal/contract/records/types/hr/recruit';
import { leaves, overtime, punchCorrections } from '@portal/contract/records/types/hr/requests';
import { departures, entries, staffChanges } from '@portal/contract/records/types/hr/staff';
import { trainings } from '@portal/contract/records/types/hr/training';
import { expenses, trips } from '@portal/contract/records/types/hr/travel';
import { recordsPage } from '@portal/subsystem/records/pages';

// Pages of posts and of people who apply for them.
export const HeadcountsPage = recordsPage(headcounts);
export const OpeningsPage = recordsPage(openings);
export const CandidatesPage = recordsPage(candidates);

// Pages of requests for leave, overtime and corrections of the clock: of employees, and of those who decide.
export const LeavesPage = recordsPage(leaves);
export const OvertimePage = recordsPage(overtime);
export const PunchCorrectionsPage = recordsPage(punchCorrections);
export const LeaveApprovalPage = recordsPage(leaves, { view: 'waiting' });
export const OvertimeApprovalPage = recordsPage(overtime, { view: 'waiting' });
export const PunchApprovalPage = recordsPage(punchCorrections, { view: 'waiting' });

// Pages of people who begin, change and leave.
export const EntriesPage = recordsPage(entries);
export const StaffChangesPage = recordsPage(staffChanges);
export const DeparturesPage = recordsPage(departures);

// The page of training classes.
export const TrainingsPage = recordsPage(trainings);

// Pages of business trips and expenses.
export const TripsPage = recordsPage(trips);
export const ExpensesPage = recordsPage(expenses);
export const TripApprovalPage = recordsPage(trips, { view: 'waiting' });
export const ExpenseReviewPage = recordsPage(expenses, { view: 'waiting' });
export const ExpensePaymentPage = recordsPage(expenses, { view: 'unpaid' });
