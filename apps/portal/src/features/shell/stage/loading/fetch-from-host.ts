import { failureFrom, SubsystemFailure } from '@portal/subsystem/failure';

/**
 * Fetches something that is no call of the contract: a manifest, or the page of a legacy app. @throws
 * {SubsystemFailure} `missing` for a 404, `manifest` for any other failure.
 */
export async function fetchFromHost<Answer>(
  address: string,
  read: (response: Response) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const response = await fetch(address, { cache: 'no-cache', signal });
    if (response.status === 404) throw new SubsystemFailure('missing', `Nothing is at ${address}.`);
    if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
    return await read(response);
  } catch (error) {
    throw failureFrom(error, 'manifest');
  }
}

/** Fetches a file past all caches; undefined when it is missing or a page. A spoilt cache entry is replaced. */
export async function fetchUncached(address: string): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(address, { cache: 'reload' });
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    return response.ok && !isPage ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}
