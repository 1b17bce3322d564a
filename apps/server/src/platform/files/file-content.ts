import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';

interface FileContentParts {
  name: string;
  type: string;
  /** In bytes. */
  size: number;
  /** Shown in a page of ours; otherwise saved. */
  isInline: boolean;
  /** Everybody may see it under its address, which never shows anything else. */
  isLasting?: true;
  open: (range: { from: number; until: number }) => Readable;
}

/** A file that a user uploaded. Whatever is in it, a browser runs nothing of it in our name. */
export class FileContent {
  readonly parts: FileContentParts;

  constructor(parts: FileContentParts) {
    this.parts = parts;
  }
}

/** A result with the addresses of files, and the cookie without which they are of no use. */
export class WithCookie<R> {
  readonly result: R;
  readonly cookie: string;

  constructor(result: R, cookie: string) {
    this.result = result;
    this.cookie = cookie;
  }
}

/** No script, no form, no origin; our own pages alone may frame it. */
const contentPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; sandbox; frame-ancestors 'self'";

/** Sends a file, or the range of it that was asked for, while it is read. */
export function sendFileContent(
  { parts: { name, type, size, isInline, isLasting, open } }: FileContent,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const range = rangeIn(request.headers.range, size);
  reply
    .header('content-security-policy', contentPolicy)
    .header('content-disposition', dispositionOf(isInline ? 'inline' : 'attachment', name))
    .header('accept-ranges', 'bytes')
    .type(type);
  if (isLasting) reply.header('cache-control', 'public, max-age=31536000, immutable');
  if (range === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  }
  const { from, until } = range ?? { from: 0, until: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${from}-${until}/${size}`);
  reply.header('content-length', until - from + 1);
  return reply.send(open({ from, until }));
}

/** Reads a header with one range; several, or anything else, is answered with the whole. */
function rangeIn(header: string | undefined, size: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const until = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return from > until || from >= size ? ('unsatisfiable' as const) : { from, until };
}

/** The name as RFC 6266 has it, with one in ASCII for programs that know no other. */
function dispositionOf(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
