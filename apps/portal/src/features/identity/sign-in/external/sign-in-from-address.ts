import { send } from '@portal/client/send';
import { readSignInTicket, redeemSignInTicket } from '@portal/contract/identity/tickets';
import {
  type PendingLogin,
  signInExternally,
  Ticket,
  validateCasTicket,
} from '@portal/contract/identity/external-sign-in';
import { refusals } from '@portal/contract/refusals';
import { wantedIn } from '#platform/guard/redirect.ts';
import { loginWith, paths } from '#platform/navigation/paths.ts';
import type { SignInCandidate } from './account-choice.ts';
import { completeRoundTrip, isCallback, redirectBeforeRoundTrip } from './oauth-round-trip.ts';
import { signInByDingTalk } from './dingtalk-sign-in.ts';

/** Finds the sign-in candidate of a code or ticket in the address. */
export type FindCandidate = () => Promise<SignInCandidate | { toBind: PendingLogin }>;

/** Reads a code or a ticket from the address and removes it, so that it stays in no history. */
export function candidateInAddress(): FindCandidate | undefined {
  const query = new URLSearchParams(location.search);
  const findCandidate = findInAddress(query);
  if (!findCandidate) return undefined;
  const wanted = isCallback(query) ? redirectBeforeRoundTrip() : (wantedIn(location) ?? '');
  const carried = wanted ? loginWith(wanted).slice(paths.login.length) : '';
  history.replaceState(null, '', location.pathname + carried);
  return findCandidate;
}

function findInAddress(query: URLSearchParams): FindCandidate | undefined {
  const { pathname } = location;
  if (pathname === paths.dingLogin || pathname === paths.thirdLogin) {
    return isCallback(query) ? () => fromRoundTrip(query) : undefined;
  }
  if (pathname !== paths.login) return undefined;
  const handOver = query.get('param') ?? query.get('isgims');
  if (handOver !== null) return () => fromTicket(handOver);
  const ticket = query.get('ticket');
  return ticket === null ? undefined : () => fromCas(ticket);
}

async function fromRoundTrip(query: URLSearchParams) {
  const isDing = location.pathname === paths.dingLogin;
  return candidateOf(await completeRoundTrip(query), { isDing });
}

/** Returns the candidate of an external login, or the identity that has to be bound first. */
export function candidateOf(
  pendingLogin: PendingLogin,
  { isDing }: { isDing: boolean },
): SignInCandidate | { toBind: PendingLogin } {
  const { code, isBound, workNo, name } = pendingLogin;
  if (!isBound) return { toBind: pendingLogin };
  const signIn = () =>
    isDing ? signInByDingTalk(code) : send(signInExternally, { code }, { quiet: true });
  return { workNo, name, signIn };
}

async function fromTicket(ticket: string): Promise<SignInCandidate> {
  if (!Ticket.safeParse(ticket).success) throw new Error(refusals['hand-over.invalid'].message);
  const { workNo, realname: name } = await send(readSignInTicket, { ticket }, { quiet: true });
  return { workNo, name, signIn: () => send(redeemSignInTicket, { ticket }, { quiet: true }) };
}

/** Returns a candidate without a name: CAS tells whom a ticket is for only once. */
async function fromCas(ticket: string): Promise<SignInCandidate> {
  const service = location.origin + location.pathname;
  const signIn = () => send(validateCasTicket, { ticket, service }, { quiet: true });
  return { workNo: null, name: '单点登录账号', signIn };
}
