import { oidcBase } from '@portal/contract/oidc';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Tickets } from '#platform/tickets';
import { authTimeOf, grantTo } from './grants.ts';
import type { Logins } from './logins.ts';
import { sessionCookie } from './provider.ts';
import { showTrouble } from './trouble-page.ts';

export const approvalPurpose = 'single sign-on approval';

/** What the portal's approval of a flow stands for. */
export const Approval = z.object({
  uid: z.string(),
  clientId: z.string(),
  /** Base64url. */
  sessionHash: z.string(),
});

interface ProtocolParts {
  providerNow: () => Promise<Provider>;
  logins: Logins;
  tickets: Tickets;
}

export type Protocol = ReturnType<typeof createProtocol>;

/** OpenID Connect as browsers and clients' back ends speak it. */
export function createProtocol({ providerNow, logins, tickets }: ProtocolParts) {
  /** Grants the client what the portal approved, and names the login by it. */
  async function settle(provider: Provider, approval: z.infer<typeof Approval>) {
    const { clientId, sessionHash } = approval;
    const login = await logins.begin(Buffer.from(sessionHash, 'base64url'), clientId);
    if (!login) return undefined;
    await grantTo(provider, clientId, login);
    return {
      login: { accountId: login.personId, ts: authTimeOf(login), remember: false },
      consent: { grantId: login.id },
    };
  }

  return {
    async speak(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const provider = await providerNow();
      forgetClaims(request, provider.issuer);
      await provider.callback()(request, response);
    },

    /**
     * A browser on its way through us: first it is sent to the portal, then it comes back with the portal's approval. It
     * has to be the browser the flow began in, by its cookie; an approval of somebody else's flow is worth nothing.
     */
    async interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const provider = await providerNow();
      forgetClaims(request, provider.issuer);
      const { pathname, searchParams } = new URL(request.url ?? '', provider.issuer);
      const ticket = searchParams.get('ticket');
      // Before anything else: an approval shown in the wrong browser is spent, too.
      const approval = Approval.safeParse(
        ticket === null ? undefined : await tickets.redeem(approvalPurpose, ticket),
      );
      try {
        const { uid } = await provider.interactionDetails(request, response);
        if (pathname !== `${oidcBase}/interaction/${uid}`)
          throw new errors.SessionNotFound('another flow');
        if (ticket === null) return redirect(response, `/singleSignOn?uid=${uid}`);
        const result = approval.data?.uid === uid && (await settle(provider, approval.data));
        if (!result) throw new errors.SessionNotFound('not approved');
        await provider.interactionFinished(request, response, result);
      } catch (error) {
        if (!(error instanceof errors.SessionNotFound)) throw error;
        showTrouble(response, 400, error.error);
      }
    },
  };
}

/** What a request says of its own origin is not believed, and the library's own session not taken for one. */
function forgetClaims({ headers }: IncomingMessage, issuer: string): void {
  const { host, protocol } = new URL(issuer);
  headers.host = host;
  headers['x-forwarded-proto'] = protocol.replace(':', '');
  delete headers['x-forwarded-host'];
  const kept = headers.cookie?.split('; ').filter((cookie) => !cookie.startsWith(sessionCookie));
  if (kept) headers.cookie = kept.join('; ');
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location }).end();
}
