import { courseMaker } from './records/courses.demo.ts';
import { examResultMaker } from './records/exam-results.demo.ts';
import { displayGuideMaker } from './records/display-guides.demo.ts';
import { displayCheckMaker } from './records/display-checks.demo.ts';
import { materialRequestMaker } from './records/material-requests.demo.ts';
import { publicationMaker } from './records/publications.demo.ts';

/** The makers of what cms has in the made-up group. */
export const cmsDemonstration = [
  courseMaker,
  examResultMaker,
  displayGuideMaker,
  displayCheckMaker,
  materialRequestMaker,
  publicationMaker,
];
