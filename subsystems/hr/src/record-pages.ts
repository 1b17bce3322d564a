import { payslips } from '@portal/contract/records/types/hr/pay';
import { candidates, headcounts, openings } from '@portal/contract/records/types/hr/recruit';
import { leaves, overtime, punchCorrections } from '@portal/contract/records/types/hr/requests';
import { departures, entries, staffChanges } from '@portal/contract/records/types/hr/staff';
import { trainings } from '@portal/contract/records/types/hr/training';
import { expenses, trips } from '@portal/contract/records/types/hr/travel';
import { recordsPage } from '@portal/subsystem/records/pages';

/** Pages of one's own requests; those who decide have pages of their own. */
const own = { side: 'author' } as const;
/** Pages of what the people ask for whose line manager one is. */
const team = { side: 'manager', view: 'managed' } as const;

// The page of what employees ask about their payslips.
export const PayslipQuestionsPage = recordsPage(payslips, { view: 'queried' });

// Pages of posts and of people who apply for them.
export const HeadcountsPage = recordsPage(headcounts);
export const OpeningsPage = recordsPage(openings);
export const CandidatesPage = recordsPage(candidates);

// Pages of requests for leave, overtime and corrections of the clock: of employees, and of those who decide.
export const LeavesPage = recordsPage(leaves, own);
export const OvertimePage = recordsPage(overtime, own);
export const PunchCorrectionsPage = recordsPage(punchCorrections, own);
export const LeaveApprovalPage = recordsPage(leaves, { view: 'waiting' });
export const OvertimeApprovalPage = recordsPage(overtime, { view: 'waiting' });
export const PunchApprovalPage = recordsPage(punchCorrections, { view: 'waiting' });

// Pages of line managers.
export const TeamLeavesPage = recordsPage(leaves, team);
export const TeamOvertimePage = recordsPage(overtime, team);
export const TeamPunchCorrectionsPage = recordsPage(punchCorrections, team);
export const TeamTripsPage = recordsPage(trips, team);
export const TeamExpensesPage = recordsPage(expenses, team);

// Pages of people who begin, change and leave.
export const EntriesPage = recordsPage(entries);
export const StaffChangesPage = recordsPage(staffChanges);
export const DeparturesPage = recordsPage(departures);

// The page of training classes.
export const TrainingsPage = recordsPage(trainings);

// Pages of business trips and expenses.
export const TripsPage = recordsPage(trips, own);
export const ExpensesPage = recordsPage(expenses, own);
export const TripApprovalPage = recordsPage(trips, { view: 'waiting' });
export const ExpenseReviewPage = recordsPage(expenses, { view: 'waiting' });
export const ExpensePaymentPage = recordsPage(expenses, { view: 'unpaid' });
