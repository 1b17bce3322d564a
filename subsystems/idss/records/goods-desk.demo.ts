import { styles } from '@portal/imos/records/styles';
import { merchandiser } from '@portal/demonstration/people/colleagues';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';
import type { World } from '@portal/demonstration/world/world';

/** The people who decide on goods: those of replenishment and the merchandiser of the cast. */
export const goodsPeople = (world: World): string[] => [
  merchandiser,
  ...world.staffOfDepartment('A01A02A03').map(({ workNo }) => workNo),
];

const lineOf: Record<string, string> = {
  BG01: 'women',
  BG02: 'men',
  BG03: 'child',
  BG04: 'sport',
  BG05: 'home',
};

/** The styles on sale in the stores of a business group. */
export const soldIn = (world: World, bgNo: string): MadeRecord[] =>
  world
    .recordsOf(styles)
    .filter(({ state, fields }) => state === 'selling' && fields['line'] === lineOf[bgNo]);
