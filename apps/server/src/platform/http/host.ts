import { operationCalls } from '@portal/contract/operations/probes';
import type { IncomingMessage } from 'node:http';
import { refuse } from './refuse.ts';

const defaultPorts: Record<string, string> = { 'http:': ':80', 'https:': ':443' };

/** Probes and scrapers ask a node by its address, and learn nothing there that depends on the host. */
const probes: ReadonlySet<string> = new Set(operationCalls.map(({ path }) => path));

/**
 * Creates the check of a request's target and Host header. A request that names two hosts, or an absolute address, is
 * malformed: a proxy may have read the other one. With a public origin no other host is served.
 */
export function createHostCheck(
  publicOrigin: string | undefined,
): (request: IncomingMessage) => void {
  const served = publicOrigin === undefined ? undefined : hostsOf(publicOrigin);
  return (request) => {
    const { headers, rawHeaders, url = '' } = request;
    if (!url.startsWith('/') || countHosts(rawHeaders) > 1) refuse('input.invalid');
    if (!served || probes.has(url.split('?')[0] ?? '')) return;
    if (!served.has((headers.host ?? '').toLowerCase())) refuse('host.foreign');
  };
}

/** An origin's host, with and without the port its scheme implies. */
function hostsOf(origin: string): ReadonlySet<string> {
  const { host, port, protocol } = new URL(origin);
  return new Set(port === '' ? [host, `${host}${defaultPorts[protocol] ?? ''}`] : [host]);
}

/** Node keeps the first of two Host headers and says nothing of the second. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
