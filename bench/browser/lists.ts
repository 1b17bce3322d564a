import type { BrowserContext } from '@playwright/test';
import type { FigureLine } from '../measuring/figures.ts';
import { type Journey, paths, sendForm } from './journey.ts';
import type { Marks } from './page-watch.ts';
import { openProbe, pressMs } from './probe.ts';

const inFront = '.tabs-panel[data-state=shown]';
const listAt = (path: string) => ({ visible: [`${inFront} .ui-grid tbody tr th`], path });
const marks = {
  home: { visible: ['[data-subsystem="ors"] .board-main'], path: paths.home },
  board: { visible: ['[data-subsystem="ams"] .board-main'], path: '/ams/dashboard/analysis' },
  first: listAt('/ors/stock/count'),
  again: listAt('/ors/stock/defect'),
  further: listAt('/ams/car'),
} satisfies Marks;

export const lines: FigureLine[] = [
  { name: 'a list, first in a session, ms', budget: '≤ 380' },
  { name: 'a further list of the system, ms', budget: '≤ 160' },
  { name: 'JS of the first list, KB wire' },
  { name: 'a list of a further system, ms' },
  { name: 'JS of that system and its list, KB wire', budget: '≤ 25' },
];

/** Opens the first list of a session, a further one of the same system, and one of another system, each by the search of the menu. */
export async function openLists(
  context: BrowserContext,
  { origin, account, profile }: Journey,
): Promise<Record<string, number>> {
  const probe = await openProbe(context, { profile, marks });
  const { page, traffic } = probe;
  await page.goto(origin + paths.login);
  const signedIn = await probe.act(() => sendForm(page, account));
  await signedIn('home');
  await probe.idle();

  /** Opens a page of the menu; returns the time until its rows are there, and the kilobytes of scripts. */
  async function open(title: string, mark: keyof typeof marks) {
    const begun = Date.now();
    const until = await probe.act(async () => {
      await page.getByRole('combobox', { name: '搜索菜单' }).fill(title);
      await page.locator('.menu-search [role=option]').first().click({ delay: pressMs });
    });
    const took = await until(mark);
    await probe.idle();
    return { took, scriptKb: traffic.within(begun).scriptKb };
  }
  const first = await open('盘点单', 'first');
  const again = await open('次品登记', 'again');

  const begun = Date.now();
  await page.locator('.switcher-brand').click();
  const other = page.getByRole('button', { name: '行政管理' });
  const switched = await probe.act(() => other.click({ delay: pressMs }));
  await switched('board');
  await probe.idle();
  const further = await open('用车申请', 'further');
  const values = {
    'a list, first in a session, ms': first.took,
    'a further list of the system, ms': again.took,
    'JS of the first list, KB wire': first.scriptKb,
    'a list of a further system, ms': further.took,
    'JS of that system and its list, KB wire': traffic.within(begun).scriptKb,
  };
  await page.close();
  return values;
}
