/** The reason a call has no result. */
export type ProblemKind =
  /** The server understood and turned it down, or could not do it. */
  | 'refused'
  /** The session is over. */
  | 'expired'
  /** No answer in time. */
  | 'timeout'
  /** No way to the server. */
  | 'unreachable';

export interface ProblemFacts {
  kind: ProblemKind;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** The refusal's name, when our server says it. */
  reason?: string | undefined;
  /** Data the refusal brings along; whoever reads it parses it. */
  result?: unknown;
}

/** A call that brought nothing; its message is what the person is told (spec section 8). */
export class CallProblem extends Error implements ProblemFacts {
  override name = 'CallProblem';
  readonly kind: ProblemKind;
  readonly status: number;
  readonly reason: string | undefined;
  readonly result: unknown;

  constructor(
    { kind, status, reason, result }: ProblemFacts,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.kind = kind;
    this.status = status;
    this.reason = reason;
    this.result = result;
  }

  /** The server's own words, where it had some: beside what was pressed they say more than the catalogue's. */
  get said(): string {
    return typeof this.cause === 'string' && this.cause !== '' ? this.cause : this.message;
  }
}

/** Spec section 8: statuses whose words are fixed, whatever the server says. */
const words: Record<number, string> = {
  401: '未授权，请重新登录',
  403: '拒绝访问',
  404: '很抱歉，资源未找到!',
  504: '网络超时',
};

/** Spec section 8: what older servers' way of ending a session is told as. */
const expiredWords = '很抱歉，登录已过期，请重新登录';
const noWords = '系统异常，请稍后再试';

/** The problem of an answer that is not a success. */
export function problemOf(
  status: number,
  said: { message: string; reason?: string | undefined; result?: unknown },
): CallProblem {
  // Older servers say it with a 500 and the phrase; nothing else may be read out of a text.
  const isExpired = status === 401 || (status === 500 && said.message.includes('Token失效'));
  const kind = isExpired ? 'expired' : status === 504 ? 'timeout' : 'refused';
  const message = words[status] ?? (isExpired ? expiredWords : said.message || noWords);
  return new CallProblem({ kind, status, reason: said.reason, result: said.result }, message, {
    cause: said.message,
  });
}

export const timeoutProblem = (cause: unknown): CallProblem =>
  new CallProblem({ kind: 'timeout', status: 0 }, '网络超时', { cause });

export const unreachableProblem = (cause: unknown): CallProblem =>
  new CallProblem({ kind: 'unreachable', status: 0 }, '网络已断开', { cause });

type Listener = (problem: CallProblem) => void;
const listeners = new Set<Listener>();

/** Calls back for every problem whose call was not `quiet`. One place shows them: the portal's catalogue. */
export function onProblem(listen: Listener): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

export function announceProblem(problem: CallProblem): void {
  for (const listen of listeners) listen(problem);
}
