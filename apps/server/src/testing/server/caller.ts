import { callsOver, type MakeCall } from '@portal/testing/calls';
import type { RequestOptions } from '@portal/testing/request';
import type { FastifyInstance } from 'fastify';

/** A caller, and from which address; what is left out is not sent. */
export interface Origin extends RequestOptions {
  address?: string | undefined;
  /** The host it asks for. */
  authority?: string | undefined;
}

/** Makes the contract's calls on a server that listens nowhere. */
export const callsOn = (
  app: FastifyInstance,
  { address, authority = '', ...standing }: Origin,
): MakeCall =>
  callsOver(async ({ method, url, headers, body }) => {
    const reply = await app.inject({
      method,
      url,
      headers,
      authority,
      ...(address !== undefined && { remoteAddress: address }),
      ...(body !== undefined && { payload: body }),
    });
    return { status: reply.statusCode, text: reply.body };
  }, standing);
