import type { Clock } from './clock.ts';

/** Why a service outside brought nothing we can use. */
export type OutsideProblemKind =
  /** No answer in time. */
  | 'timeout'
  /** No way to it, or it broke off. */
  | 'unreachable'
  /** It answered with a status that is no success. */
  | 'refused'
  /** It failed so often in a row that it is left alone for a while. */
  | 'resting';

/** A call to a service outside that brought nothing. What the service said is for the log, never for people. */
export class OutsideProblem extends Error {
  override name = 'OutsideProblem';
  readonly kind: OutsideProblemKind;

  constructor(kind: OutsideProblemKind, service: string, options?: ErrorOptions) {
    super(`${service}: ${kind}`, options);
    this.kind = kind;
  }
}

interface OutboundParts {
  /** What the service is called in logs. */
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
}

const failuresUntilRest = 5;
const restMs = 30_000;
const answerLimit = 262_144; // bytes: nobody we ask has more to say

export type Outbound = ReturnType<typeof createOutbound>;

/**
 * The way to one service outside: a fixed base, a time limit, no redirects, and a rest after five failures in a row so
 * that a service that is down holds nobody up.
 */
export function createOutbound({ service, base, clock, timeoutMs = 3_000 }: OutboundParts) {
  let failures = 0;
  let restsUntil = 0;

  function noteFailure(): void {
    failures += 1;
    if (failures >= failuresUntilRest) restsUntil = clock.now().getTime() + restMs;
  }

  return {
    /** The body of a successful answer, as text. @throws {OutsideProblem} */
    async ask(request: OutboundRequest): Promise<string> {
      if (clock.now().getTime() < restsUntil) throw new OutsideProblem('resting', service);
      try {
        const text = await exchange(base, request, timeoutMs);
        failures = 0;
        return text;
      } catch (cause) {
        noteFailure();
        throw new OutsideProblem(kindOf(cause), service, { cause });
      }
    },
  };
}

class NoSuccess extends Error {}

async function exchange(base: string, request: OutboundRequest, timeoutMs: number) {
  const { method = 'GET', path, query = {}, headers = {}, body } = request;
  const url = new URL(base.replace(/\/$/, '') + path);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  const isForm = body instanceof URLSearchParams;
  const response = await fetch(url, {
    method,
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { ...(body && !isForm && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await readAtMost(response, answerLimit);
  if (!response.ok) throw new NoSuccess(`HTTP ${response.status}: ${text.slice(0, 200)}`);
  return text;
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

function kindOf(cause: unknown): OutsideProblemKind {
  if (cause instanceof NoSuccess) return 'refused';
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  return isTimeout ? 'timeout' : 'unreachable';
}
