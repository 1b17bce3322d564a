import type { Call, Input } from '@portal/contract/call';
import type { WorkContext } from '@portal/contract/workplace/work-context';
import { openEnvelope } from '@portal/contract/envelope';
import type { z } from 'zod';
import { isEarly, keepEarly, takeArrived, takeEarly } from './early.ts';
import { sendWithRecovery } from './send-with-recovery.ts';
import { pendingStepProblem } from './recoverable.ts';
import { announceProblem, CallProblem, problemOf } from './problems.ts';
import { parseJson, makeRequest, requestOf, type SendOptions } from './request.ts';
import { cachedAnswer, cacheAnswer } from './etag-cache.ts';
import { callingSession } from './session.ts';

export type { SendOptions } from './request.ts';

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
    const ask = () => takeEarly(call, input) ?? exchange(call, input, options);
    return call.result.parse(await sendWithRecovery(call, options, ask));
  } catch (error) {
    if (error instanceof CallProblem && !options.quiet) announceProblem(error);
    throw error;
  }
}

/**
 * Makes a call whose answer is about to be asked for, unless it was made early by now: the next `send` of the same call
 * is handed it. `chosen` is what the tab is about to work for, where it does not yet.
 */
export function sendEarly<I extends Input>(
  call: Call<I>,
  input: z.input<I>,
  chosen?: WorkContext,
): void {
  if (isEarly(call, input, chosen) || pendingStepProblem(call, callingSession())) return;
  keepEarly(call, input, exchange(call, input, { ...(chosen && { chosen }) }), chosen);
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
  options: SendOptions & { chosen?: WorkContext },
): Promise<unknown> {
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
