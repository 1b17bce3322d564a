import { chart, type SubsystemMenu } from '../menu.ts';

/**
 * Procurement and manufacturing: fabrics and trims, factories,
 * purchase orders and their quality.
 */
export const gims: SubsystemMenu = {
  key: 'gims',
  board: '采购生产看板',
  sections: {
    chart,
  },
};
