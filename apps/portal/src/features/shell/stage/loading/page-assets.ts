import { SubsystemFailure } from '@portal/subsystem/failure';
import { fetchUncached } from './fetch-from-host.ts';

/** A file of a subsystem with its required hash; files of the shell need none. */
export interface AssetFile {
  href: string;
  integrity?: string | undefined;
}

const fetched = new Map<string, Promise<void>>();

/**
 * Fetches a script into the module map without running it. The browser refuses one with another hash, and an import of
 * the same address then gets the checked bytes.
 */
export const fetchScript = (file: AssetFile): Promise<void> =>
  once(file, async () => {
    const link = linkTo(file, { rel: 'modulepreload' });
    try {
      await whenLoaded(link, file, 'entry');
    } finally {
      link.remove();
    }
  });

/** Fetches a style sheet without applying it. */
export const fetchStyle = (file: AssetFile): Promise<void> => fetchAhead(file, 'style');

/** Fetches a classic script without running it. */
export const fetchScriptText = (file: AssetFile): Promise<void> => fetchAhead(file, 'script');

const fetchAhead = (file: AssetFile, as: 'style' | 'script'): Promise<void> =>
  once(file, async () => {
    const link = linkTo(file, { rel: 'preload', as });
    try {
      await whenLoaded(link, file, as === 'style' ? 'css' : 'entry');
    } finally {
      link.remove();
    }
  });

export interface Style {
  loaded: Promise<void>;
  /** Turns the style on or off; it stays loaded. */
  apply: (on: boolean) => void;
  remove: () => void;
}

/** Adds the style of a subsystem, for as long as it is mounted. */
export function addStyle(file: AssetFile): Style {
  const link = linkTo(file, { rel: 'stylesheet' });
  return {
    loaded: whenLoaded(link, file, 'css'),
    apply(on) {
      link.disabled = !on;
    },
    remove: () => link.remove(),
  };
}

/** Adds the style of a shared module, which stays: others on the page may use it. */
export async function ensureStyle({ href }: AssetFile): Promise<void> {
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if ([...styles].some((link) => link.href === href)) return;
  await whenLoaded(linkTo({ href }, { rel: 'stylesheet' }), { href }, 'css');
}

function linkTo(
  { href, integrity }: AssetFile,
  properties: Partial<HTMLLinkElement>,
): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties, {
    href,
    // CORS is needed to check the integrity of another host's files.
    crossOrigin: 'anonymous',
    ...(integrity !== undefined && { integrity }),
  });
  document.head.append(link);
  return link;
}

export async function whenLoaded(
  element: HTMLElement,
  file: AssetFile,
  kind: 'entry' | 'css',
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  element.addEventListener('load', () => resolve(), { once: true });
  element.addEventListener('error', reject, { once: true });
  try {
    await promise;
  } catch {
    const fault = (await hasOtherHash(file)) ? 'integrity' : kind;
    throw new SubsystemFailure(fault, `${file.href} did not arrive as it should.`);
  }
}

/** Fetches a file once; a failed one may be fetched again. */
function once({ href, integrity = '' }: AssetFile, fetchIt: () => Promise<void>): Promise<void> {
  const key = `${href} ${integrity}`;
  const known = fetched.get(key);
  if (known) return known;
  const fetching = fetchIt();
  fetched.set(key, fetching);
  fetching.catch(() => fetched.delete(key));
  return fetching;
}

/** Tells whether a refused file has another hash than its manifest says, to tell tampering from a lost connection. */
async function hasOtherHash({ href, integrity }: AssetFile): Promise<boolean> {
  // Without a secure context there is no SubtleCrypto; the browser refuses the file all the same.
  if (integrity === undefined || !globalThis.isSecureContext) return false;
  const content = await fetchUncached(href);
  if (!content) return false;
  const hash = await crypto.subtle.digest('SHA-384', content);
  return `sha384-${btoa(String.fromCodePoint(...new Uint8Array(hash)))}` !== integrity;
}
