import { headerNames } from '@portal/contract/headers';

interface Remembered {
  etag: string;
  result: unknown;
}

const most = 32;
const answers = new Map<string, Remembered>();

/** An answer the server may say is still true, by who asked, for which system, and where. */
const keyOf = (headers: Record<string, string>, url: string): string =>
  [headers[headerNames.token] ?? '', headers['systemType'] ?? '', url].join(' ');

export const recallAnswer = (headers: Record<string, string>, url: string) =>
  answers.get(keyOf(headers, url));

/** Keeps an answer that came with an ETag; the oldest goes when there are too many. */
export function rememberAnswer(
  headers: Record<string, string>,
  url: string,
  { etag, result }: { etag: string | null; result: unknown },
): void {
  if (!etag) return;
  answers.set(keyOf(headers, url), { etag, result });
  const [oldest] = answers.keys();
  if (answers.size > most && oldest !== undefined) answers.delete(oldest);
}
