import { amsDemonstration } from '@portal/ams/demo';
import { orsDemonstration } from '@portal/ors/demo';
import { hrDemonstration } from '@portal/hr/demo';
import { imosDemonstration } from '@portal/imos/demo';
import { crmDemonstration } from '@portal/crm/demo';
import { cmsDemonstration } from '@portal/cms/demo';
import { idssDemonstration } from '@portal/idss/demo';
import { opsDemonstration } from '@portal/ops/demo';
import { rcmDemonstration } from '@portal/rcm/demo';
import { gimsDemonstration } from '@portal/gims/demo';
import { gylDemonstration } from '@portal/gyl/demo';
import { syfsDemonstration } from '@portal/syfs/demo';
import { casDemonstration } from '@portal/cas/demo';
import { lmsDemonstration } from '@portal/lms/demo';
import type { RecordMaker } from '@portal/demonstration/world/record-maker';
import { retailRecords } from './retail.ts';

/** The makers of all records of the made-up group. */
export const recordMakers: readonly RecordMaker[] = [
  ...lmsDemonstration,
  ...retailRecords,
  ...casDemonstration,
  ...syfsDemonstration,
  ...gylDemonstration,
  ...gimsDemonstration,
  ...rcmDemonstration,
  ...opsDemonstration,
  ...idssDemonstration,
  ...cmsDemonstration,
  ...crmDemonstration,
  ...imosDemonstration,
  ...hrDemonstration,
  ...orsDemonstration,
  ...amsDemonstration,
];
