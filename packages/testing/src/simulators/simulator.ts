import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** The ways a service can fail: an error, no answer at all, or an answer nobody understands. */
export type Fault = 'breaks' | 'says nothing' | 'talks nonsense';

export interface SimulatorRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface SimulatorResponse {
  status?: number;
  type?: string;
  body?: string;
  /** Sends the browser there. */
  location?: string;
}

/** The handlers, by path. */
export type Handlers = Record<
  string,
  (asked: SimulatorRequest, origin: string) => SimulatorResponse
>;

/** Simulates an external service: it speaks the real protocol over HTTP on this machine, and fails when told to. */
export async function startSimulator(pages: Handlers) {
  const asked: string[] = [];
  let fault: Fault | undefined;
  let origin = '';
  const server = createServer((request, reply) => {
    serveOne(request, reply).catch(() => reply.destroy());
  });
  async function serveOne(request: IncomingMessage, reply: ServerResponse): Promise<void> {
    const each = await read(request);
    asked.push(`${each.method} ${each.path}`);
    if (fault === undefined) send(reply, answer(pages, each, origin));
    else fail(reply, fault);
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  origin = `http://127.0.0.1:${typeof place === 'object' && place ? place.port : 0}`;

  return {
    origin,
    /** Every request so far, as method and path. */
    asked,
    /** From now on it fails in this way; in none, without one. */
    fail: (how?: Fault) => void (fault = how),
    async stop(): Promise<void> {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const answer = (pages: Handlers, asked: SimulatorRequest, origin: string): SimulatorResponse =>
  pages[asked.path]?.(asked, origin) ?? { status: 404, body: 'no such page' };

async function read(request: IncomingMessage): Promise<SimulatorRequest> {
  const url = new URL(request.url ?? '/', 'http://simulator.invalid');
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks).toString('utf8'),
  };
}

function send(
  reply: ServerResponse,
  { status, type, body = '', location }: SimulatorResponse,
): void {
  reply.statusCode = status ?? (location ? 302 : 200);
  if (location) reply.setHeader('location', location);
  reply.setHeader('content-type', type ?? 'text/html; charset=utf-8').end(body);
}

function fail(reply: ServerResponse, fault: Fault): void {
  if (fault === 'breaks') send(reply, { status: 500, body: 'java.lang.NullPointerException' });
  if (fault === 'talks nonsense') send(reply, { body: '<html><p>Down for repair' });
}

export const json = (value: unknown, status = 200): SimulatorResponse => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});

/** A page with a link per person, in the place of a scan or a password. */
export function peoplePage(
  title: string,
  links: readonly (readonly [string, string])[],
): SimulatorResponse {
  const items = links.map(([name, href]) => `<li><a href="${escape(href)}">${escape(name)}</a>`);
  return {
    body: `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${escape(title)}</title><h1>${escape(title)}</h1><ul>${items.join('')}</ul></html>`,
  };
}

const escape = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
