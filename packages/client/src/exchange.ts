import type { Call } from '@portal/contract/call';
import { openEnvelope } from '@portal/contract/envelope';
import { headerNames } from '@portal/contract/headers';
import type { WorkContext } from '@portal/contract/workplace/work-context';
import { problemOf } from './problems.ts';
import { makeRequest, parseJson, requestOf, type SendOptions } from './request.ts';
import { callingSession } from './session.ts';

/**
 * Sends one request for a call and opens the envelope of its response. The result is not parsed yet. `context` is the
 * tab's own unless given. A call that only a session admits is not sent without one. @throws {CallProblem}
 */
export async function exchange(
  call: Call,
  input: Record<string, unknown>,
  options: SendOptions & { context?: WorkContext },
): Promise<unknown> {
  // Sent all the same, it would be one more refusal on the console of whoever has just signed out.
  if (call.admits === 'signed-in' && !callingSession()) throw problemOf(401, { message: '' });
  const request = requestOf(call, input, options);
  const remembered = cachedAnswer(request.headers, request.url);
  if (remembered) request.headers['if-none-match'] = remembered.etag;
  const { status, etag, text } = await makeRequest(request, options, async (response) => ({
    status: response.status,
    etag: response.headers.get('etag'),
    text: await response.text(),
  }));
  if (status === 304 && remembered) return remembered.result;
  const opened = openEnvelope(parseJson(text), call);
  if (!opened.ok || status >= 400) {
    throw problemOf(status, opened.ok ? { message: '' } : opened);
  }
  cacheAnswer(request.headers, request.url, { etag, result: opened.result });
  return opened.result;
}

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
const cachedAnswer = (headers: Record<string, string>, url: string) =>
  answers.get(keyOf(headers, url));

/** Keeps an answer that came with an ETag; beyond 32 the oldest is dropped. */
function cacheAnswer(
  headers: Record<string, string>,
  url: string,
  { etag, result }: { etag: string | null; result: unknown },
): void {
  if (!etag) return;
  answers.set(keyOf(headers, url), { etag, result });
  const [oldest] = answers.keys();
  if (answers.size > most && oldest !== undefined) answers.delete(oldest);
}
