import { chart, type SubsystemMenu } from '../menu.ts';

/**
 * Online platform: orders of the web shops,
 * from payment to delivery and what is sent back.
 */
export const ops: SubsystemMenu = {
  key: 'ops',
  board: '线上看板',
  sections: {
    chart,
  },
};
