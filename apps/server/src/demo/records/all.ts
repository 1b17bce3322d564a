import { amsDemonstration } from '@portal/ams/demo';
import { casDemonstration } from '@portal/cas/demo';
import { cmsDemonstration } from '@portal/cms/demo';
import { crmDemonstration } from '@portal/crm/demo';
import { gimsDemonstration } from '@portal/gims/demo';
import { gylDemonstration } from '@portal/gyl/demo';
import { hrDemonstration } from '@portal/hr/demo';
import { idssDemonstration } from '@portal/idss/demo';
import { imosDemonstration } from '@portal/imos/demo';
import { lmsDemonstration } from '@portal/lms/demo';
import { opsDemonstration } from '@portal/ops/demo';
import { orsDemonstration } from '@portal/ors/demo';
import { rcmDemonstration } from '@portal/rcm/demo';
import { syfsDemonstration } from '@portal/syfs/demo';
import type { RecordMaker } from '@portal/demonstration/world/record-maker';

/** The makers of all records of the made-up group. */
export const recordMakers: readonly RecordMaker[] = [
  ...orsDemonstration,
  ...rcmDemonstration,
  ...idssDemonstration,
  ...opsDemonstration,
  ...syfsDemonstration,
  ...imosDemonstration,
  ...gimsDemonstration,
  ...gylDemonstration,
  ...crmDemonstration,
  ...casDemonstration,
  ...amsDemonstration,
  ...hrDemonstration,
  ...cmsDemonstration,
  ...lmsDemonstration,
];
