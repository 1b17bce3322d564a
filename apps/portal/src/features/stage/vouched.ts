import type { File } from './page-links.ts';

/**
 * Whether a file that the browser refused is another one than was vouched for, so that the person can be told that from
 * a lost connection. It is asked for past the caches: what was spoilt on its way comes whole with the next try.
 */
export async function isOtherThanVouched({ href, integrity }: File): Promise<boolean> {
  // Outside of secure contexts there is nothing to hash with; it is refused all the same.
  if (integrity === undefined || !globalThis.isSecureContext) return false;
  try {
    const response = await fetch(href, { cache: 'reload' });
    const isPage = response.headers.get('content-type')?.includes('text/html');
    if (!response.ok || isPage) return false;
    const hash = await crypto.subtle.digest('SHA-384', await response.arrayBuffer());
    return `sha384-${btoa(String.fromCodePoint(...new Uint8Array(hash)))}` !== integrity;
  } catch {
    return false;
  }
}
