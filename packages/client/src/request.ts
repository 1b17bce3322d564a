import { addressed, type Call, type Input } from '@portal/contract/call';
import { isDictionaryPath } from '@portal/contract/workplace/dictionaries';
import { type Chosen, contextHeaders } from '@portal/contract/workplace/work-context';
import { apiBase, epochHeader, headerNames } from '@portal/contract/headers';
import { requestTimeoutMs } from '@portal/contract/limits';
import { livez } from '@portal/contract/operations/probes';
import type { z } from 'zod';
import { type Question, takeResponse } from './asked-ahead.ts';
import { currentChosen } from './work-context.ts';
import { noteEpochs } from './epochs.ts';
import { type Caller, commonHeaders } from './headers.ts';
import { timeoutProblem, unreachableProblem } from './problems.ts';
import { callingSession, currentSession, onSessionChange } from './session.ts';
import { stamped } from './stamped.ts';

export interface SendOptions {
  signal?: AbortSignal;
  /** The caller says it better than the catalogue would: nobody else hears of a problem. */
  quiet?: boolean;
  /** What was chosen when the page was read that makes a change (`versionOf`); the shell's own changes are about no choice. */
  readIn?: string;
  /** Lets the request outlive the page, for a farewell. */
  keepalive?: boolean;
}

/** A call as a request, with the headers every request carries. */
export function requestOf(
  call: Call,
  input: Record<string, unknown>,
  { readIn, chosen }: Pick<SendOptions, 'readIn'> & { chosen?: Chosen },
): Question {
  const question = questionOf(call, input, chosen);
  const read = call.method !== 'GET' && readIn && { [headerNames.contextVersion]: readIn };
  return { ...question, headers: { ...commonHeaders(caller()), ...question.headers, ...read } };
}

/** What a call asks, whoever asks it; for what the tab has chosen to work for, or is about to. */
export function questionOf<I extends Input>(
  call: Call<I>,
  input: z.input<I>,
  chosen = currentChosen(),
): Question {
  const { url, headers, body } = addressed(call, input);
  const type = body && { 'content-type': 'application/json' };
  return {
    method: call.method,
    url,
    headers: { ...(callingSession() && contextHeaders(chosen)), ...headers, ...type },
    ...(body && { body: JSON.stringify(body) }),
  };
}

function caller(): Caller | null {
  const session = callingSession();
  return session && { ...session, workNo: session.person.workNo };
}

/** Makes a request and reads the answer, whatever its status. The only place that touches the network. */
export async function reach<Answer>(
  request: Question,
  { signal, keepalive = false }: SendOptions,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const gone = keepalive ? undefined : departureOf(request);
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), requestTimeoutMs);
  try {
    const until = AbortSignal.any([patience.signal, signal, gone].filter((end) => !!end));
    const response = await responseTo(request, { keepalive, signal: until });
    noteEpochs(pathOf(request), response.headers.get(epochHeader));
    return await read(response);
  } catch (error) {
    if (patience.signal.aborted || isTimeout(error)) throw timeoutProblem(error);
    if (signal?.aborted) throw error;
    await stillHere(gone);
    throw unreachableProblem(error);
  } finally {
    clearTimeout(timer);
  }
}

/** The response that was asked for ahead of need, or else one to a request made now. */
function responseTo(
  request: Question,
  options: Pick<RequestInit, 'keepalive' | 'signal'>,
): Promise<Response> {
  const { url, ...init } = request;
  const isStamped = init.method === 'GET' && !isDictionaryPath(url);
  const address = apiBase + (isStamped ? stamped(url) : url);
  return takeResponse(request) ?? fetch(address, { ...init, ...options });
}

const pathOf = ({ url }: Question): string => url.replace(/\?.*/, '');

/** Of a request that was made ahead, with a patience of its own. */
const isTimeout = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

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

/** Aborted when somebody signs out: what they asked for would only be refused. */
let departure = new AbortController();
onSessionChange(() => {
  if (currentSession() !== null) return;
  departure.abort();
  departure = new AbortController();
});

/** The end of whoever asks; undefined where that is nobody, or nobody yet. */
function departureOf({ headers }: Question): AbortSignal | undefined {
  const session = currentSession();
  return session && headers[headerNames.token] === session.token ? departure.signal : undefined;
}

let isLeaving = false;
addEventListener('pagehide', () => (isLeaving = true));
addEventListener('pageshow', () => (isLeaving = false));

/**
 * A page that is left, or whose person has gone, has its requests cut off. That is no news from the server, and nobody is
 * there to hear it.
 */
const stillHere = (gone: AbortSignal | undefined): Promise<void> =>
  isLeaving || gone?.aborted ? new Promise<never>(() => undefined) : Promise.resolve();

/** The answer as JSON; undefined when it is none: an answer without words, whose status still says something. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
