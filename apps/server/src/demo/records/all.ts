import type { RecordMaker } from '../world/record-maker.ts';
import { assetMakers } from './ams/assets.ts';
import { deskMakers } from './ams/desk.ts';
import { amsRequestMakers } from './ams/requests.ts';
import { courseMakers } from './cms/courses.ts';
import { displayMakers } from './cms/display.ts';
import { materialMakers } from './cms/materials.ts';
import { casRecords } from './cas/all.ts';
import { gimsRecords } from './gims/all.ts';
import { gylRecords } from './gyl/all.ts';
import { idssRecords } from './idss/all.ts';
import { syfsRecords } from './syfs/all.ts';
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
  ...casRecords,
  ...gimsRecords,
  ...gylRecords,
  ...idssRecords,
  ...syfsRecords,
  ...hrRecords,
  ...lmsRecords,
  ...materialMakers,
  ...slipRecords,
  ...styleRecords,
  ...retailRecords,
];
