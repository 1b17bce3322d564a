import type { SignedIn } from '@portal/contract/identity/session';
import type { Logger } from 'pino';
import { withinDeadline } from '#platform/outbound/within-deadline.ts';
import type { Config } from '#platform/config/config.ts';
import type { StartSession } from '#platform/session/start-session.ts';
import type { Outbounds } from '#platform/outbound/outbounds.ts';
import { refuse } from '#platform/http/refuse.ts';
import type { Visitor } from '#platform/session/session.ts';
import type { UsedCodes } from '#platform/tokens/used-codes.ts';
import { readServiceResponse } from './service-response.ts';

interface CasParts {
  config: Config['external']['cas'];
  outbounds: Outbounds;
  log: Logger;
  usedCodes: UsedCodes;
  startSession: StartSession;
  findPerson: (workNo: string) => Promise<{ id: string } | undefined>;
}

export type Cas = ReturnType<typeof createCas>;

/** Signs in by a ticket of the group's CAS, whose user names are our work numbers. */
export function createCas({
  config,
  outbounds,
  log,
  usedCodes,
  startSession,
  findPerson,
}: CasParts) {
  const outbound = config && outbounds.to({ kind: 'cas', base: config.base });

  async function userOf(ticket: string, service: string): Promise<string> {
    if (!config || !outbound) return refuse('outside.closed');
    // Compared, and never called: what the request names decides nothing about where we ask.
    if (service !== config.service) return refuse('cas.service');
    await usedCodes.spend('cas', ticket);
    const text = await withinDeadline(log, () =>
      outbound.ask({ path: '/p3/serviceValidate', query: { service, ticket, format: 'JSON' } }),
    );
    const answer = readServiceResponse(text) ?? refuse('outside.garbled');
    if ('user' in answer) return answer.user;
    log.warn({ code: answer.failure }, 'CAS refused a ticket');
    return refuse('outside.refused');
  }

  return {
    async validate(ticket: string, service: string, visitor: Visitor): Promise<SignedIn> {
      const workNo = await userOf(ticket, service);
      const person = (await findPerson(workNo)) ?? refuse('cas.stranger');
      return startSession(person.id, { method: 'cas', visitor });
    },
  };
}
