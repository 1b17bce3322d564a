import { randomUUID } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import type { Answer, Arrival, Doors, Standing } from './outside-systems.ts';
import { page } from './page.ts';

interface Visitor {
  workNo: string;
  realname: string;
  /** The portal's name of their login. */
  sid: string;
}

/** Who is in a system: its own sessions, by cookie. They end when the portal says that theirs is over. */
export function createVisits(system: string, title: string, standing: Standing) {
  const visits = new Map<string, Visitor>();
  const cookie = `${system}_visit`;

  const facts = ({ workNo, realname }: Visitor): [string, string][] => [
    ['登录状态', '已登录'],
    ['工号', workNo],
    ['姓名', realname],
  ];

  const doors: Doors = {
    [`GET /${system}/`]: ({ cookies }) => {
      const visitor = visits.get(cookies.get(cookie) ?? '');
      return { body: page(title, visitor ? facts(visitor) : [['登录状态', '未登录']]) };
    },
    [`POST /${system}/logout`]: async ({ body }: Arrival) => {
      const sid = await sidOfLogout(new URLSearchParams(body).get('logout_token') ?? '');
      for (const [id, visitor] of visits) if (visitor.sid === sid) visits.delete(id);
      return { status: 200 };
    },
  };

  /** Back-Channel Logout 1.0, section 2.6. */
  async function sidOfLogout(token: string): Promise<string> {
    const keys = createRemoteJWKSet(new URL('/oidc/jwks', standing.portal()));
    const { payload } = await jwtVerify(token, keys, {
      issuer: standing.portal(),
      audience: system,
      typ: 'logout+jwt',
      requiredClaims: ['jti', 'events', 'sid'],
    });
    return String(payload['sid']);
  }

  return {
    doors,
    /** Lets somebody in and leads to the front page, so that no code stays in the address. */
    enter(visitor: Visitor): Answer {
      const id = randomUUID();
      visits.set(id, visitor);
      const set = `${cookie}=${id}; Path=/${system}/; HttpOnly; SameSite=Lax`;
      return { status: 303, headers: { location: `/${system}/`, 'set-cookie': set } };
    },
  };
}
