import type { RecordType } from '@portal/contract/records/record-type';
import { demonstrationWorld } from './demonstration-world.ts';
import type { MadeRecord } from '@portal/demonstration/world/numbered-records';

export const testNow = new Date('2026-11-21T09:00:00Z');
export const testSeed = 20_261_121;

/** The made-up group on a day in November, for tests of what is believable. */
export const { world: testWorld } = demonstrationWorld(testNow, testSeed);

/** The numbers of the records of a type for which a condition does not hold. */
export const recordsWithout = (
  type: RecordType,
  holds: (record: MadeRecord) => boolean,
): string[] =>
  testWorld
    .recordsOf(type)
    .filter((record) => !holds(record))
    .map(({ id }) => id);
