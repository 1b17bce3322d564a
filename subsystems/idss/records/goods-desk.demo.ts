import { merchandiser } from '@portal/demonstration/people/colleagues';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import type { World } from '@portal/demonstration/world/world';
import { stylesSold } from '@portal/imos/records/articles.demo';

/** The people who decide on goods: those of replenishment and the merchandiser of the cast. */
export const goodsPeople = (world: World): string[] => [
  merchandiser,
  ...world.staffOfDepartment('A01A02A03').map(({ workNo }) => workNo),
];

/** The styles on sale in the stores of a business group, without those being cleared. */
export const soldIn = (world: World, bgNo: string): MadeRecord[] =>
  stylesSold(world, bgNo).filter(({ state }) => state === 'selling');
