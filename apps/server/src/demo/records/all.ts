import type { RecordMaker } from '../world/record-maker.ts';
import { assetMakers } from './ams/assets.ts';
import { deskMakers } from './ams/desk.ts';
import { amsRequestMakers } from './ams/requests.ts';
import { courseMakers } from './cms/courses.ts';
import { displayMakers } from './cms/display.ts';
import { materialMakers } from './cms/materials.ts';
import { gimsRecords } from './gims/suppliers.ts';
import { slipRecords } from './ors/slips.ts';
import { hrRecords } from './hr/all.ts';
import { styleRecords } from './imos/styles.ts';
import { lmsRecords } from './lms/all.ts';
import { retailRecords } from './retail.ts';

/** The makers of all records of the made-up group. */
export const recordMakers: readonly RecordMaker[] = [
  ...amsRequestMakers,
  ...assetMakers,
  ...courseMakers,
  ...deskMakers,
  ...displayMakers,
  ...gimsRecords,
  ...hrRecords,
  ...lmsRecords,
  ...materialMakers,
  ...slipRecords,
  ...styleRecords,
  ...retailRecords,
];
