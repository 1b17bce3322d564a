import { getAnnouncement, listMine } from '@portal/contract/notices/announcements';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import type { FigureLine } from '../measuring/figures.ts';
import { roundRobin } from '../measuring/round-robin.ts';
import { percentile } from '../measuring/samples.ts';
import { processorSeconds } from '../product/processes.ts';
import { ask, bareRoute, prepare } from './caller.ts';
import { atRate, flatOut, type Send } from './load.ts';
import type { Fixture } from './fixture.ts';

const readsOf = (what: string, bound?: string): FigureLine[] => [
  {
    name: `${what}, 50 connections: requests/s`,
    ...(bound !== undefined && { bound: `${bound}, 50 connections: requests/s` }),
    ...(what === 'authorised read' && { budget: '≥ 2000' }),
  },
  {
    name: `${what}, 500/s: p99, ms`,
    ...(bound !== undefined && { bound: `${bound}, 500/s: p99, ms` }),
    ...(what === 'authorised read' && { budget: '≤ 50' }),
  },
  {
    name: `${what}: processor time of the server, ms`,
    ...(bound !== undefined && { bound: `${bound}: processor time of the server, ms` }),
  },
];

export const lines: FigureLine[] = [
  ...readsOf('authorised read', 'bare select'),
  ...readsOf('unread notices', 'bare select'),
  ...readsOf('list of systems', 'bare route'),
  ...readsOf('bare select'),
  ...readsOf('bare route'),
];

/** Returns a read of one announcement: a session lookup and one query. */
export async function authorisedRead({ portal, identities }: Fixture): Promise<Send> {
  for (const identity of identities) {
    const [letter] = (await ask(portal, listMine, {}, identity)).anntMsgList;
    if (!letter) continue;
    const read = prepare(getAnnouncement, { id: letter.id }, identity);
    return () => portal.send(read);
  }
  throw new Error('Nobody has a letter to be read.');
}

export async function measureReads(fixture: Fixture, seconds: number) {
  const { portal, identities, bare, product } = fixture;
  const all = identities.map((identity) => ({
    systems: prepare(listSubsystems, {}, identity),
    notices: prepare(listMine, {}, identity),
  }));
  const [systems, notices] = [roundRobin(all), roundRobin(all)];
  const about = { seconds, pid: product.pid };
  const aboutBare = { seconds, pid: bare.pid };
  return {
    ...(await measure('bare route', () => bare.send(bareRoute('/bare')), aboutBare)),
    ...(await measure('bare select', () => bare.send(bareRoute('/select')), aboutBare)),
    ...(await measure('authorised read', await authorisedRead(fixture), about)),
    ...(await measure('unread notices', () => portal.send(notices().notices), about)),
    ...(await measure('list of systems', () => portal.send(systems().systems), about)),
  };
}

async function measure(
  what: string,
  send: Send,
  { seconds, pid }: { seconds: number; pid: number },
) {
  const before = processorSeconds(pid);
  const flat = await flatOut(send, { callers: 50, seconds });
  const used = processorSeconds(pid) - before;
  const even = await atRate(send, { perSecond: 500, seconds });
  return {
    [`${what}, 50 connections: requests/s`]: flat.perSecond,
    [`${what}, 500/s: p99, ms`]: percentile(even.took, 0.99),
    [`${what}: processor time of the server, ms`]: (used * 1_000) / flat.took.length,
  };
}
