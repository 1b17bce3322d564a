import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';
import { replenishments } from './records/replenishments.ts';
import { priceChanges } from './records/price-changes.ts';
import { styles } from './records/styles.ts';
import { promotions } from './records/promotions.ts';
import { waves } from './records/waves.ts';
import { launches } from './records/launches.ts';
import { brokenSizes } from './records/broken-sizes.ts';
import { stockAlerts } from './records/stock-alerts.ts';
import { returnBatches } from './records/return-batches.ts';

/** Product operations. */
export const imos = defineSystem({
  key: 'imos',
  platform: 'product',
  name: '商品运营',
  description: '波段企划与补货调拨',
  board,
  sections: menu,
  recordTypes: [
    replenishments,
    priceChanges,
    styles,
    promotions,
    waves,
    launches,
    brokenSizes,
    stockAlerts,
    returnBatches,
  ],
});
