import { fetchUncached } from './fetch-from-host.ts';
import type { AssetFile } from './page-assets.ts';

/** Tells whether a refused file has another hash than its manifest says, to tell tampering from a lost connection. */
export async function hasOtherHash({ href, integrity }: AssetFile): Promise<boolean> {
  // Without a secure context there is no SubtleCrypto; the browser refuses the file all the same.
  if (integrity === undefined || !globalThis.isSecureContext) return false;
  const content = await fetchUncached(href);
  if (!content) return false;
  const hash = await crypto.subtle.digest('SHA-384', content);
  return `sha384-${btoa(String.fromCodePoint(...new Uint8Array(hash)))}` !== integrity;
}
