import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { casDoors } from './cas.ts';
import { gimsDoors } from './gims.ts';
import { idssDoors } from './idss.ts';
import { page } from './page.ts';
import { reportDoors } from './report.ts';
import { syfsDoors } from './syfs.ts';

/** What comes to a door of a simulated system. */
export interface Arrival {
  url: URL;
  /** The body, as text. */
  body: string;
  cookies: Map<string, string>;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string | string[]>;
  body?: string;
}

/** Doors by method and path, such as `GET /cas/login`. */
export type Doors = Record<string, (arrival: Arrival) => Promise<Answer> | Answer>;

/** What the simulated systems know of the portal, and it of them. */
export interface Standing {
  /** Where the systems are. */
  origin: string;
  /** The one portal whose word they take. */
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
 * Stands for syfs, cas, idss, gims and a system of reports in development and in tests: small systems over HTTP that take the portal's word
 * for who somebody is as the real ones do, and believe nothing they have not checked.
 */
export async function startOutsideSystems({ secret, port = 0 }: Options) {
  let portal: string | undefined;
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The systems have no port');
  const origin = `http://127.0.0.1:${place.port}`;
  const standing: Standing = {
    origin,
    secret,
    portal: () => {
      if (portal === undefined) throw new Error('The systems were not told which portal to trust');
      return portal;
    },
  };
  const doors: Doors = {
    ...casDoors(standing),
    ...syfsDoors(standing),
    ...idssDoors(standing),
    ...gimsDoors(standing),
    ...reportDoors(standing),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const arrival = await arrivalOf(request, origin);
    const open = doors[`${request.method} ${arrival.url.pathname}`];
    const {
      status = 200,
      headers,
      body = '',
    } = open ? await Promise.resolve(open(arrival)).catch(turnedDown) : { status: 404, body: '' };
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

/** Whatever does not hold is shown as a refusal; what exactly is for the developer's eyes. */
function turnedDown(error: unknown): Answer {
  const why = error instanceof Error ? error.message : String(error);
  return { status: 403, body: page('单点登录失败', [['原因', why]]) };
}

async function arrivalOf(request: IncomingMessage, origin: string): Promise<Arrival> {
  const pairs = (request.headers.cookie ?? '').split('; ').map((pair) => pair.split(/=(.*)/s));
  return {
    url: new URL(request.url ?? '/', origin),
    body: await text(request),
    cookies: new Map(pairs.map(([name = '', value = '']) => [name, value])),
  };
}
