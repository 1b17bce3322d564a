import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';
import { displayGuides } from './records/display-guides.ts';
import { displayChecks } from './records/display-checks.ts';
import { courses } from './records/courses.ts';
import { examResults } from './records/exam-results.ts';
import { materialRequests } from './records/material-requests.ts';
import { publications } from './records/publications.ts';

/**
 * Content management: albums of displays and training material,
 * and who has read them.
 */
export const cms = defineSystem({
  key: 'cms',
  platform: 'service',
  name: '内容管理',
  description: '陈列图册与培训资料',
  board,
  sections: menu,
  recordTypes: [displayGuides, displayChecks, courses, examResults, materialRequests, publications],
});
