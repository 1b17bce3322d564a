import { redeemPageTicket } from '@portal/contract/subsystems/framed-pages';
import { callsOver, overHttp } from '../calls.ts';
import type { Doors, Standing } from './outside-systems.ts';
import { createVisits } from './visits.ts';

/** Reports: pages in a frame of the portal, which hands them a ticket for their own server to redeem. */
export function reportDoors(standing: Standing): Doors {
  const visits = createVisits('report', '行政费用报表', standing);
  const call = () => callsOver(overHttp(standing.portal()), { clock: { now: () => new Date() } });

  return {
    ...visits.doors,

    // The ticket is spent before anything is shown, and the address that holds it is left at once.
    'GET /report/enter': async ({ url }) => {
      const ticket = url.searchParams.get('ticket') ?? '';
      const shown = { client_id: 'report', client_secret: standing.secret, ticket };
      return visits.enter(await call()(redeemPageTicket, shown));
    },
  };
}
