import type { CDPSession } from '@playwright/test';

interface RequestRecord {
  /** The time of the request, in milliseconds since 1970. */
  at: number;
  /** True for a response from the network, false from a cache. */
  isFetched: boolean;
  isScript: boolean;
  isCall: boolean;
  /** Bytes on the wire, headers included. */
  bytes: number;
}

/** The requests and bytes loaded in a time range. */
export interface Volume {
  requests: number;
  calls: number;
  scriptKb: number;
  totalKb: number;
}

const bytesPerKb = 1_024;

/** Records the requests of a page, as the network panel of a browser does. */
export async function watchTraffic(cdp: CDPSession) {
  const byId = new Map<string, RequestRecord>();
  const pending = new Set<string>();
  let latest = performance.now();
  const change = (requestId: string, more: Partial<RequestRecord>): void => {
    const one = byId.get(requestId);
    if (one) Object.assign(one, more);
  };
  const end = (requestId: string, bytes: number): void => {
    change(requestId, { bytes });
    pending.delete(requestId);
    latest = performance.now();
  };

  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, wallTime }) => {
    if (!request.url.startsWith('http')) return;
    const isCall = type === 'Fetch' && request.url.includes('/api/');
    const at = wallTime * 1_000;
    byId.set(requestId, { at, isCall, isFetched: true, isScript: false, bytes: 0 });
    pending.add(requestId);
    latest = performance.now();
  });
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    const { mimeType, fromDiskCache, fromPrefetchCache } = response;
    const isCached = (fromDiskCache ?? false) || (fromPrefetchCache ?? false);
    const isScript = mimeType.includes('javascript');
    change(requestId, { isScript, ...(isCached && { isFetched: false }) });
  });
  cdp.on('Network.requestServedFromCache', ({ requestId }) =>
    change(requestId, { isFetched: false }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  cdp.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  await cdp.send('Network.enable');

  return {
    /** Returns the traffic of a time range, in milliseconds since 1970. */
    within: (from: number, until = Number.POSITIVE_INFINITY): Volume =>
      sum([...byId.values()].filter(({ at }) => at >= from && at < until)),
    /** Returns the time without traffic, in milliseconds; 0 while a request is pending. */
    quietFor: (): number => (pending.size > 0 ? 0 : performance.now() - latest),
  };
}

function sum(all: readonly RequestRecord[]): Volume {
  const fetched = all.filter(({ isFetched }) => isFetched);
  const kb = (some: readonly RequestRecord[]): number =>
    some.reduce((total, { bytes }) => total + bytes, 0) / bytesPerKb;
  return {
    requests: fetched.length,
    calls: fetched.filter(({ isCall }) => isCall).length,
    scriptKb: kb(fetched.filter(({ isScript }) => isScript)),
    totalKb: kb(fetched),
  };
}
