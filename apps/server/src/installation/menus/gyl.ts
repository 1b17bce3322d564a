import { chart, type SubsystemMenu } from '../menu.ts';

/**
 * Supply chain: warehouses, arrivals, transport and returns,
 * and what each party is owed.
 */
export const gyl: SubsystemMenu = {
  key: 'gyl',
  board: '供应链看板',
  sections: {
    chart,
  },
};
