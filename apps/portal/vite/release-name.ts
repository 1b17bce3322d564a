import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/**
 * Writes into the finished page what release it is, so that an open page can tell when the server gives out another.
 * All the page names, it names with a hash: its own text says what it is made of.
 */
export function releaseName(): Plugin {
  return {
    name: 'portal:release-name',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => [
        { tag: 'meta', attrs: { name: 'release', content: nameOf(html) }, injectTo: 'head' },
      ],
    },
  };
}

const nameOf = (html: string): string =>
  createHash('sha256').update(html).digest('base64url').slice(0, 12);
