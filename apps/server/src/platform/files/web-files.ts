import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import type { Config } from '#platform/config/config.ts';
import { filePolicy, framedPagePolicy, pagePolicy } from '#platform/http/security-headers.ts';
import type { EncodedContent } from './encoded-content.ts';
import { sendNotFound, sendFile, sendPrepared } from './send-file.ts';
import { createSignInPage, type PageContent } from './sign-in-page.ts';

export interface WebParts {
  config: Pick<Config, 'mode' | 'publicOrigin'>;
  /** Origins whose pages the portal may frame. */
  frameOrigins: () => Promise<readonly string[]>;
  content: () => Promise<PageContent>;
  /** The checkout, with its builds. */
  checkout?: string;
}

const notBuilt =
  '<!doctype html><html lang="zh-CN"><meta charset="utf-8"><title>前端尚未构建</title><p>前端尚未构建，请运行 npm start</p></html>';

/** Gives out what was built for browsers: the portal, the subsystems beside it, and the demonstration's own pages. */
export function webFiles(app: FastifyInstance, parts: WebParts): void {
  const { config, checkout = resolve(import.meta.dirname, '../../../../..') } = parts;
  const portal = join(checkout, 'apps/portal/dist');
  const page = createSignInPage(join(portal, 'index.html'), parts.content);

  give(app, '/assets/*', (path) => ({ folder: portal, path: `assets/${path}` }));
  give(app, '/apps/:key/*', (path, key) => ({
    folder: join(checkout, 'subsystems', key, 'dist'),
    path,
  }));
  if (config.mode === 'demonstration') {
    const folder = join(checkout, 'apps/server/src/demo/web');
    give(app, '/demo/*', (path) => ({ folder, path }), framedPagePolicy);
  }
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { files: true },
    handler: async (request, reply) => {
      app.gate.countFile(request);
      if (!isPageAddress(request)) return sendNotFound(reply);
      return sendPage(request, reply, { ...parts, portal, page });
    },
  });
}

interface FileRoute {
  Params: { '*': string; key?: string };
}

/** Files below a path; the key of a folder is one plain word. */
function give(
  app: FastifyInstance,
  url: string,
  place: (path: string, key: string) => { folder: string; path: string },
  policy = filePolicy,
): void {
  app.route<FileRoute>({
    method: ['GET', 'HEAD'],
    url,
    config: { files: true },
    handler: async (request, reply) => {
      app.gate.countFile(request);
      const { '*': path, key = 'none' } = request.params;
      if (!/^[a-z][a-z0-9]*$/.test(key)) return sendNotFound(reply);
      reply.header('content-security-policy', policy);
      return sendFile(request, reply, place(path, key));
    },
  });
}

/** First parts of paths that never lead to a page of the portal. */
const taken = new Set([
  'api',
  'apps',
  'assets',
  'demo',
  'livez',
  'metrics',
  'oidc',
  'readyz',
  'websocket',
]);

/**
 * Returns whether an address is a route of the portal: a browser asks for it as a page, and it does not look like a
 * file. The root is a page for any client.
 */
function isPageAddress({ url, headers }: FastifyRequest): boolean {
  const names = (url.split('?')[0] ?? '').split('/');
  const isHidden = names.some((name) => name.startsWith('.'));
  const isFile = names.at(-1)?.includes('.') ?? false;
  const { accept = '*/*' } = headers;
  const kind = /^\/(?:\?|$)/.test(url) ? /text\/html|\*\/\*/ : /text\/html/;
  return kind.test(accept) && !isFile && !isHidden && !taken.has(names[1] ?? '');
}

interface PageParts extends WebParts {
  portal: string;
  page: () => Promise<EncodedContent | undefined>;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, frameOrigins, portal, page }: PageParts,
): Promise<FastifyReply> {
  const [scripts, made, frames] = await Promise.all([
    readScriptHashes(portal),
    page(),
    // Without the database there is still a page, which says so in our words.
    frameOrigins().catch(() => []),
  ]);
  const policy = pagePolicy({ scripts: scripts ?? [], frames, publicOrigin: config.publicOrigin });
  reply.header('content-security-policy', policy);
  if (!scripts || !made) {
    reply.code(503).header('retry-after', '10').type('text/html; charset=utf-8');
    return reply.send(notBuilt);
  }
  return sendPrepared(request, reply, made);
}

const ScriptHashes = z.object({ script: z.array(z.string()) });

/** The build writes them last, so without them there is no finished page either. */
async function readScriptHashes(portal: string): Promise<string[] | undefined> {
  const text = await readFile(join(portal, 'csp.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : ScriptHashes.parse(JSON.parse(text)).script;
}
