import { second } from '@portal/common/durations';
import { recoveryFor } from '@portal/client/recoverable';
import { CallProblem, problemOf } from '@portal/client/problems';
import { makeRequest, requestOf } from '@portal/client/request';
import { signOut } from '@portal/contract/identity/session';
import { createCell } from '@portal/common/cell';
import { pause } from '../time/delay.ts';

/** The longest wait for a slow server before the login page shows, in milliseconds. */
const patienceMs = 2 * second;

/** True while a sign-out is still to be sent to the server. */
export const isSignOutUnsent = createCell(false);

const words = {
  late: '退出时网络断开，恢复后已通知服务器',
  never: '本机已退出，但未能通知服务器，服务器上的会话将在空闲超时后失效',
} as const;

/** Sends the sign-out; resolves with the status of the response. */
type SignOutCall = () => Promise<number>;

/** Prepares the call that ends the current session; it can be sent repeatedly. The token stays in memory only. */
export function prepareSignOutCall(): SignOutCall {
  const request = requestOf(signOut, {}, {});
  return () => makeRequest(request, { keepalive: true }, async ({ status }) => status);
}

/** Sends the sign-out, offline as soon as the network is back. Returns the message to show, if any. */
export async function sendSignOut(tell: SignOutCall): Promise<string | undefined> {
  const problem = (await Promise.race([problemWith(tell), pause(patienceMs)])) ?? undefined;
  const clear = problem && recoveryFor(problem);
  if (!clear) return problem && words.never;
  isSignOutUnsent.set(true);
  await clear(problem, '');
  return (await problemWith(tell)) ? words.never : words.late;
}

/** Returns the problem that kept the server from ending the session. A refusal is none: the session is over then. */
async function problemWith(tell: SignOutCall): Promise<CallProblem | undefined> {
  try {
    const status = await tell();
    return status < 500 ? undefined : problemOf(status, { message: '' });
  } catch (error) {
    if (error instanceof CallProblem) return error;
    throw error;
  }
}
