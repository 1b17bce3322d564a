import { headerNames } from '@portal/contract/headers';

interface CacheEntry {
  etag: string;
  result: unknown;
}

const most = 32;
const answers = new Map<string, CacheEntry>();

/** Results differ by session, by the system in the header, and by address. */
const keyOf = (headers: Record<string, string>, url: string): string =>
  [headers[headerNames.token] ?? '', headers['systemType'] ?? '', url].join(' ');

/** Returns the last answer with its ETag: the server may answer 304 instead of sending it again. */
export const cachedAnswer = (headers: Record<string, string>, url: string) =>
  answers.get(keyOf(headers, url));

/** Keeps an answer that came with an ETag; beyond 32 the oldest is dropped. */
export function cacheAnswer(
  headers: Record<string, string>,
  url: string,
  { etag, result }: { etag: string | null; result: unknown },
): void {
  if (!etag) return;
  answers.set(keyOf(headers, url), { etag, result });
  const [oldest] = answers.keys();
  if (answers.size > most && oldest !== undefined) answers.delete(oldest);
}
