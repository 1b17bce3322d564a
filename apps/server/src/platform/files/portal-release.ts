import { second } from '@portal/common/durations';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Clock } from '#platform/time/clock.ts';
import { createTtlCache } from '#platform/cache/ttl-cache.ts';

/** The release is read again after this. */
const freshMs = 5 * second;
const named = /<meta name="release" content="([\w-]{1,64})"/;

/** Names the portal this server gives out, as the build wrote it into the page; empty while there is none. */
export function createPortalRelease({
  clock,
  checkout = resolve(import.meta.dirname, '../../../../..'),
}: {
  clock: Clock;
  checkout?: string;
}): () => Promise<string> {
  const lately = createTtlCache<Promise<string>>({ most: 1, forMs: freshMs, clock });
  const page = join(checkout, 'apps/portal/dist/index.html');

  async function read(): Promise<string> {
    const html = await readFile(page, 'utf8').catch(() => '');
    return named.exec(html)?.[1] ?? '';
  }
  return () => {
    const known = lately.get('release');
    if (known) return known;
    const reading = read();
    lately.set('release', reading);
    return reading;
  };
}
