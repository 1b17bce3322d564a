import { getBoard } from '@portal/contract/analysis/board';
import { encodeCall, type Call } from '@portal/contract/call';
import { apiBase, fixedBusinessGroup, headerNames, sysType } from '@portal/contract/headers';
import { getPermissions } from '@portal/contract/access/permissions';
import { getSignInKey, signIn } from '@portal/contract/identity/session';
import { listSubsystems } from '@portal/contract/subsystems/subsystems';
import type { BrowserContext } from '@playwright/test';
import type { FigureLine } from '../measuring/figures.ts';
import { type BareCalls, signInBarely } from './bare-sign-in.ts';
import type { Journey } from './journey.ts';
import { openProbe } from './probe.ts';

export const lines: FigureLine[] = [
  { name: 'same calls, no page (ms)' },
  { name: 'import() of its entry (ms)' },
];

/** Measures the lower bounds of sign-in and switching: the same calls and the same module, without a page. */
export async function measureBounds(context: BrowserContext, journey: Journey) {
  return {
    'same calls, no page (ms)': await callOnly(context, journey),
    'import() of its entry (ms)': await importOnly(context, journey),
  };
}

async function callOnly(context: BrowserContext, journey: Journey): Promise<number> {
  const { page, cdp } = await openProbe(context, { profile: journey.profile, marks: {} });
  // The policy of a response that is no page forbids all calls.
  await cdp.send('Page.setBypassCSP', { enabled: true });
  await page.goto(`${journey.origin}/livez`);
  const took = await page.evaluate(signInBarely, callsOf(journey));
  await page.close();
  return took;
}

function callsOf({ origin, account }: Journey): BareCalls {
  const at = (call: Call, input: Record<string, unknown>) => {
    const { url, headers } = encodeCall(call, input);
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

async function importOnly(context: BrowserContext, journey: Journey): Promise<number> {
  const { page, ...probe } = await openProbe(context, { profile: journey.profile, marks: {} });
  await page.goto(`${journey.origin}/user/login`);
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
