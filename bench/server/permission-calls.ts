import { getPermissions } from '@portal/contract/access/permissions';
import type { FigureLine } from '../measuring/figures.ts';
import { percentile } from '../measuring/samples.ts';
import { bareRoute, prepare } from './caller.ts';
import { atRate } from './load.ts';
import { identityOf, menus, type Fixture } from './fixture.ts';

const bound = 'bare route, 200/s: p99, ms';

export const lines: FigureLine[] = [
  { name: 'permission call, 600 items, 200/s: p50, ms', bound: 'bare route, 200/s: p50, ms' },
  { name: 'permission call, 600 items, 200/s: p99, ms', bound, budget: '≤ 20' },
  { name: 'permission call, 600 items, 304: p99, ms', bound, budget: '≤ 10' },
  { name: 'permission call, 5000 items, 200/s: p50, ms', bound: 'bare route, 200/s: p50, ms' },
  { name: 'permission call, 5000 items, 200/s: p99, ms', bound, budget: '≤ 120' },
  { name: 'permission call, 5000 items, 304: p99, ms', bound, budget: '≤ 10' },
];

/** Measures the permission call of a subsystem switch, warm: with its full response, and with 304. */
export async function measurePermissionCalls(fixture: Fixture, seconds: number) {
  const { portal, bare } = fixture;
  const even = { perSecond: 200, seconds };
  const route = await atRate(() => bare.send(bareRoute('/bare')), even);
  const values: Record<string, number> = {
    'bare route, 200/s: p50, ms': percentile(route.took, 0.5),
    'bare route, 200/s: p99, ms': percentile(route.took, 0.99),
  };
  for (const { items, system } of menus) {
    const call = prepare(getPermissions, { systemType: system }, identityOf(fixture, '900005'));
    const { etag = '' } = await portal.send(call);
    const again = { ...call, headers: { ...call.headers, 'if-none-match': etag } };
    const whole = await atRate(() => portal.send(call), even);
    const unchanged = await atRate(() => portal.send(again), even);
    const name = `permission call, ${items} items`;
    values[`${name}, 200/s: p50, ms`] = percentile(whole.took, 0.5);
    values[`${name}, 200/s: p99, ms`] = percentile(whole.took, 0.99);
    values[`${name}, 304: p99, ms`] = percentile(unchanged.took, 0.99);
  }
  return values;
}
