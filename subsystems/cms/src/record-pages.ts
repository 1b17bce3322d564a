import { courses, examResults } from '@portal/contract/records/types/cms/courses';
import { displayChecks, displayGuides } from '@portal/contract/records/types/cms/display';
import { materialRequests, publications } from '@portal/contract/records/types/cms/materials';
import { recordsPage } from '@portal/subsystem/records/pages';

// Pages of courses and their examinations.
export const CoursesPage = recordsPage(courses);
export const ExamResultsPage = recordsPage(examResults);

// Pages of display guides and of visits that check them.
export const DisplayGuidesPage = recordsPage(displayGuides);
export const DisplayChecksPage = recordsPage(displayChecks);

// Pages of material and publications.
export const MaterialRequestsPage = recordsPage(materialRequests);
export const PublicationsPage = recordsPage(publications);
export const ProofsPage = recordsPage(publications, { view: 'proof' });
