import type { Call } from '@portal/contract/call';
import {
  type WorkContext,
  contextInHeaders,
  contextFields,
  contextVersion,
} from '@portal/contract/workplace/work-context';
import { fixedBusinessGroup, headerNames, sysType } from '@portal/contract/headers';
import type { FastifyRequest } from 'fastify';
import { refuse } from './refuse.ts';
import type { Session } from '#platform/session/session.ts';

/**
 * Checks the identity headers of a request (spec section 7) against the session: each is absent, or equal. Never the
 * other way round: no header authenticates anybody.
 */
export function checkClaims(request: FastifyRequest, session: Session): void {
  const claims: [name: string, truth: string][] = [
    [headerNames.sysType, sysType],
    [headerNames.workNo, session.workNo],
    [headerNames.businessGroup, fixedBusinessGroup],
    [headerNames.tenant, String(session.tenantId)],
  ];
  for (const [name, truth] of claims) {
    const claim = request.headers[name];
    if (claim !== undefined && claim !== truth) refuse('claim.mismatch');
  }
}

/** Checks a work number in a query: it is absent, or the caller's. */
export function requireSelf(workNo: string | undefined, session: Session): void {
  if (workNo !== undefined && workNo !== '' && workNo !== session.workNo) refuse('claim.mismatch');
}

/** Returns the context a tab claims in its headers; the gate finds out whether the user may have it. */
export const claimedContext = ({ headers }: FastifyRequest): WorkContext =>
  contextInHeaders(headers) ?? refuse('input.invalid');

/**
 * Checks the chosen context of a call: a call bound to a store needs one, and a change has to come from a page that was
 * read in the same one. A user who has switched since would change the other store without knowing.
 */
export function checkContext(call: Call, { headers }: FastifyRequest, chosen: WorkContext): void {
  const { boundTo, method } = call;
  if (boundTo && chosen[contextFields[boundTo].member] === null) refuse(`context.no-${boundTo}`);
  if (method === 'GET') return;
  const version = headers[headerNames.contextVersion];
  const isTold = version !== undefined || boundTo !== undefined;
  if (isTold && version !== contextVersion(chosen)) refuse('context.stale');
}
