import { oidcBase } from '@portal/contract/identity/oidc';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { errors, type Interaction, type Provider } from 'oidc-provider';
import { z } from 'zod';
import type { Tickets } from '#platform/tokens/tickets.ts';
import { isSilent, silentParameter } from './authentication-requirements.ts';
import { authTimeOf, grantTo } from './grants.ts';
import type { Logins } from './logins.ts';
import { sessionCookie } from './provider.ts';
import { showErrorPage } from './error-page.ts';

export const approvalPurpose = 'single sign-on approval';

/** The portal's approval of a flow. */
export const Approval = z.object({
  uid: z.string(),
  clientId: z.string(),
  /** Base64url. */
  sessionHash: z.string(),
});

/** The OAuth error of a flow with `prompt=none` that cannot go on. */
const Reason = z.enum(['login_required', 'interaction_required']);

/** Returns the error for a flow with `prompt=none`; a query parameter cannot end any other flow. */
const reasonIn = (interaction: Interaction, query: URLSearchParams) =>
  isSilent(interaction) ? Reason.safeParse(query.get('refused')).data : undefined;

/** Our page that says who is there. */
const pageFor = (interaction: Interaction): string =>
  `/singleSignOn?uid=${interaction.uid}${isSilent(interaction) ? '&prompt=none' : ''}`;

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

  /** Returns the result of an interaction: its error, or the approval of the portal; undefined without one. */
  async function resultOf(
    provider: Provider,
    { interaction, query }: { interaction: Interaction; query: URLSearchParams },
    approval: z.infer<typeof Approval> | undefined,
  ) {
    const error = reasonIn(interaction, query);
    if (error !== undefined) return { error };
    return approval?.uid === interaction.uid ? settle(provider, approval) : undefined;
  }

  return {
    async speak(request: IncomingMessage, response: ServerResponse): Promise<void> {
      const provider = await providerNow();
      forgetClaims(request, provider.issuer);
      answerSilently(request, provider.issuer);
      await provider.callback()(request, response);
    },

    /**
     * Handles an interaction: the browser is sent to the portal, then returns with the portal's approval. By its cookie
     * it has to be the browser the flow began in; an approval of another flow is worth nothing.
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
        const interaction = await provider.interactionDetails(request, response);
        const { uid } = interaction;
        if (pathname !== `${oidcBase}/interaction/${uid}`)
          throw new errors.SessionNotFound('another flow');
        const asked = { interaction, query: searchParams };
        const result = await resultOf(provider, asked, approval.data);
        if (!result && ticket === null) return redirect(response, pageFor(interaction));
        if (!result) throw new errors.SessionNotFound('not approved');
        await provider.interactionFinished(request, response, result);
      } catch (error) {
        if (!(error instanceof errors.SessionNotFound)) throw error;
        showErrorPage(response, 400, error.error);
      }
    },
  };
}

/** Replaces the origin a request claims, and removes the library's own session cookie. */
function forgetClaims({ headers }: IncomingMessage, issuer: string): void {
  const { host, protocol } = new URL(issuer);
  headers.host = host;
  headers['x-forwarded-proto'] = protocol.replace(':', '');
  delete headers['x-forwarded-host'];
  const kept = headers.cookie?.split('; ').filter((cookie) => !cookie.startsWith(sessionCookie));
  if (kept) headers.cookie = kept.join('; ');
}

/**
 * Lets our own page handle `prompt=none`, since that page alone knows the portal's session: it shows nothing and
 * continues at once. A page in a frame does not get that far, so there the library responds `login_required`.
 */
function answerSilently(request: IncomingMessage, issuer: string): void {
  const url = new URL(request.url ?? '', issuer);
  const { searchParams: query } = url;
  const [prompt, ...others] = query.getAll('prompt');
  const isPage = (request.headers['sec-fetch-dest'] ?? 'document') === 'document';
  if (url.pathname !== `${oidcBase}/auth`) return;
  query.delete(silentParameter);
  if (prompt === 'none' && others.length === 0 && isPage) {
    query.delete('prompt');
    query.set(silentParameter, '1');
  }
  request.url = url.pathname + url.search;
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location }).end();
}
