import type { FigureLine } from '../measuring/figures.ts';
import { inTurn } from '../measuring/round-robin.ts';
import { percentile } from '../measuring/samples.ts';
import { processorSeconds } from '../product/processes.ts';
import { atRate, flatOut } from './load.ts';
import { authorisedRead } from './reads.ts';
import { signInAs } from './sign-in.ts';
import type { Stage } from './fixture.ts';

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

/** A crowd at the door, and what those who are inside notice of it. */
export async function measureSignIns(stage: Stage, seconds: number) {
  const { portal, product } = stage;
  const nextAccount = inTurn(product.accounts);
  const read = await authorisedRead(stage);
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
