import { addressed, type Call } from '@portal/contract/call';
import { isDictionaryPath } from '@portal/contract/dictionaries';
import { apiBase, epochHeader, headerNames } from '@portal/contract/headers';
import { requestTimeoutMs } from '@portal/contract/limits';
import { livez } from '@portal/contract/operations';
import { noteEpochs } from './epochs.ts';
import { commonHeaders } from './headers.ts';
import { timeoutProblem, unreachableProblem } from './problems.ts';

export interface SendOptions {
  signal?: AbortSignal;
  /** The caller says it better than the catalogue would: nobody else hears of a problem. */
  quiet?: boolean;
  /** What was chosen when the page was read that makes a change (`versionOf`); the shell's own changes are about no choice. */
  readIn?: string;
  /** Lets the request outlive the page, for a farewell. */
  keepalive?: boolean;
}

/** A call as a request: where it goes and with what. */
export interface Request {
  call: Call;
  /** Path and query below the base, without the time stamp. */
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

export function requestOf(
  call: Call,
  input: Record<string, unknown>,
  { readIn }: Pick<SendOptions, 'readIn'>,
): Request {
  const { url, headers, body } = addressed(call, input);
  const type = body && { 'content-type': 'application/json' };
  const read = call.method !== 'GET' && readIn && { [headerNames.contextVersion]: readIn };
  return {
    call,
    url,
    headers: { ...commonHeaders(), ...headers, ...type, ...read },
    body: body && JSON.stringify(body),
  };
}

/** Makes a request and reads the answer, whatever its status. The only place that touches the network. */
export async function reach<Answer>(
  { call: { method, path }, url, headers, body }: Request,
  { signal, keepalive = false }: SendOptions,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), requestTimeoutMs);
  try {
    const response = await fetch(apiBase + (method === 'GET' ? stamped(url) : url), {
      method,
      headers,
      ...(body !== undefined && { body }),
      keepalive,
      signal: signal ? AbortSignal.any([signal, patience.signal]) : patience.signal,
    });
    noteEpochs(path, response.headers.get(epochHeader));
    return await read(response);
  } catch (error) {
    if (patience.signal.aborted) throw timeoutProblem(error);
    if (signal?.aborted) throw error;
    await stillHere();
    throw unreachableProblem(error);
  } finally {
    clearTimeout(timer);
  }
}

/** Whether the server answers at all, whatever it says. */
export async function isReachable(patienceMs: number): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(livez.path, { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch {
    return false;
  }
}

let isLeaving = false;
addEventListener('pagehide', () => (isLeaving = true));
addEventListener('pageshow', () => (isLeaving = false));

/** A page that is left has its requests cut off. That is no news from the server, and nobody is there to hear it. */
const stillHere = (): Promise<void> =>
  isLeaving ? new Promise<never>(() => undefined) : Promise.resolve();

/** Spec section 7: every GET carries a time stamp, in seconds, but those for dictionaries. */
function stamped(url: string): string {
  if (isDictionaryPath(url)) return url;
  return `${url}${url.includes('?') ? '&' : '?'}_t=${Math.floor(Date.now() / 1_000)}`;
}

/** The answer as JSON; undefined when it is none: an answer without words, whose status still says something. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
