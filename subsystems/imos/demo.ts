import { styleMaker } from './records/styles.demo.ts';
import { priceChangeMaker } from './records/price-changes.demo.ts';
import { promotionMaker } from './records/promotions.demo.ts';
import { replenishmentMaker } from './records/replenishments.demo.ts';
import { waveMaker } from './records/waves.demo.ts';
import { launchMaker } from './records/launches.demo.ts';
import { brokenSizeMaker } from './records/broken-sizes.demo.ts';
import { stockAlertMaker } from './records/stock-alerts.demo.ts';
import { returnBatchMaker } from './records/return-batches.demo.ts';

/** The makers of what imos has in the made-up group. */
export const imosDemonstration = [
  styleMaker,
  priceChangeMaker,
  promotionMaker,
  replenishmentMaker,
  waveMaker,
  launchMaker,
  brokenSizeMaker,
  stockAlertMaker,
  returnBatchMaker,
];
