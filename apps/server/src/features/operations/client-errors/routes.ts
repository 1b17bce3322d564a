import { reportClientFault } from '@portal/contract/operations/client-faults';
import type { FastifyInstance } from 'fastify';
import { serve } from '#platform/http/serve.ts';

/** Numbers of people, cards and telephones; no program counter has as many digits. */
const longNumber = /\d{6,}/g;
const email = /[\w.+-]+@[\w-]+\.[\w.-]+/g;
/** The query of an address, which may name a person or carry a ticket. */
const query = /\?[^\s)'"]*/g;

/** Removes personal data from the text of an error. */
const redact = (text: string): string =>
  text.replaceAll(query, '').replaceAll(email, '…').replaceAll(longNumber, '…');

/**
 * Logs the errors that pages report, one line each; the rate limit of the call bounds them. They are not in the audit
 * trail: reports need no session, so anyone can make them up.
 */
export function clientErrorRoutes(app: FastifyInstance): void {
  serve(app, reportClientFault, async (fault, { requestId, session }) => {
    const { kind, release } = fault;
    const [page, message, stack] = [fault.page, fault.message, fault.stack].map(redact);
    app.log.warn(
      { reqId: requestId, person: session?.personId, kind, release, page, message, stack },
      'client fault',
    );
    return null;
  });
}
