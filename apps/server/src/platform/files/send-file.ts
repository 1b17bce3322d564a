import type { FastifyReply, FastifyRequest } from 'fastify';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { encodingFor, type EncodedContent } from './encoded-content.ts';
import { createFileCache, type StoredFile } from './file-cache.ts';

/** Media types by extension. A file of any other kind does not exist: source maps, for one. */
const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Names without a leading dot, in folders without one: no such path leaves its folder. */
const plainPath = /^\w[\w.-]*(?:\/\w[\w.-]*)*$/;

/** With a hash in its name a file never changes. */
const hashedName = /-[\w-]{8}\.\w+$/;

/** The files of a build are the same for every server of a process. */
const files = createFileCache();

/** Returns whether a file of this name is served at all. */
const isSendable = (path: string): boolean =>
  plainPath.test(path) && types[extname(path)] !== undefined;

/**
 * Sends a file of a build, in the smallest form that lies beside it (`.br`, `.gz`) and that the caller takes.
 * What is not there is answered as any unknown path.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { folder, path }: { folder: string; path: string },
): Promise<FastifyReply> {
  const found = isSendable(path) ? await find(join(folder, path), request) : undefined;
  if (!found) return sendNotFound(reply);
  reply
    .header('cache-control', isLasting(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', found.etag)
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === found.etag) return reply.code(304).send();
  if (found.encoding !== 'identity') reply.header('content-encoding', found.encoding);
  reply.type(types[extname(path)] ?? '').header('content-length', found.size);
  return reply.send(request.method === 'HEAD' ? undefined : await files.read(found));
}

/** Sends a page that was made ready, in the encoding the caller takes best. */
export function sendPrepared(
  request: FastifyRequest,
  reply: FastifyReply,
  { bytes, etag }: EncodedContent,
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const tag = encoding === 'identity' ? etag : etag.replace(/"$/, `${suffixes[encoding]}"`);
  reply.header('cache-control', 'no-cache').header('etag', tag).header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(bytes[encoding]);
}

/** Sends the 404 of any unknown path. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound();
  return reply;
}

/** Pages and manifests keep their names from build to build, whatever these look like. */
const isLasting = (path: string): boolean =>
  hashedName.test(path) && !['.html', '.json'].includes(extname(path));

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const;

interface FoundFile extends StoredFile {
  encoding: keyof typeof suffixes;
  etag: string;
}

async function find(plain: string, { headers }: FastifyRequest): Promise<FoundFile | undefined> {
  const best = encodingFor(headers['accept-encoding']);
  for (const encoding of new Set([best, 'identity'] as const)) {
    const file = plain + suffixes[encoding];
    const stats = await stat(file).catch(() => undefined);
    if (!stats?.isFile()) continue;
    const version = `${stats.size.toString(36)}-${Math.round(stats.mtimeMs).toString(36)}`;
    const { size } = stats;
    return { file, size, version, encoding, etag: `"${version}${suffixes[encoding]}"` };
  }
  return undefined;
}
