import * as client from 'openid-client';
import { discover, readUser } from './client.ts';
import type { Routes, SystemOptions } from './connected-systems.ts';
import { createSystemSessions } from './system-sessions.ts';

/** Cashier loss-prevention: an older system that begins nothing itself and redeems the code it is handed. */
export function syfsRoutes(options: SystemOptions): Routes {
  const sessions = createSystemSessions('syfs', '收银防损', options);
  return {
    ...sessions.routes,

    'GET /syfs/callback': async ({ url }) => {
      const config = await discover('syfs', options);
      const tokens = await client.authorizationCodeGrant(config, url, {
        expectedState: client.skipStateCheck,
      });
      return sessions.enter(await readUser(config, tokens));
    },
  };
}
