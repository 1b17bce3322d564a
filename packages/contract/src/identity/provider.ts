import { z } from 'zod';
import { defineCall } from '../call.ts';
import { workNoLength } from '../limits.ts';
import { text } from '../text.ts';

/**
 * Opens a system that uses the portal as its OpenID Connect provider (spec section 7; syfs and cas). Returns the
 * address to open: the start of the system's own flow, or its redirect address with a code when it has none.
 */
export const authorize = defineCall({
  method: 'GET',
  path: '/gw/usercenter/v1/oauth2/authorize',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({
    response_type: text(64).default(''),
    redirect_uri: text(2_048),
    client_id: text(64),
  }),
  result: z.object({ redirect_uri: z.string() }),
  refuses: [
    'sso.response-type',
    'sso.client-unknown',
    'sso.redirect-mismatch',
    'sso.not-configured',
    'subsystem.disabled',
    'subsystem.no-menu',
  ],
  rate: 'write',
});

/** Continues an authorization request for the signed-in user; returns a path of ours to go to. */
export const approveSignOn = defineCall({
  method: 'POST',
  path: '/gw/usercenter/v1/oauth2/approve',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ uid: z.string().regex(/^[\w-]{16,64}$/) }),
  result: z.object({ continueAt: z.string(), client: z.string() }),
  refuses: [
    'sso.request-unknown',
    'sso.client-unknown',
    'sso.other-person',
    'sso.not-configured',
    'subsystem.disabled',
    'subsystem.no-menu',
  ],
  rate: 'write',
});

/**
 * Issues the token that opens retail operations (idss): a signed assertion of 60 s. `userId` is the user's own work
 * number.
 */
export const szSign = defineCall({
  method: 'GET',
  path: '/crm/sys/szSign',
  envelope: 'main',
  admits: 'signed-in',
  action: null,
  input: z.strictObject({ userId: text(workNoLength).optional() }),
  result: z.string(),
  refuses: ['sso.not-configured', 'subsystem.disabled', 'subsystem.no-menu'],
  rate: 'write',
});
