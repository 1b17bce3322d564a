import type { z } from 'zod';
import type { ContextKind } from './workplace/work-context.ts';
import type { Refusal } from './refusals.ts';

/** What a call takes is an object, before and after it is read. */
export type Input = z.ZodType<Record<string, unknown>, Record<string, unknown>>;

/**
 * Whom a call admits. `anyone` has to be said, so that an open door is a visible choice;
 * `operator` is a machine of the installation that shows the operator's secret (a metrics scraper).
 */
export type Admits = 'anyone' | 'signed-in' | 'operator';

/**
 * How often a call may be made. `sign-in` is counted by network, everything else by session, or by network when there
 * is none. `file` is for what is no call: the files of the build and the pages; `fault` for what pages report of
 * themselves. The numbers stand in `limits.ts`.
 */
export type RateClass = 'sign-in' | 'read' | 'write' | 'probe' | 'file' | 'fault';

/**
 * What somebody signed in may still owe, in the order in which it is settled: the tenant they work in, their second
 * factor, a new password. Until then a session opens only the calls that say so.
 */
export const dues = ['tenant', 'second-factor', 'password'] as const;
export type Due = (typeof dues)[number];

/**
 * What an answer is wrapped in (spec section 7): `main` is `{success, message, code, result, timestamp}`,
 * `gateway` is `{code: "00000000", data, msg}`, `bare` is the result alone, for machines, `csv` is a table to be saved,
 * whose refusals come in the main envelope.
 */
export type Envelope = 'main' | 'gateway' | 'bare' | 'csv';

/** One call on the wire. The server serves it, the portal makes it, the tests drive it. */
export interface Call<
  I extends Input = Input,
  R extends z.ZodType = z.ZodType,
  A extends Admits = Admits,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path below the base; `:name` takes the member `name` of the input. */
  path: string;
  envelope: Envelope;
  /** The `code` a success has in the main envelope, where it is not the number 200; nothing else is one then. */
  successCode?: string;
  admits: A;
  /** The action code the caller's roles must hold, or null where being admitted is enough. */
  action: string | null;
  /** What the caller's tab must have chosen: without it, the call is refused rather than made for all. */
  boundTo?: ContextKind;
  /** Dues that do not close this call while they come first; by default each of them does. */
  openWhile?: readonly Due[];
  /** The page makes it by itself: it is no use of the session, which ends all the same when nobody uses it. */
  isBackground?: true;
  /** Asked for again and again: an answer that has not changed since is not sent again (ETag). */
  isPolled?: true;
  /** The first page needs it: it may be asked along with a sign-in (`along.ts`). */
  comesAlong?: true;
  /** `fresh`: only for somebody who has shown within the last minutes (`freshProofMs`) that it is they. */
  proof?: 'fresh';
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

export interface Addressed {
  /** Path and query below the base. */
  url: string;
  headers: Record<string, string>;
  body?: Record<string, unknown>;
}

/** Where a call goes and what it carries; a GET carries all of it in the address or in headers. */
export function addressed(call: Call, input: Record<string, unknown>): Addressed {
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
