import * as client from 'openid-client';
import { discover, whoCame } from './client.ts';
import type { Doors, Standing } from './outside-systems.ts';
import { page } from './page.ts';
import { createVisits } from './visits.ts';

/** Voice of customer: begins a flow of its own when the portal opens it, with state and PKCE. */
export function casDoors(standing: Standing): Doors {
  const visits = createVisits('cas', '客户之声', standing);
  const redirect_uri = `${standing.origin}/cas/callback`;
  /** Verifiers by state; the state is kept in the browser that began. */
  const begun = new Map<string, string>();

  return {
    ...visits.doors,

    'GET /cas/login': async ({ url }) => {
      // Whoever names another issuer wants our people's codes for themselves.
      if (url.searchParams.get('iss') !== standing.portal()) throw new Error('another issuer');
      const config = await discover('cas', standing);
      const verifier = client.randomPKCECodeVerifier();
      const state = client.randomState();
      begun.set(state, verifier);
      // How the person is to be authenticated, where whoever opens us says so.
      const wishes = ['prompt', 'max_age'].flatMap((name) => {
        const wish = url.searchParams.get(name);
        return wish === null ? [] : [[name, wish]];
      });
      const address = client.buildAuthorizationUrl(config, {
        ...Object.fromEntries(wishes),
        redirect_uri,
        scope: 'openid profile',
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        state,
      });
      const set = `cas_flow=${state}; Path=/cas/; HttpOnly; SameSite=Lax`;
      return { status: 303, headers: { location: address.href, 'set-cookie': set } };
    },

    'GET /cas/callback': async ({ url, cookies }) => {
      const expectedState = cookies.get('cas_flow') ?? '';
      const pkceCodeVerifier = begun.get(expectedState);
      begun.delete(expectedState);
      if (pkceCodeVerifier === undefined) throw new Error('no flow was begun in this browser');
      const refused = url.searchParams.get('error');
      if (refused !== null) return { body: page('客户之声', [['登录状态', refused]]) };
      const config = await discover('cas', standing);
      const checks = { expectedState, pkceCodeVerifier };
      const tokens = await client.authorizationCodeGrant(config, url, checks);
      return visits.enter(await whoCame(config, tokens));
    },
  };
}
