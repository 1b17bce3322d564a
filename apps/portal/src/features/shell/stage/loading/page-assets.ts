import { SubsystemFailure } from '@portal/subsystem/failure';
import { isOtherThanVouched } from './integrity.ts';

/** What is to be fetched for a subsystem, with the hash it must have; what belongs to the shell needs none. */
export interface File {
  href: string;
  integrity?: string | undefined;
}

const fetched = new Map<string, Promise<void>>();

/**
 * Fetches a script into the page's module map without running it. The browser refuses one of another hash, and an
 * import of the same address then finds the very bytes that were checked.
 */
export const fetchScript = (file: File): Promise<void> =>
  once(file, async () => {
    const link = linkTo(file, { rel: 'modulepreload' });
    try {
      await arrivalOf(link, file, 'entry');
    } finally {
      link.remove();
    }
  });

/** Fetches style without applying it. */
export const fetchStyle = (file: File): Promise<void> => fetchAhead(file, 'style');

/** Fetches an ordinary script without running it. */
export const fetchScriptText = (file: File): Promise<void> => fetchAhead(file, 'script');

const fetchAhead = (file: File, as: 'style' | 'script'): Promise<void> =>
  once(file, async () => {
    const link = linkTo(file, { rel: 'preload', as });
    try {
      await arrivalOf(link, file, as === 'style' ? 'css' : 'entry');
    } finally {
      link.remove();
    }
  });

export interface Style {
  arrived: Promise<void>;
  /** Whether it applies; what it is fetched for stays either way. */
  apply: (on: boolean) => void;
  remove: () => void;
}

/** Style of a subsystem: for as long as it is on the stage. */
export function addStyle(file: File): Style {
  const link = linkTo(file, { rel: 'stylesheet' });
  return {
    arrived: arrivalOf(link, file, 'css'),
    apply(on) {
      link.disabled = !on;
    },
    remove: () => link.remove(),
  };
}

/** Style of the shell's own modules: there may be other users of it on the page, so it stays. */
export async function ensureStyle({ href }: File): Promise<void> {
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if ([...styles].some((link) => link.href === href)) return;
  await arrivalOf(linkTo({ href }, { rel: 'stylesheet' }), { href }, 'css');
}

function linkTo({ href, integrity }: File, properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), properties, {
    href,
    // Asked for with CORS, or a subsystem from another host could not be checked.
    crossOrigin: 'anonymous',
    ...(integrity !== undefined && { integrity }),
  });
  document.head.append(link);
  return link;
}

export async function arrivalOf(
  element: HTMLElement,
  file: File,
  kind: 'entry' | 'css',
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  element.addEventListener('load', () => resolve(), { once: true });
  element.addEventListener('error', reject, { once: true });
  try {
    await promise;
  } catch {
    const fault = (await isOtherThanVouched(file)) ? 'integrity' : kind;
    throw new SubsystemFailure(fault, `${file.href} did not arrive as it should.`);
  }
}

/** What arrived stays; what did not may be asked for again. */
function once({ href, integrity = '' }: File, fetchIt: () => Promise<void>): Promise<void> {
  const key = `${href} ${integrity}`;
  const known = fetched.get(key);
  if (known) return known;
  const arrival = fetchIt();
  fetched.set(key, arrival);
  arrival.catch(() => fetched.delete(key));
  return arrival;
}
