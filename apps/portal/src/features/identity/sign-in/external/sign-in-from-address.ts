import { send } from '@portal/client/send';
import { readHandOver, redeemHandOver } from '@portal/contract/identity/tickets';
import {
  type Arrival,
  enterFromOutside,
  Ticket,
  validateCasTicket,
} from '@portal/contract/identity/external-sign-in';
import { refusals } from '@portal/contract/refusals';
import { paths } from '#platform/paths.ts';
import type { Newcomer } from './account-choice.ts';
import { endOfErrand, isBackFromErrand, wantedBeforeErrand } from './oauth-round-trip.ts';
import { enterByApp } from './dingtalk-sign-in.ts';

/** What brought the browser to the sign-in page, if it was not the person alone. */
export type Bringer = () => Promise<Newcomer | { toBind: Arrival }>;

/** Reads the address for a code or a ticket, and takes it out of it: it belongs in no history. */
export function bringerIn(): Bringer | undefined {
  const query = new URLSearchParams(location.search);
  const bringer = find(query);
  if (!bringer) return undefined;
  const wanted = isBackFromErrand(query) ? wantedBeforeErrand() : (query.get('redirect') ?? '');
  const search = wanted ? `?redirect=${encodeURIComponent(wanted)}` : '';
  history.replaceState(null, '', location.pathname + search);
  return bringer;
}

function find(query: URLSearchParams): Bringer | undefined {
  const { pathname } = location;
  if (pathname === paths.dingLogin || pathname === paths.thirdLogin) {
    return isBackFromErrand(query) ? () => fromErrand(query) : undefined;
  }
  if (pathname !== paths.login) return undefined;
  const handOver = query.get('param') ?? query.get('isgims');
  if (handOver !== null) return () => fromHandOver(handOver);
  const ticket = query.get('ticket');
  return ticket === null ? undefined : () => fromCas(ticket);
}

async function fromErrand(query: URLSearchParams) {
  const isDing = location.pathname === paths.dingLogin;
  return newcomerOf(await endOfErrand(query), { isDing });
}

/** Somebody a service outside vouches for, or that somebody as one who has to be bound first. */
export function newcomerOf(
  arrival: Arrival,
  { isDing }: { isDing: boolean },
): Newcomer | { toBind: Arrival } {
  const { code, isBound, workNo, name } = arrival;
  if (!isBound) return { toBind: arrival };
  const come = () =>
    isDing ? enterByApp(code) : send(enterFromOutside, { code }, { quiet: true });
  return { workNo, name, come };
}

async function fromHandOver(ticket: string): Promise<Newcomer> {
  if (!Ticket.safeParse(ticket).success) throw new Error(refusals['hand-over.invalid'].message);
  const { workNo, realname: name } = await send(readHandOver, { ticket }, { quiet: true });
  return { workNo, name, come: () => send(redeemHandOver, { ticket }, { quiet: true }) };
}

/** CAS tells whom a ticket is for only once, so their name is not known before. */
async function fromCas(ticket: string): Promise<Newcomer> {
  const service = location.origin + location.pathname;
  const come = () => send(validateCasTicket, { ticket, service }, { quiet: true });
  return { workNo: null, name: '单点登录账号', come };
}
