import { failureFrom, SubsystemFailure } from '@portal/subsystem/failure';

/**
 * Asks the host of a program for something that is no call of the contract: a manifest, the page of a legacy app.
 * @throws {SubsystemFailure} `missing` where there is nothing, `manifest` where it cannot be had.
 */
export async function askHost<Answer>(
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

/** A file past all caches, or nothing when it does not come or is a page; what was spoilt in a cache is replaced. */
export async function fetchAnew(address: string): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetch(address, { cache: 'reload' });
    const isPage = response.headers.get('content-type')?.includes('text/html') ?? false;
    return response.ok && !isPage ? await response.arrayBuffer() : undefined;
  } catch {
    return undefined;
  }
}
