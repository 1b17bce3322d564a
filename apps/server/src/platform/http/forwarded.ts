import type { IncomingHttpHeaders } from 'node:http';
import { addressIn } from './network.ts';

const name = 'x-forwarded-for';

/**
 * Cuts X-Forwarded-For off where it stops naming addresses. The caller then counts as the proxy that wrote the wrong
 * entry. Taken as it stands, each made-up text would have a rate limit to itself.
 */
export function trimForwarded(headers: IncomingHttpHeaders): void {
  const header = headers[name];
  if (header === undefined) return;
  // The nearest proxy writes the last entry, and what stands left of a wrong one was not seen by it.
  const entries = String(header).split(',').map(addressIn);
  const kept = entries.slice(entries.lastIndexOf(undefined) + 1);
  if (kept.length > 0) headers[name] = kept.join(', ');
  else delete headers[name];
}
