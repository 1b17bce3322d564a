import type { RecordMaker } from '@portal/demonstration/world/record-maker';
import { countRecords } from './ors/counts.ts';
import { goodsFlowRecords } from './ors/goods-flow.ts';
import { returnRecords } from './ors/returns.ts';
import { sellingRecords } from './ors/selling.ts';
import { storeCostRecords } from './ors/store-costs.ts';
import { storeWorkRecords } from './ors/store-work.ts';
import { transferRecords } from './ors/transfers.ts';

/** The makers of the records of stores, members, goods, outlets and online shops. */
export const retailRecords: readonly RecordMaker[] = [
  ...countRecords,
  ...transferRecords,
  ...goodsFlowRecords,
  ...storeWorkRecords,
  ...storeCostRecords,
  ...returnRecords,
  ...sellingRecords,
];
