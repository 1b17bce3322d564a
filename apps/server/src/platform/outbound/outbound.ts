import { second } from '@portal/common/durations';
import type { ServiceState } from '@portal/contract/monitoring/connections';
import type { Clock } from '#platform/time/clock.ts';

/** The kind of failure of a call to a service outside. */
export type OutboundErrorKind =
  /** No response in time. */
  | 'timeout'
  /** No way to it, or it broke off. */
  | 'unreachable'
  /** It answered with a status that is no success. */
  | 'refused'
  /** It failed so often in a row that it is left alone for a while. */
  | 'resting';

/** A failed call to a service outside. The text of the service is for the log, never for users. */
export class OutboundError extends Error {
  override name = 'OutsideProblem';
  readonly kind: OutboundErrorKind;
  /** HTTP status, where there was a response. */
  readonly status: number | undefined;

  constructor(
    kind: OutboundErrorKind,
    service: string,
    options: ErrorOptions & { status?: number } = {},
  ) {
    super(`${service}: ${kind}`, options);
    this.kind = kind;
    this.status = options.status;
  }
}

type OutboundState = Omit<ServiceState, 'kind' | 'name'>;

export interface OutboundParts {
  /** The name of the service in logs. */
  service: string;
  /** Below this every path lies; nothing a request says leads anywhere else. */
  base: string;
  clock: Clock;
  /** Milliseconds until it is given up. */
  timeoutMs?: number;
}

export interface OutboundRequest {
  method?: 'GET' | 'POST';
  /** Below the base, with a slash in front. */
  path: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** Sent as JSON; a `URLSearchParams` as a form. */
  body?: object | URLSearchParams;
  /** A status that is a response like a success: 503 is how a health check says that something is down. */
  alsoAnswers?: number;
}

const failuresUntilRest = 5;
const restMs = 30 * second;
const answerLimit = 262_144; // bytes: nobody we ask has more to say

export type Outbound = ReturnType<typeof createOutbound>;

/**
 * Creates the client of one service outside: a fixed base, a time limit, no redirects, and a circuit breaker after five
 * failures in a row so that a service that is down holds nobody up. A 4xx is a response and no failure: codes made up
 * by a stranger must not close the service for everybody.
 */
export function createOutbound({ service, base, clock, timeoutMs = 3 * second }: OutboundParts) {
  let failures = 0;
  let restsUntil = 0;
  let [answered, failed, totalMs] = [0, 0, 0];
  let answeredAt: number | null = null;
  let failure: OutboundState['failure'] = null;

  function noteFailure(kind: OutboundErrorKind, status: number | null): void {
    const at = clock.now().getTime();
    failures += 1;
    failed += 1;
    failure = { at, kind, status };
    if (failures >= failuresUntilRest) restsUntil = at + restMs;
  }
  function noteAnswer(sinceMs: number): void {
    failures = 0;
    answered += 1;
    totalMs += performance.now() - sinceMs;
    answeredAt = clock.now().getTime();
  }

  async function reach(url: URL, init: RequestInit, alsoAnswers?: number): Promise<Answer> {
    if (clock.now().getTime() < restsUntil) throw new OutboundError('resting', service);
    const sinceMs = performance.now();
    try {
      const answer = await exchange(url, init, timeoutMs);
      const { status } = answer;
      if (isBroken(status) && status !== alsoAnswers) noteFailure('refused', status);
      else noteAnswer(sinceMs);
      return answer;
    } catch (cause) {
      const kind = kindOf(cause);
      noteFailure(kind, null);
      throw new OutboundError(kind, service, { cause });
    }
  }

  return {
    /** Returns how its calls have fared since the node started. */
    state: (): OutboundState => ({
      answered,
      failed,
      meanMs: answered > 0 ? totalMs / answered : null,
      answeredAt,
      failure,
      restsUntil: clock.now().getTime() < restsUntil ? restsUntil : null,
    }),

    /** Returns the body of a successful response, as text. @throws {OutboundError} */
    async ask(request: OutboundRequest): Promise<string> {
      const { alsoAnswers } = request;
      const { status, text } = await reach(addressOf(base, request), initOf(request), alsoAnswers);
      if ((status >= 200 && status < 300) || status === alsoAnswers) return text;
      const cause = new NoSuccess(`HTTP ${status}: ${text.slice(0, 200)}`);
      throw new OutboundError('refused', service, { cause, status });
    },

    /**
     * Makes a request for a library: returns any response that is not the service's own failure, from the base's origin
     * or from `origins`. @throws {OutboundError}
     */
    async relay(url: URL, init: RequestInit, origins: readonly string[] = []): Promise<Response> {
      if (![new URL(base).origin, ...origins].includes(url.origin)) {
        throw new OutboundError('unreachable', service, {
          cause: new Error(`${url.origin} is no origin of it`),
        });
      }
      const { status, headers, text } = await reach(url, init);
      if (isBroken(status)) throw new OutboundError('refused', service, { status });
      return new Response(hasNoBody(status) ? null : text, { status, headers });
    },
  };
}

interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

class NoSuccess extends Error {}

const isBroken = (status: number): boolean => status >= 500 || status === 429;
const hasNoBody = (status: number): boolean => status === 204 || status === 304;

function addressOf(base: string, { path, query = {} }: OutboundRequest): URL {
  const url = new URL(base.replace(/\/$/, '') + path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

function initOf({ method = 'GET', headers = {}, body }: OutboundRequest): RequestInit {
  const isForm = body instanceof URLSearchParams;
  return {
    method,
    headers: { ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  };
}

async function exchange(url: URL, init: RequestInit, timeoutMs: number): Promise<Answer> {
  const response = await fetch(url, {
    ...init,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  const { status, headers } = response;
  return { status, headers, text: await readAtMost(response, answerLimit) };
}

async function readAtMost(response: Response, limit: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > limit) throw new NoSuccess(`more than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function kindOf(cause: unknown): OutboundErrorKind {
  if (cause instanceof NoSuccess) return 'refused';
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return isTimeout ? 'timeout' : 'unreachable';
}
