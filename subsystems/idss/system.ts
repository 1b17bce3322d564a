import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';
import { allocations } from './records/allocations.ts';
import { brokenSizes } from './records/broken-sizes.ts';
import { displayGuides } from './records/display-guides.ts';
import { sellThroughs } from './records/sell-throughs.ts';
import { trials } from './records/trials.ts';
import { diagnoses } from './records/diagnoses.ts';

/**
 * Retail operations: decisions on what goods each store gets,
 * at what price they sell and how they are displayed.
 */
export const idss = defineSystem({
  key: 'idss',
  platform: 'retail',
  name: '零售运营',
  description: '货品决策与陈列支持',
  board,
  sections: menu,
  recordTypes: [allocations, brokenSizes, displayGuides, sellThroughs, trials, diagnoses],
});
