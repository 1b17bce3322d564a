import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { casRoutes } from './cas.ts';
import { gimsRoutes } from './gims.ts';
import { idssRoutes } from './idss.ts';
import { page } from './page.ts';
import { reportRoutes } from './report.ts';
import { syfsRoutes } from './syfs.ts';

/** A request to a simulated system. */
export interface SystemRequest {
  url: URL;
  /** The body, as text. */
  body: string;
  cookies: Map<string, string>;
}

export interface SystemResponse {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string;
}

/** Handlers by method and path, such as `GET /cas/login`. */
export type Routes = Record<
  string,
  (received: SystemRequest) => Promise<SystemResponse> | SystemResponse
>;

/** The configuration both sides share. */
export interface SystemOptions {
  /** The base address of the systems. */
  origin: string;
  /** The one portal they trust. */
  portal: () => string;
  /** Their secret at the portal. */
  secret: string;
}

interface Options {
  secret: string;
  /** Any free one by default. */
  port?: number;
}

/**
 * Simulates syfs, cas, idss, gims and a system of reports in development and in tests: small systems over HTTP that
 * accept the portal's users as the real ones do, and believe nothing they have not checked.
 */
export async function startConnectedSystems({ secret, port = 0 }: Options) {
  let portal: string | undefined;
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The systems have no port');
  const origin = `http://127.0.0.1:${place.port}`;
  const options: SystemOptions = {
    origin,
    secret,
    portal: () => {
      if (portal === undefined) throw new Error('The systems were not told which portal to trust');
      return portal;
    },
  };
  const routes: Routes = {
    ...casRoutes(options),
    ...syfsRoutes(options),
    ...idssRoutes(options),
    ...gimsRoutes(options),
    ...reportRoutes(options),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const received = await readRequest(request, origin);
    const open = routes[`${request.method} ${received.url.pathname}`];
    const {
      status = 200,
      headers,
      body = '',
    } = open ? await Promise.resolve(open(received)).catch(refusal) : { status: 404, body: '' };
    const type = body.startsWith('<!doctype') ? 'text/html' : 'application/json';
    response.writeHead(status, { 'content-type': `${type}; charset=utf-8`, ...headers }).end(body);
  }

  return {
    origin,
    /** Names the portal, which may be started after the systems. */
    trust: (address: string) => void (portal = address),
    close: async (): Promise<void> => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** Answers a failed check with a refusal; its text is for developers. */
function refusal(error: unknown): SystemResponse {
  const why = error instanceof Error ? error.message : String(error);
  return { status: 403, body: page('单点登录失败', [['原因', why]]) };
}

async function readRequest(request: IncomingMessage, origin: string): Promise<SystemRequest> {
  const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split(/=(.*)/s));
  return {
    url: new URL(request.url ?? '/', origin),
    body: await text(request),
    cookies: new Map(pairs.map(([name = '', value = '']) => [name, value])),
  };
}
