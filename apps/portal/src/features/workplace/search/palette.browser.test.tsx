import { PageCalls } from '@portal/client/queries';
import { findByNumber } from '@portal/contract/records/numbers/record-numbers';
import { listSubsystems, type SubsystemEntry } from '@portal/contract/subsystems/subsystems';
import { emptyContext } from '@portal/contract/workplace/work-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCell } from '@portal/common/cell';
import { useState } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { connectRouter } from '#platform/navigation/router-port.ts';
import { commandPalette, offerAction, openPalette } from '#platform/workplace/command-palette.ts';
import { Palette } from './Palette.tsx';

const systemOf = (sysType: SubsystemEntry['sysType'], sysName: string): SubsystemEntry => ({
  sysType,
  sysName,
  desc: '',
  icon: null,
  platform: 'retail',
  enabled: true,
  permitted: true,
  kind: 'esm',
  entry: null,
  trustedOrigins: [],
});
const systems = [systemOf('ors', '门店运营'), systemOf('crm', '用户管理')];

const transfer = {
  id: 'DB20261100001',
  type: 'ors/stock-transfers',
  system: 'ors',
  one: '调拨单',
  title: null,
  state: '待收货',
  path: '/ors/stock/transfer/out',
  context: { kind: 'store', no: 'S02001' },
};
const answers = new Map<string, unknown>([
  [listSubsystems.path, systems],
  [findByNumber.path, [transfer]],
]);

const done: string[] = [];
const near: string[] = [];

function Page() {
  const isOpen = useCell(commandPalette);
  const [client] = useState(() => new QueryClient());
  const calls: PageCalls = {
    call: async (call) => call.result.parse(answers.get(call.path) ?? []),
    chosen: { get: () => emptyContext, subscribe: () => () => undefined },
    answerAtHand: () => undefined,
  };
  return (
    <PageCalls value={calls}>
      <QueryClientProvider client={client}>
        <button type="button" onClick={openPalette}>
          打开
        </button>
        {isOpen && <Palette onNear={({ sysType }) => void near.push(sysType)} />}
      </QueryClientProvider>
    </PageCalls>
  );
}

const field = page.getByRole('combobox', { name: '搜索页面、系统与操作' });
const option = (name: string) => page.getByRole('option', { name });

/** Opens the palette of two systems and two actions. */
async function open(): Promise<void> {
  done.length = 0;
  near.length = 0;
  commandPalette.set(false);
  offerAction({ key: 'dark', title: '切换深色', run: (typed) => void done.push(`dark ${typed}`) });
  offerAction({ key: 'print', title: '打印本页', run: () => void done.push('print') });
  await render(<Page />);
  await page.getByRole('button', { name: '打开' }).click();
  await expect.element(option('门店运营')).toBeVisible();
}

test('systems and actions are offered before anything is typed, under their headings', async () => {
  await open();
  await expect.element(page.getByRole('group', { name: '系统' })).toBeVisible();
  await expect.element(page.getByRole('group', { name: '操作' })).toBeVisible();
  await expect.element(field).toHaveFocus();
});

test('typed initials find an action, Enter runs it after the palette has closed', async () => {
  await open();
  await userEvent.keyboard('qhss');
  await expect.element(page.getByRole('option')).toHaveLength(1);
  await expect.element(page.getByText('1 个结果')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.element(field).not.toBeInTheDocument();
  expect(done).toEqual(['dark qhss']);
});

test('arrows go through the options and round, and the field says which one is current', async () => {
  await open();
  await expect.element(option('门店运营')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowUp}');
  const last = option('打印本页');
  await expect.element(last).toHaveAttribute('aria-selected', 'true');
  await expect.element(field).toHaveAttribute('aria-activedescendant', last.element().id);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(option('用户管理')).toHaveAttribute('aria-selected', 'true');
  expect(near).toContain('crm');
});

test('? lists the keys, nonsense says that nothing was found, and Esc gives the focus back', async () => {
  await open();
  await userEvent.keyboard('?');
  await expect.element(page.getByText('Alt').first()).toBeVisible();
  await userEvent.keyboard('{Backspace}zzzz');
  await expect.element(page.getByRole('option')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: '打开' })).toHaveFocus();
});

/** The presses that were left to the browser, none of which leads anywhere here. */
function leftToBrowser(): string[] {
  const left: string[] = [];
  const note = (event: Event) => {
    const isOnLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isOnLink && !event.defaultPrevented) left.push(event.type);
    event.preventDefault();
  };
  for (const type of ['click', 'auxclick']) addEventListener(type, note);
  onTestFinished(() => {
    for (const type of ['click', 'auxclick']) removeEventListener(type, note);
  });
  return left;
}

test('FIX-48 a row that leads somewhere is a link: another tab is the browser’s, a press and Enter go there in place', async () => {
  const visited: string[] = [];
  connectRouter(async (href) => void visited.push(href));
  const left = leftToBrowser();
  const id = 'DB20261100001';
  const row = page.getByRole('option', { name: new RegExp(id) });
  await open();
  await expect.element(option('门店运营')).toHaveAttribute('href', '/ors/dashboard/analysis');
  await expect.element(option('打印本页')).not.toHaveAttribute('href');
  for (const press of ['press', 'Enter']) {
    await userEvent.keyboard(id);
    await expect.element(row).toHaveAttribute('href', `/records/ors/stock-transfers/${id}`);
    await row.click({ modifiers: ['Control'] });
    await row.click({ button: 'middle' });
    await expect.element(field).toHaveFocus();
    if (press === 'Enter') await userEvent.keyboard('{Enter}');
    else await row.click();
    await expect.element(field).not.toBeInTheDocument();
    await page.getByRole('button', { name: '打开' }).click();
  }
  expect(left).toEqual(['click', 'auxclick', 'click', 'auxclick']);
  const inList = `/ors/stock/transfer/out?keyword=${id}&filter=none&record=${id}&store=S02001`;
  expect(visited).toEqual([inList, inList]);
});
