import type { FigureLine } from '../measuring/figures.ts';
import { roundRobin } from '../measuring/round-robin.ts';
import { percentile } from '../measuring/samples.ts';
import { processorSeconds } from '../product/processes.ts';
import { atRate, flatOut } from './load.ts';
import { authorisedRead } from './reads.ts';
import { signInAs } from './sign-in.ts';
import type { Fixture } from './fixture.ts';

export const lines: FigureLine[] = [
  { name: 'sign-ins/s, 8 people at once', budget: '≥ 12' },
  { name: 'sign-in, 8 people at once: p99, ms' },
  { name: 'sign-in: processor time of the server, ms' },
  {
    name: 'authorised read, 50/s, while people sign in: p99, ms',
    bound: 'authorised read, 50/s, while nobody does: p99, ms',
    budget: '≤ 200',
  },
];

/** Measures many sign-ins at once, and their effect on users who are signed in. */
export async function measureSignIns(fixture: Fixture, seconds: number) {
  const { portal, product } = fixture;
  const nextAccount = roundRobin(product.accounts);
  const read = await authorisedRead(fixture);
  const alone = await atRate(read, { perSecond: 50, seconds: seconds / 2 });
  const before = processorSeconds(product.pid);
  const [signIns, reads] = await Promise.all([
    flatOut(() => signInAs(portal, nextAccount()), { callers: 8, seconds }),
    atRate(read, { perSecond: 50, seconds }),
  ]);
  const used = processorSeconds(product.pid) - before;
  return {
    'sign-ins/s, 8 people at once': signIns.perSecond,
    'sign-in, 8 people at once: p99, ms': percentile(signIns.took, 0.99),
    'sign-in: processor time of the server, ms': (used * 1_000) / signIns.took.length,
    'authorised read, 50/s, while nobody does: p99, ms': percentile(alone.took, 0.99),
    'authorised read, 50/s, while people sign in: p99, ms': percentile(reads.took, 0.99),
  };
}
