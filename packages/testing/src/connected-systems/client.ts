import * as client from 'openid-client';
import { z } from 'zod';
import type { SystemOptions } from './connected-systems.ts';

/** A system as the library of a client knows it, by the portal's own discovery. */
export const discover = (clientId: string, { portal, secret }: SystemOptions) =>
  client.discovery(new URL(portal()), clientId, {}, client.ClientSecretBasic(secret), {
    // Development and tests speak HTTP on loopback.
    execute: [client.allowInsecureRequests],
  });

const UserInfo = z.object({ work_no: z.string(), name: z.string() });
const Login = z.object({ sub: z.string(), sid: z.string() });

/** The person who arrived, as the portal names them. */
export async function readUser(
  config: client.Configuration,
  tokens: client.TokenEndpointResponse & client.TokenEndpointResponseHelpers,
) {
  const { sub, sid } = Login.parse(tokens.claims());
  const said = await client.fetchUserInfo(config, tokens.access_token, sub);
  const { work_no: workNo, name: realname } = UserInfo.parse(said);
  return { workNo, realname, sid };
}
