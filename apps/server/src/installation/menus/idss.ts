import { chart, type SubsystemMenu } from '../menu.ts';

/**
 * Retail operations: decisions on what goods each store gets,
 * at what price they sell and how they are displayed.
 */
export const idss: SubsystemMenu = {
  key: 'idss',
  board: '零售决策看板',
  sections: {
    chart,
  },
};
