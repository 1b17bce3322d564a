import * as client from 'openid-client';
import { discover, whoCame } from './client.ts';
import type { Doors, Standing } from './outside-systems.ts';
import { createVisits } from './visits.ts';

/** Cashier loss-prevention: an older system that begins nothing itself and redeems the code it is handed. */
export function syfsDoors(standing: Standing): Doors {
  const visits = createVisits('syfs', '收银防损', standing);
  return {
    ...visits.doors,

    'GET /syfs/callback': async ({ url }) => {
      const config = await discover('syfs', standing);
      const tokens = await client.authorizationCodeGrant(config, url, {
        expectedState: client.skipStateCheck,
      });
      return visits.enter(await whoCame(config, tokens));
    },
  };
}
