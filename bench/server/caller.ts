import type { Call, Input } from '@portal/contract/call';
import type { WorkContext } from '@portal/contract/workplace/work-context';
import { openEnvelope } from '@portal/contract/envelope';
import { headerNames } from '@portal/contract/headers';
import { requestOf } from '@portal/testing/request';
import { Agent, type IncomingMessage, request } from 'node:http';
import type { z } from 'zod';

/** A prepared request, to be sent many times. */
export interface PreparedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
}

export interface Reply {
  status: number;
  etag: string | undefined;
  body: Buffer;
}

/** The user who sends a request, and the choice of their tab. */
export interface Identity {
  token: string;
  workNo: string;
  chosen?: Partial<WorkContext>;
}

const clock = { now: () => new Date() };

/** Prepares a call of the contract as the browser of a user sends it. */
export function prepare<I extends Input>(
  call: Call<I>,
  input: z.input<I>,
  identity?: Identity,
): PreparedRequest {
  const { method, url, headers, body } = requestOf(call, input, {
    clock,
    device: 'load-generator',
    ...identity,
  });
  const accepted = { 'accept-encoding': 'gzip, deflate, br' };
  return { method, path: url, headers: { ...accepted, ...headers }, body };
}

/** Prepares a request to the bare server. */
export const bareRoute = (path: string): PreparedRequest => ({ method: 'GET', path, headers: {} });

/** Connects to a server over keep-alive connections. */
export function connect(
  origin: string,
  { mostConnections = Number.POSITIVE_INFINITY }: { mostConnections?: number } = {},
) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: mostConnections });

  function exchange({ method, path, headers, body }: PreparedRequest): Promise<Reply> {
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    const stamp = { [headerNames.timestamp]: String(Date.now()) };
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const options = { agent, hostname, port, method, path };
    const outgoing = request({ ...options, headers: { ...headers, ...stamp, ...length } });
    outgoing.once('response', (response) => collect(response).then(resolve, reject));
    outgoing.once('error', reject);
    outgoing.end(body);
    return promise;
  }

  return {
    /** Sends a request and returns any response. @throws if there is none. */
    exchange,
    /** @throws if the response is no success: a bench of refusals would measure something else. */
    send: async (prepared: PreparedRequest): Promise<Reply> => {
      const reply = await exchange(prepared);
      if (reply.status === 200 || reply.status === 304) return reply;
      throw new Error(`${prepared.path} answered ${reply.status}: ${reply.body.toString()}`);
    },
    close: (): void => agent.destroy(),
  };
}

export type Connection = ReturnType<typeof connect>;

/** Makes a call and returns its result; for the setup of a bench. */
export async function ask<I extends Input, R extends z.ZodType>(
  connection: Connection,
  call: Call<I, R>,
  input: z.input<I>,
  identity?: Identity,
): Promise<z.infer<R>> {
  const plain = prepare(call, input, identity);
  const headers = { ...plain.headers, 'accept-encoding': 'identity' };
  const { body } = await connection.send({ ...plain, headers });
  const opened = openEnvelope(JSON.parse(body.toString()));
  if (!opened.ok) throw new Error(`${call.path} was refused: ${opened.message}`);
  return call.result.parse(opened.result);
}

async function collect(response: IncomingMessage): Promise<Reply> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const { statusCode: status = 0, headers } = response;
  return { status, etag: headers.etag, body: Buffer.concat(chunks) };
}
