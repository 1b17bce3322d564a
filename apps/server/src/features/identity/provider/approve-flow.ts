import { handOverLifeMs } from '@portal/contract/limits';
import { oidcBase } from '@portal/contract/identity/oidc';
import type { Interaction, Provider } from 'oidc-provider';
import type { Audit } from '#platform/audit/audit.ts';
import { Refused, refuse } from '#platform/http/refuse.ts';
import type { Caller, Session } from '#platform/session/session.ts';
import type { Tickets } from '#platform/tokens/tickets.ts';
import type { SsoClient } from './clients/clients.ts';
import {
  isSilent,
  type AuthenticationRequirements,
  requirementsIn,
} from './authentication-requirements.ts';
import type { Logins } from './logins.ts';
import { auditSignOn } from './audit-sign-on.ts';
import { approvalPurpose } from './protocol.ts';

interface Parts {
  audit: Audit;
  tickets: Tickets;
  logins: Logins;
  providerNow: () => Promise<Provider>;
  /** The client of that id, if it may be opened in the session. */
  clientFor: (session: Session, clientId: string) => Promise<SsoClient>;
}

/** Approves flows that clients began, for the person signed in to the portal. */
export function createApproveFlow({ audit, tickets, logins, providerNow, clientFor }: Parts) {
  /** Refuses a flow that requires a younger authentication than the session has, or another user. */
  async function requireTerms(
    { authenticatedSince, subject }: AuthenticationRequirements,
    session: Session,
  ) {
    const at = (await logins.authenticatedAt(session.tokenHash)) ?? refuse('session.expired');
    if (subject !== undefined && subject !== session.personId) refuse('sso.other-person');
    if (authenticatedSince !== undefined && at.getTime() < authenticatedSince) {
      refuse('proof.stale');
    }
  }

  async function approveFlow(interaction: Interaction, caller: Caller) {
    const { uid, params } = interaction;
    const asking = params['client_id'];
    if (typeof asking !== 'string') return refuse('sso.request-unknown');
    const { clientId, name } = await clientFor(caller.session, asking);
    await requireTerms(requirementsIn(interaction), caller.session);
    const sessionHash = caller.session.tokenHash.toString('base64url');
    const ticket = await tickets.issue(
      { purpose: approvalPurpose, lifeMs: handOverLifeMs },
      { uid, clientId, sessionHash },
    );
    await auditSignOn(audit, caller, { to: clientId, by: 'flow' });
    return { continueAt: `${oidcBase}/interaction/${uid}?ticket=${ticket}`, client: name };
  }

  /**
   * Continues a client's flow for the caller, in the browser it began in. A flow with `prompt=none` continues with the
   * error instead of a refusal.
   */
  return async function approve(uid: string, caller: Caller) {
    const provider = await providerNow();
    const interaction = (await provider.Interaction.find(uid)) ?? refuse('sso.request-unknown');
    try {
      return await approveFlow(interaction, caller);
    } catch (error) {
      if (!(error instanceof Refused) || !isSilent(interaction)) throw error;
      const refused = error.refusal === 'proof.stale' ? 'login_required' : 'interaction_required';
      return { continueAt: `${oidcBase}/interaction/${uid}?refused=${refused}`, client: '' };
    }
  };
}
