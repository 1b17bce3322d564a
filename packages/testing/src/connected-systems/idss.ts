import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Routes, SystemOptions } from './connected-systems.ts';
import { page } from './page.ts';

/** Retail operations: is opened with a signed assertion, and takes each one once. */
export function idssRoutes({ portal }: SystemOptions): Routes {
  const seen = new Set<string>();
  return {
    'GET /idss': async ({ url }) => {
      const keys = createRemoteJWKSet(new URL('/oidc/jwks', portal()));
      const { payload } = await jwtVerify(url.searchParams.get('token') ?? '', keys, {
        issuer: portal(),
        audience: 'idss',
        requiredClaims: ['jti', 'sub'],
      });
      const { jti = '', sub = '' } = payload;
      if (seen.has(jti)) throw new Error('the assertion was shown before');
      seen.add(jti);
      const facts: [string, string][] = [
        ['登录状态', '已登录'],
        ['工号', sub],
      ];
      return { body: page('零售运营', facts) };
    },
  };
}
