import * as client from 'openid-client';
import { discover, readUser } from './client.ts';
import type { Routes, SystemOptions } from './connected-systems.ts';
import { page } from './page.ts';
import { createSystemSessions } from './system-sessions.ts';

/** Voice of customer: begins its own flow when the portal opens it, with state and PKCE. */
export function casRoutes(options: SystemOptions): Routes {
  const sessions = createSystemSessions('cas', '客户之声', options);
  const redirect_uri = `${options.origin}/cas/callback`;
  /** Verifiers by state; the state is kept in the browser that began. */
  const begun = new Map<string, string>();

  return {
    ...sessions.routes,

    'GET /cas/login': async ({ url }) => {
      // Whoever names another issuer wants our people's codes for themselves.
      if (url.searchParams.get('iss') !== options.portal()) throw new Error('another issuer');
      const config = await discover('cas', options);
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
      const config = await discover('cas', options);
      const checks = { expectedState, pkceCodeVerifier };
      const tokens = await client.authorizationCodeGrant(config, url, checks);
      return sessions.enter(await readUser(config, tokens));
    },
  };
}
