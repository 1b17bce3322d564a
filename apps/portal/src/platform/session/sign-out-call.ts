import { second } from '@portal/common/durations';
import { recoveryFor } from '@portal/client/recoverable';
import { CallProblem, problemOf } from '@portal/client/problems';
import { makeRequest, requestOf } from '@portal/client/request';
import { signOut } from '@portal/contract/identity/session';
import { createCell } from '@portal/common/cell';
import { pause } from '../time/pause.ts';

/** The login is not put off for longer by a server that is slow to take note, in milliseconds. */
const patienceMs = 2 * second;

/** The note that a sign-out is still to be sent to the server. */
export const isSignOutUnsent = createCell(false);

const words = {
  late: '退出时网络断开，恢复后已通知服务器',
  never: '本机已退出，但未能通知服务器，服务器上的会话将在空闲超时后失效',
} as const;

/** Resolves with the status of the answer. */
type SignOutCall = () => Promise<number>;

/** Makes the call that ends the session of this moment, as often as it takes; the token stays in memory alone. */
export function prepareSignOutCall(): SignOutCall {
  const request = requestOf(signOut, {}, {});
  return () => makeRequest(request, { keepalive: true }, async ({ status }) => status);
}

/** Tells the server, without a network as soon as there is one; returns what there is to be said of it, if anything. */
export async function sendSignOut(tell: SignOutCall): Promise<string | undefined> {
  const problem = (await Promise.race([problemWith(tell), pause(patienceMs)])) ?? undefined;
  const clear = problem && recoveryFor(problem);
  if (!clear) return problem && words.never;
  isSignOutUnsent.set(true);
  await clear(problem, '');
  return (await problemWith(tell)) ? words.never : words.late;
}

/** The reason why the server has not heard of it. A refusal is none: the session it would end is over. */
async function problemWith(tell: SignOutCall): Promise<CallProblem | undefined> {
  try {
    const status = await tell();
    return status < 500 ? undefined : problemOf(status, { message: '' });
  } catch (error) {
    if (error instanceof CallProblem) return error;
    throw error;
  }
}
