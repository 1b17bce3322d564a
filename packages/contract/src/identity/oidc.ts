import { z } from 'zod';
import { type Call, defineCall } from '../call.ts';

/**
 * The endpoints of OpenID Connect, at the root of our origin, where a client's library finds them by
 * `/.well-known/openid-configuration`. Their shapes are the protocol's, and the library that speaks it checks them.
 */
const endpoint = (method: Call['method'], path: string) =>
  defineCall({
    method,
    path,
    envelope: 'bare',
    admits: 'anyone',
    action: null,
    input: z.looseObject({}),
    result: z.unknown(),
    refuses: [],
    rate: 'read',
  });

/** The base path of all endpoints but discovery. */
export const oidcBase = '/oidc';

export const oidcEndpoints = [
  endpoint('GET', '/.well-known/openid-configuration'),
  endpoint('GET', `${oidcBase}/jwks`),
  endpoint('GET', `${oidcBase}/auth`),
  endpoint('GET', `${oidcBase}/auth/:uid`),
  endpoint('POST', `${oidcBase}/token`),
  endpoint('GET', `${oidcBase}/userinfo`),
  endpoint('POST', `${oidcBase}/userinfo`),
] as const;

/** Between a client's request and our answer to it: here the portal is asked who is there. */
export const oidcInteraction = endpoint('GET', `${oidcBase}/interaction/:uid`);
