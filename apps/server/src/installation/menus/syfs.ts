import { chart, type SubsystemMenu } from '../menu.ts';

/**
 * Cashier loss-prevention: exceptional slips and discounts, cash differences,
 * and the cases that follow from them.
 */
export const syfs: SubsystemMenu = {
  key: 'syfs',
  board: '防损看板',
  sections: {
    chart,
  },
};
