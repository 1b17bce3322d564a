import { defineSystem } from '@portal/contract/subsystems/system';
import { board, menu } from './menu.ts';
import { outlets } from './records/outlets.ts';
import { storeOpenings } from './records/store-openings.ts';
import { closings } from './records/closings.ts';
import { leases } from './records/leases.ts';
import { franchisees } from './records/franchisees.ts';
import { deposits } from './records/deposits.ts';
import { fittings } from './records/fittings.ts';

/**
 * Channel management: outlets run by the group, by partners and by franchisees,
 * from the search for a place to the end of its lease.
 */
export const rcm = defineSystem({
  key: 'rcm',
  platform: 'retail',
  name: '渠道管理',
  description: '直营、联营与加盟网点',
  board,
  sections: menu,
  recordTypes: [outlets, storeOpenings, closings, leases, franchisees, deposits, fittings],
});
