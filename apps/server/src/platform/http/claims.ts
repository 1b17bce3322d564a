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
 * What a request says of itself in headers (spec section 7) is a claim: it is absent, or it says what the session
 * says. Never the other way round: no header makes anybody anyone.
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

/** A work number in a query is a claim as well: it is left out, or it is one's own. */
export function insistOnSelf(workNo: string | undefined, session: Session): void {
  if (workNo !== undefined && workNo !== '' && workNo !== session.workNo) refuse('claim.mismatch');
}

/** What a request claims its tab has chosen; whether that is the person's to choose is for the gate to find out. */
export const claimedContext = ({ headers }: FastifyRequest): WorkContext =>
  contextInHeaders(headers) ?? refuse('input.invalid');

/**
 * Holds a call against what its tab has chosen: a call bound to a store needs one, and a change is made only where the
 * page that makes it was read. Somebody who has switched since would write into the other store without knowing.
 */
export function checkContext(call: Call, { headers }: FastifyRequest, chosen: WorkContext): void {
  const { boundTo, method } = call;
  if (boundTo && chosen[contextFields[boundTo].member] === null) refuse(`context.no-${boundTo}`);
  if (method === 'GET') return;
  const version = headers[headerNames.contextVersion];
  const isTold = version !== undefined || boundTo !== undefined;
  if (isTold && version !== contextVersion(chosen)) refuse('context.stale');
}
