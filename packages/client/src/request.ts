import { type Call, encodeCall } from '@portal/contract/call';
import { isDictionaryPath } from '@portal/contract/workplace/dictionaries';
import { type WorkContext, contextHeaders } from '@portal/contract/workplace/work-context';
import { apiBase, epochHeader, headerNames } from '@portal/contract/headers';
import { requestTimeoutMs } from '@portal/contract/limits';
import { livez } from '@portal/contract/operations/probes';
import { currentContext } from './work-context.ts';
import { noteEpochs } from './epochs.ts';
import { type Caller, commonHeaders, timestamped } from './headers.ts';
import { timeoutProblem, unreachableProblem } from './problems.ts';
import { callingSession, currentSession, onSessionChange } from './session.ts';

export interface SendOptions {
  signal?: AbortSignal;
  /** The caller shows a problem itself, so that it is not announced. */
  quiet?: boolean;
  /** The context (`contextVersion`) in which the page of a change was read. The shell's own changes depend on none. */
  readIn?: string;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
}

/** A request to the server. */
interface CallRequest {
  method: string;
  /** Path and query below the base, without the time stamp. */
  url: string;
  headers: Record<string, string>;
  body?: string;
}

/** Encodes a call as a request, with the headers every request carries. */
export function requestOf(
  call: Call,
  input: Record<string, unknown>,
  { readIn, context = currentContext() }: Pick<SendOptions, 'readIn'> & { context?: WorkContext },
): CallRequest {
  const { url, headers, body } = encodeCall(call, input);
  const type = body && { 'content-type': 'application/json' };
  const read = call.method !== 'GET' && readIn && { [headerNames.contextVersion]: readIn };
  return {
    method: call.method,
    url,
    headers: {
      ...commonHeaders(currentCaller()),
      ...(callingSession() && contextHeaders(context)),
      ...headers,
      ...type,
      ...read,
    },
    ...(body && { body: JSON.stringify(body) }),
  };
}

function currentCaller(): Caller | null {
  const session = callingSession();
  return session && { ...session, workNo: session.person.workNo };
}

/** Makes a request and reads the answer, whatever its status. The only place that touches the network. */
export async function makeRequest<Answer>(
  request: CallRequest,
  { signal, keepalive = false }: SendOptions,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const signedOut = keepalive ? undefined : signOutSignalOf(request);
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), requestTimeoutMs);
  try {
    const until = AbortSignal.any([timeout.signal, signal, signedOut].filter((end) => !!end));
    const { url, ...init } = request;
    const isTimestamped = init.method === 'GET' && !isDictionaryPath(url);
    const address = apiBase + (isTimestamped ? timestamped(url) : url);
    const response = await fetch(address, { ...init, keepalive, signal: until });
    noteEpochs(pathOf(request), response.headers.get(epochHeader));
    return await read(response);
  } catch (error) {
    if (timeout.signal.aborted) throw timeoutProblem(error);
    if (signal?.aborted) throw error;
    await unlessLeaving(signedOut);
    throw unreachableProblem(error);
  } finally {
    clearTimeout(timer);
  }
}

const pathOf = ({ url }: CallRequest): string => url.replace(/\?.*/, '');

/** Returns whether the server answers at all, with any status. */
export async function isReachable(timeoutMs: number): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    await fetch(livez.path, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    return true;
  } catch {
    return false;
  }
}

/** Aborted at sign-out: the server would refuse the requests of that session. */
let signOut = new AbortController();
onSessionChange(() => {
  if (currentSession() !== null) return;
  signOut.abort();
  signOut = new AbortController();
});

/** The signal that ends requests of the current session; undefined for any other request. */
function signOutSignalOf({ headers }: CallRequest): AbortSignal | undefined {
  const session = currentSession();
  return session && headers[headerNames.token] === session.token ? signOut.signal : undefined;
}

let isLeaving = false;
// None in Node, where the tests of a subsystem load this.
globalThis.window?.addEventListener('pagehide', () => (isLeaving = true));
globalThis.window?.addEventListener('pageshow', () => (isLeaving = false));

/**
 * Never resolves while the page is being left, or after sign-out: the browser then cuts requests off, which says nothing
 * about the server.
 */
const unlessLeaving = (signedOut: AbortSignal | undefined): Promise<void> =>
  isLeaving || signedOut?.aborted ? new Promise<never>(() => undefined) : Promise.resolve();

/** Parses a body; undefined when it is no JSON: then the status alone counts. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
