import type { Call, Input } from '@portal/contract/call';
import type { z } from 'zod';
import { exchange } from './exchange.ts';
import { takePrefetched } from './prefetch.ts';
import { announceProblem, CallProblem } from './problems.ts';
import type { SendOptions } from './request.ts';
import { sendWithRecovery } from './send-with-recovery.ts';

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
    const ask = () => takePrefetched(call, input) ?? exchange(call, input, options);
    return call.result.parse(await sendWithRecovery(call, options, ask));
  } catch (error) {
    if (error instanceof CallProblem && !options.quiet) announceProblem(error);
    throw error;
  }
}
