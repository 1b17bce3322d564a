import type { z } from 'zod';
import type { ContextKind } from './workplace/work-context.ts';
import type { Refusal } from './refusals.ts';

/** The input of a call: an object, before and after parsing. */
export type Input = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/**
 * The callers a call admits. `anyone` has to be said, so that an open call is a visible choice; `operator` is a
 * machine of the installation that shows the operator's secret (a metrics scraper).
 */
export type Admits = 'anyone' | 'signed-in' | 'operator';

/**
 * The class of a rate limit. `sign-in` is counted by network, everything else by session, or by network without one.
 * `file` is for the files of the build, the pages and the parts of uploads, `fault` for faults that pages report. The numbers stand in
 * `limits.ts`.
 */
export type RateClass = 'sign-in' | 'read' | 'write' | 'probe' | 'file' | 'fault';

/**
 * The pending steps a signed-in user may have, in the order in which they are done: choose a tenant, show the second
 * factor, change the password. Until then a session opens only the calls that say so.
 */
export const pendingSteps = ['tenant', 'second-factor', 'password'] as const;
export type PendingStep = (typeof pendingSteps)[number];

/**
 * The envelope of an answer (spec section 7): `main` is `{success, message, code, result, timestamp}`, `gateway` is
 * `{code: "00000000", data, msg}`, `bare` is the result alone, for machines, `csv` is a table to be saved, whose
 * refusals come in the main envelope.
 */
export type Envelope = 'main' | 'gateway' | 'bare' | 'csv';

/** One call on the wire. The server serves it, the portal makes it, the tests drive it. */
export interface Call<
  I extends Input = Input,
  R extends z.ZodType = z.ZodType,
  A extends Admits = Admits,
> {
  /** `HEAD` and `PATCH` are methods of foreign protocols alone. */
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD' | 'PATCH';
  /** The path below the base; `:name` takes the member `name` of the input. */
  path: string;
  envelope: Envelope;
  /** The `code` a success has in the main envelope, where it is not the number 200; nothing else is one then. */
  successCode?: string;
  admits: A;
  /** The action code the caller's roles must hold, or null where being admitted is enough. */
  action: string | null;
  /** The choice a tab must have made; without it the call is refused rather than made for all. */
  boundTo?: ContextKind;
  /** Dues that do not close this call while they come first; by default each of them does. */
  openWhile?: readonly PendingStep[];
  /** The page makes it by itself: it does not count as use of the session, which ends when it is idle. */
  isBackground?: true;
  /** Asked for again and again: an answer that has not changed since is not sent again (ETag). */
  isPolled?: true;
  /** The first page needs it: it may be asked along with a sign-in (`along.ts`). */
  comesAlong?: true;
  /** `fresh`: only after authentication or reauthentication within the last minutes (`reauthenticationMs`). */
  proof?: 'fresh';
  /**
   * Says whether a session that looks as somebody else may make it (`administration/look.ts`). By default it may make
   * what is of the rate `read`, but for tables to be saved, and nothing else.
   */
  whileLooking?: 'open' | 'closed';
  /** The query of a GET, the body of anything else. Strict: a member it does not name is refused. */
  input: I;
  /** Members of the input that travel as headers of the same name. */
  inHeader?: readonly string[];
  result: R;
  /** The message of the main envelope when the call succeeds, where there is one to show. */
  says?: string;
  /** Every refusal a caller must be ready for, beyond those any call may meet. */
  refuses: readonly Refusal[];
  rate: RateClass;
}

export function defineCall<I extends Input, R extends z.ZodType, A extends Admits>(
  call: Call<I, R, A>,
): Call<I, R, A> {
  return call;
}

/**
 * Defines a call whose input is made when it is first read. Record types have 1,300 calls, of which a process serves a
 * few: making the input of each took a second and a half of a start, and 70 MB.
 */
export function defineLazyCall<I extends Input, R extends z.ZodType, A extends Admits>({
  input,
  ...call
}: Omit<Call<I, R, A>, 'input'> & { input: () => I }): Call<I, R, A> {
  let made: I | undefined;
  return {
    ...call,
    get input() {
      return (made ??= input());
    },
  };
}

export interface EncodedCall {
  /** Path and query below the base. */
  url: string;
  headers: Record<string, string>;
  body?: Record<string, unknown>;
}

/** Puts the input of a call into address, headers and body; a GET has no body. */
export function encodeCall(call: Call, input: Record<string, unknown>): EncodedCall {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const take = (name: string): string => {
    const value = String(rest.get(name));
    rest.delete(name);
    return value;
  };
  const headers = Object.fromEntries((call.inHeader ?? []).map((name) => [name, take(name)]));
  const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(take(name)));
  if (call.method !== 'GET') return { url: path, headers, body: Object.fromEntries(rest) };
  const query = [...rest]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`)
    .join('&');
  return { url: query ? `${path}?${query}` : path, headers };
}
