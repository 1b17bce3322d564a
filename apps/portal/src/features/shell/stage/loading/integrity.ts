import { fetchAnew } from './fetch-from-host.ts';
import type { File } from './page-assets.ts';

/**
 * Whether a file that the browser refused is another one than was vouched for, so that the person can be told that from
 * a lost connection.
 */
export async function isOtherThanVouched({ href, integrity }: File): Promise<boolean> {
  // Outside of secure contexts there is nothing to hash with; it is refused all the same.
  if (integrity === undefined || !globalThis.isSecureContext) return false;
  const content = await fetchAnew(href);
  if (!content) return false;
  const hash = await crypto.subtle.digest('SHA-384', content);
  return `sha384-${btoa(String.fromCodePoint(...new Uint8Array(hash)))}` !== integrity;
}
