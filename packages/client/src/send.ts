import { addressed, type Call, type Input } from '@portal/contract/call';
import { isDictionaryPath } from '@portal/contract/dictionaries';
import { openEnvelope } from '@portal/contract/envelope';
import { apiBase } from '@portal/contract/headers';
import { requestTimeoutMs } from '@portal/contract/limits';
import type { z } from 'zod';
import { keepEarly, takeArrived, takeEarly } from './early.ts';
import { commonHeaders } from './headers.ts';
import { clearingOf } from './obstacles.ts';
import {
  announceProblem,
  CallProblem,
  problemOf,
  timeoutProblem,
  unreachableProblem,
} from './problems.ts';
import { recallAnswer, rememberAnswer } from './remembered-answers.ts';
import { callingSession, currentSession } from './session.ts';

export interface SendOptions {
  signal?: AbortSignal;
  /** The caller says it better than the catalogue would: nobody else hears of a problem. */
  quiet?: boolean;
  /** Lets the request outlive the page, for a farewell. */
  keepalive?: boolean;
}

/**
 * Makes a call of the contract. The only way to the server.
 * @throws {CallProblem} whatever goes wrong, in the words of spec section 8.
 */
export async function send<I extends Input, R extends z.ZodType>(
  call: Call<I, R>,
  input: z.input<I>,
  options: SendOptions = {},
): Promise<z.infer<R>> {
  try {
    return call.result.parse(await insist(call, input, options));
  } catch (error) {
    if (error instanceof CallProblem && !options.quiet) announceProblem(error);
    throw error;
  }
}

/**
 * The answer to a call. One that meets an obstacle the person can clear away waits for that and is made once more, with
 * what they typed untouched.
 */
async function insist(
  call: Call,
  input: Record<string, unknown>,
  options: SendOptions,
): Promise<unknown> {
  const asked = callingSession();
  // A page that is going has nobody to ask, and who is about to sign in is asked something already.
  const mayWait = call.admits === 'signed-in' && asked === currentSession() && !options.keepalive;
  try {
    return await (takeEarly(call, input) ?? exchange(call, input, options));
  } catch (error) {
    const clear = mayWait && error instanceof CallProblem && clearingOf(error);
    if (!clear || !asked) throw error;
    await clear(error, asked.token);
    return exchange(call, input, options);
  }
}

/** Makes a call whose answer is about to be asked for: the next `send` of the same call is handed it. */
export function sendEarly<I extends Input>(call: Call<I>, input: z.input<I>): void {
  keepEarly(call, input, exchange(call, input, {}));
}

/** The answer to a call that was made early, if it is here by now: what needs it can be drawn at once. */
export function answerAtHand<I extends Input, R extends z.ZodType>(
  call: Call<I, R>,
  input: z.input<I>,
): z.infer<R> | undefined {
  const arrived = takeArrived(call, input);
  return arrived && call.result.safeParse(arrived.result).data;
}

async function exchange(
  call: Call,
  input: Record<string, unknown>,
  options: SendOptions,
): Promise<unknown> {
  const { url, headers, body } = addressed(call, input);
  const asked = { ...commonHeaders(), ...headers };
  const remembered = recallAnswer(asked, url);
  const address = apiBase + (call.method === 'GET' ? stamped(url) : url);
  const { status, etag, answer } = await reach(address, options, {
    method: call.method,
    headers: {
      ...asked,
      ...(remembered && { 'if-none-match': remembered.etag }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (status === 304 && remembered) return remembered.result;
  const opened = openEnvelope(answer);
  if (!opened.ok || status >= 400) {
    throw problemOf(status, opened.ok ? { message: '' } : opened);
  }
  rememberAnswer(asked, url, { etag, result: opened.result });
  return opened.result;
}

interface Reply {
  status: number;
  etag: string | null;
  /** Undefined when it is no JSON: an answer without words, whose status still says something. */
  answer: unknown;
}

async function reach(url: string, options: SendOptions, init: RequestInit): Promise<Reply> {
  const { signal, keepalive = false } = options;
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), requestTimeoutMs);
  try {
    const response = await fetch(url, {
      ...init,
      keepalive,
      signal: signal ? AbortSignal.any([signal, patience.signal]) : patience.signal,
    });
    const text = await response.text();
    return { status: response.status, etag: response.headers.get('etag'), answer: parse(text) };
  } catch (error) {
    if (patience.signal.aborted) throw timeoutProblem(error);
    if (signal?.aborted) throw error;
    throw unreachableProblem(error);
  } finally {
    clearTimeout(timer);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Spec section 7: every GET carries a time stamp, in seconds, but those for dictionaries. */
function stamped(url: string): string {
  if (isDictionaryPath(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}_t=${Math.floor(Date.now() / 1_000)}`;
}
