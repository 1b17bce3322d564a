import type { RecordType } from '../../record-type.ts';
import { courses, examResults } from './courses.ts';
import { displayChecks, displayGuides } from './display.ts';
import { materialRequests, publications } from './materials.ts';

/** The record types of content management. */
export const cmsTypes: readonly RecordType[] = [
  displayGuides,
  displayChecks,
  courses,
  examResults,
  materialRequests,
  publications,
];
