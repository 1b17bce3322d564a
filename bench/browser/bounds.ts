import { getBoard } from '@portal/contract/analysis/board';
import { addressed, type Call } from '@portal/contract/call';
import { apiBase, fixedBusinessGroup, headerNames, sysType } from '@portal/contract/headers';
import { getPermissions } from '@portal/contract/access/permissions';
import { getSignInKey, signIn } from '@portal/contract/identity/session';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import type { BrowserContext } from '@playwright/test';
import type { FigureLine } from '../measuring/figures.ts';
import { type BareCalls, signInBarely } from './bare-sign-in.ts';
import type { Walk } from './journey.ts';
import { openProbe } from './probe.ts';

export const lines: FigureLine[] = [
  { name: 'same calls, no page (ms)' },
  { name: 'import() of its entry (ms)' },
];

/** The least that signing in and switching could take here: the same calls, and the same module, without any page. */
export async function measureBounds(context: BrowserContext, walk: Walk) {
  return {
    'same calls, no page (ms)': await callOnly(context, walk),
    'import() of its entry (ms)': await importOnly(context, walk),
  };
}

async function callOnly(context: BrowserContext, walk: Walk): Promise<number> {
  const { page, cdp } = await openProbe(context, { profile: walk.profile, marks: {} });
  // An answer that is no page forbids itself all calls.
  await cdp.send('Page.setBypassCSP', { enabled: true });
  await page.goto(`${walk.origin}/livez`);
  const took = await page.evaluate(signInBarely, callsOf(walk));
  await page.close();
  return took;
}

function callsOf({ origin, account }: Walk): BareCalls {
  const at = (call: Call, input: Record<string, unknown>) => {
    const { url, headers } = addressed(call, input);
    return { method: call.method, url: origin + apiBase + url, headers };
  };
  return {
    ...account,
    key: at(getSignInKey, {}).url,
    signIn: at(signIn, {}).url,
    after: [
      at(getPermissions, { systemType: 'ors' }),
      at(listSubsystems, {}),
      at(getBoard, { system: 'ors', period: 'month' }),
    ],
    headers: {
      [headerNames.sysType]: sysType,
      [headerNames.businessGroup]: fixedBusinessGroup,
      [headerNames.tenant]: '0',
      [headerNames.timestamp]: '0',
    },
    tokenHeader: headerNames.token,
  };
}

async function importOnly(context: BrowserContext, walk: Walk): Promise<number> {
  const { page, ...probe } = await openProbe(context, { profile: walk.profile, marks: {} });
  await page.goto(`${walk.origin}/user/login`);
  await probe.idle();
  const took = await page.evaluate(async () => {
    const { entry } = await (await fetch('/apps/ams/subsystem.json')).json();
    const begin = performance.now();
    await import(`/apps/ams/${entry}`);
    return performance.now() - begin;
  });
  await page.close();
  return took;
}
