import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Tells the server which inline scripts of the finished page its content security policy admits: their hashes, in
 * `csp.json` beside the page. Whatever the other plugins put into the page is written by then.
 */
export function cspHashes(): Plugin {
  return {
    name: 'csp-hashes',
    apply: 'build',
    enforce: 'post',
    writeBundle: {
      order: 'post',
      handler({ dir }) {
        if (dir === undefined) throw new Error('The portal is built into a folder.');
        const html = readFileSync(join(dir, 'index.html'), 'utf8');
        writeFileSync(join(dir, 'csp.json'), JSON.stringify({ script: hashesOf(html) }));
      },
    },
  };
}

/** The hashes of a page's inline scripts, import maps among them. Data is not run, so it needs none. */
export function hashesOf(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)]
    .filter(([, attributes = '']) => !/\bsrc=|\btype="application\/json"/.test(attributes))
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
