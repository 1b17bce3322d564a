import { type CallTimes, type HttpTrace, traceLimits } from '@portal/contract/monitoring/actuator';

/** Returns the value that a share of sorted ones does not exceed, 0 of none. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;

/** Adds up requests by their call; those that took the longest in all first. */
export function callTimesOf(traces: readonly HttpTrace[]): CallTimes[] {
  const byCall = Map.groupBy(traces, ({ request }) => `${request.method} ${request.uri}`);
  return [...byCall.values()]
    .flatMap((of) => (of[0] ? [timesOf(of[0].request, of)] : []))
    .toSorted((a, b) => b.total - a.total)
    .slice(0, traceLimits.calls);
}

function timesOf({ method, uri }: HttpTrace['request'], traces: readonly HttpTrace[]): CallTimes {
  const times = traces.map(({ timeTaken }) => timeTaken).toSorted((a, b) => a - b);
  return {
    method,
    uri,
    count: times.length,
    failed: traces.filter(({ response }) => response.status >= 500).length,
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    longest: times.at(-1) ?? 0,
    total: times.reduce((sum, time) => sum + time, 0),
  };
}
