import { chart, type SubsystemMenu } from '../menu.ts';

/**
 * Channel management: outlets run by the group, by partners and by franchisees,
 * from the search for a place to the end of its lease.
 */
export const rcm: SubsystemMenu = {
  key: 'rcm',
  board: '渠道看板',
  sections: {
    chart,
  },
};
