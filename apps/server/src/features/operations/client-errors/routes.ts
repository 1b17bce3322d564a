import { reportClientFault } from '@portal/contract/operations/client-faults';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/serve';
import { withoutPersonalData } from './redact.ts';

/**
 * Writes what pages report of themselves to the log, a line each; the rate of the call bounds how many. The audit trail
 * has none of it: strangers may report, and what they say is theirs to make up.
 */
export function clientFaultRoutes(app: FastifyInstance): void {
  serve(app, reportClientFault, async (fault, { requestId, session }) => {
    const { kind, release } = fault;
    const [page, message, stack] = [fault.page, fault.message, fault.stack].map(
      withoutPersonalData,
    );
    app.log.warn(
      { reqId: requestId, person: session?.personId, kind, release, page, message, stack },
      'client fault',
    );
    return null;
  });
}
