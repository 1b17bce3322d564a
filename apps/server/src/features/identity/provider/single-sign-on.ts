import { handOverLifeMs } from '@portal/contract/limits';
import type { SubsystemKey } from '@portal/contract/subsystems/subsystem-keys';
import type { Provider } from 'oidc-provider';
import type { Audit } from '#platform/audit/audit.ts';
import type { Database } from '#platform/database/database.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import { createApproveFlow } from './approve-flow.ts';
import type { Assert } from './signing/assertions.ts';
import { findClient, type SsoClient } from './clients/clients.ts';
import { addressWithCode } from './issued-code.ts';
import type { Logins } from './logins.ts';
import { auditSignOn } from './audit-sign-on.ts';

interface Parts {
  db: Database;
  audit: Audit;
  tickets: Tickets;
  logins: Logins;
  assert: Assert;
  issuer: () => string;
  providerNow: () => Promise<Provider>;
  permissions: { requireMenu(session: Session, system: SubsystemKey): Promise<void> };
}

/** The authorization request by which the portal opens a system (`thirdParam` of the registry). */
interface AuthorizationRequest {
  response_type: string;
  redirect_uri: string;
  client_id: string;
}

export type SingleSignOn = ReturnType<typeof createSingleSignOn>;

/** Carrying people over to systems that take our word for who they are. */
export function createSingleSignOn(parts: Parts) {
  const { db, logins, assert, issuer, providerNow, permissions } = parts;

  async function clientFor(session: Session, clientId: string): Promise<SsoClient> {
    const client = (await findClient(db, clientId)) ?? refuse('sso.client-unknown');
    if (client.subsystem !== null) await permissions.requireMenu(session, client.subsystem);
    return client;
  }

  return {
    /** Returns the address that opens a client for the caller. */
    async authorize(asked: AuthorizationRequest, caller: Caller): Promise<string> {
      if (asked.response_type !== 'code') refuse('sso.response-type');
      const { clientId, ...client } = await clientFor(caller.session, asked.client_id);
      const redirectUri = asked.redirect_uri;
      if (!client.redirectUris.includes(redirectUri)) refuse('sso.redirect-mismatch');
      if (client.initiateLoginUri !== null) {
        const address = new URL(client.initiateLoginUri);
        address.searchParams.set('iss', issuer());
        return address.href;
      }
      const provider = await providerNow();
      const login = await logins.begin(caller.session.tokenHash, clientId);
      if (!login) return refuse('session.expired');
      const address = await addressWithCode(provider, { clientId, redirectUri, login });
      await auditSignOn(parts.audit, caller, { to: clientId, by: 'code' });
      return address;
    },

    approve: createApproveFlow({ ...parts, clientFor }),

    /** A signed assertion that the caller is who they are, for retail operations alone. */
    async assertToIdss(caller: Caller): Promise<string> {
      const { session } = caller;
      await permissions.requireMenu(session, 'idss');
      const claims = { sub: session.workNo };
      const said = await assert({ typ: 'JWT', aud: 'idss', lifeMs: handOverLifeMs, claims });
      await auditSignOn(parts.audit, caller, { to: 'idss', by: 'assertion' });
      return said;
    },
  };
}
