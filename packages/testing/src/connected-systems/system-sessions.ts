import { randomUUID } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { SystemResponse, SystemRequest, Routes, SystemOptions } from './connected-systems.ts';
import { page } from './page.ts';

interface SystemUser {
  workNo: string;
  realname: string;
  /** The portal's name of their login. */
  sid: string;
}

/** The sessions of a system, by cookie. They end when the portal's logout notice arrives. */
export function createSystemSessions(system: string, title: string, options: SystemOptions) {
  const sessions = new Map<string, SystemUser>();
  const cookie = `${system}_visit`;

  const facts = ({ workNo, realname }: SystemUser): [string, string][] => [
    ['登录状态', '已登录'],
    ['工号', workNo],
    ['姓名', realname],
  ];

  const routes: Routes = {
    [`GET /${system}/`]: ({ cookies }) => {
      const visitor = sessions.get(cookies.get(cookie) ?? '');
      return { body: page(title, visitor ? facts(visitor) : [['登录状态', '未登录']]) };
    },
    [`POST /${system}/logout`]: async ({ body }: SystemRequest) => {
      const sid = await sidOfLogout(new URLSearchParams(body).get('logout_token') ?? '');
      for (const [id, visitor] of sessions) if (visitor.sid === sid) sessions.delete(id);
      return { status: 200 };
    },
  };

  /** Back-Channel Logout 1.0, section 2.6. */
  async function sidOfLogout(token: string): Promise<string> {
    const keys = createRemoteJWKSet(new URL('/oidc/jwks', options.portal()));
    const { payload } = await jwtVerify(token, keys, {
      issuer: options.portal(),
      audience: system,
      typ: 'logout+jwt',
      requiredClaims: ['jti', 'events', 'sid'],
    });
    return String(payload['sid']);
  }

  return {
    routes,
    /** Starts a session and leads to the front page, so that no code stays in the address. */
    enter(visitor: SystemUser): SystemResponse {
      const id = randomUUID();
      sessions.set(id, visitor);
      const set = `${cookie}=${id}; Path=/${system}/; HttpOnly; SameSite=Lax`;
      return { status: 303, headers: { location: `/${system}/`, 'set-cookie': set } };
    },
  };
}
