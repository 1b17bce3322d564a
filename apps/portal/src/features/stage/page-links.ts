import { SubsystemFailure } from '@portal/subsystem/failure';

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
export const fetchScript = (file: File, priority: 'high' | 'low' = 'high'): Promise<void> =>
  once(file.href, async () => {
    const link = linkTo(file, { rel: 'modulepreload', fetchPriority: priority });
    try {
      await arrivalOf(link, 'entry');
    } finally {
      link.remove();
    }
  });

/** Fetches style without applying it. */
export const fetchStyle = (file: File): Promise<void> =>
  once(file.href, async () => {
    const link = linkTo(file, { rel: 'preload', as: 'style' });
    try {
      await arrivalOf(link, 'css');
    } finally {
      link.remove();
    }
  });

/** Style of a subsystem: for as long as it is on the stage. */
export function addStyle(file: File): { arrived: Promise<void>; remove: () => void } {
  const link = linkTo(file, { rel: 'stylesheet' });
  return { arrived: arrivalOf(link, 'css'), remove: () => link.remove() };
}

/** Style of the shell's own modules: there may be other users of it on the page, so it stays. */
export async function ensureStyle({ href }: File): Promise<void> {
  const styles = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  if ([...styles].some((link) => link.href === href)) return;
  await arrivalOf(linkTo({ href }, { rel: 'stylesheet' }), 'css');
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

function arrivalOf(link: HTMLLinkElement, kind: 'entry' | 'css'): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  link.addEventListener('load', () => resolve(), { once: true });
  link.addEventListener(
    'error',
    () => reject(new SubsystemFailure(kind, `${link.href} did not arrive as it should.`)),
    { once: true },
  );
  return promise;
}

/** What arrived stays; what did not may be asked for again. */
function once(href: string, fetchIt: () => Promise<void>): Promise<void> {
  const known = fetched.get(href);
  if (known) return known;
  const arrival = fetchIt();
  fetched.set(href, arrival);
  arrival.catch(() => fetched.delete(href));
  return arrival;
}
