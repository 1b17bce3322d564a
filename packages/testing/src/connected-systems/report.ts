import { redeemPageTicket } from '@portal/contract/subsystems/framed-pages';
import { callsOver, overHttp } from '../calls.ts';
import type { Routes, SystemOptions } from './connected-systems.ts';
import { createSystemSessions } from './system-sessions.ts';

/** Reports: pages in a frame of the portal, which hands them a ticket for their own server to redeem. */
export function reportRoutes(options: SystemOptions): Routes {
  const sessions = createSystemSessions('report', '行政费用报表', options);
  const call = () => callsOver(overHttp(options.portal()), { clock: { now: () => new Date() } });

  return {
    ...sessions.routes,

    // The ticket is spent before anything is shown, and the address that holds it is left at once.
    'GET /report/enter': async ({ url }) => {
      const ticket = url.searchParams.get('ticket') ?? '';
      const shown = { client_id: 'report', client_secret: options.secret, ticket };
      return sessions.enter(await call()(redeemPageTicket, shown));
    },
  };
}
