import * as client from 'openid-client';
import { z } from 'zod';
import type { Standing } from './outside-systems.ts';

/** A system as the library of a client knows it, by the portal's own discovery. */
export const discover = (clientId: string, { portal, secret }: Standing) =>
  client.discovery(new URL(portal()), clientId, {}, client.ClientSecretBasic(secret), {
    // Development and tests speak HTTP on loopback.
    execute: [client.allowInsecureRequests],
  });

const Who = z.object({ work_no: z.string(), name: z.string() });
const Login = z.object({ sub: z.string(), sid: z.string() });

/** Who came, as the portal tells it. */
export async function whoCame(
  config: client.Configuration,
  tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
) {
  const { sub, sid } = Login.parse(tokens.claims());
  const said = await client.fetchUserInfo(config, tokens.access_token, sub);
  const { work_no: workNo, name: realname } = Who.parse(said);
  return { workNo, realname, sid };
}
