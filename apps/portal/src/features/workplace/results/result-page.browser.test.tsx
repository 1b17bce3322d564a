import '@portal/ui/tokens/base.css';
import { queryOf } from '@portal/client/queries';
import { queryClient } from '@portal/client/query-client';
import { whoHelps } from '@portal/contract/access/explain';
import { getResult } from '@portal/contract/workplace/results';
import { QueryClientProvider } from '@tanstack/react-query';
import type { z } from 'zod';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { PageLocationContext } from '#platform/navigation/page-location.ts';
import { ResultPage } from './ResultPage.tsx';

const id = 'AbCdEfGhIjKlMnOpQrStUv';
const refused: z.infer<typeof getResult.result> = {
  kind: 'error',
  system: 'ors',
  title: '5 单中 2 单没有收货',
  text: '<b onclick="fell()">库存</b>已被他人改动',
  facts: [{ label: '单据', value: 'DB20261100388、DB20261100386' }],
  next: '改好后再收一次，已收的 3 单不受影响。',
  steps: { names: ['发货', '收货', '上架'], done: 1 },
  actions: [
    { text: '继续收货', path: '/ors/stock/transfer/receive' },
    { text: '返回列表', path: '/ors/stock/transfer/in' },
  ],
  requestId: 'a1b2c3',
  keptAt: '2026-11-29 18:05:00',
};

/** Shows the page with a query, where the server keeps this result and names these people. */
async function show(search: string, result = refused): Promise<void> {
  const path = `/result/${result.kind}`;
  queryClient.setQueryData(queryOf(getResult, { id }).queryKey, result);
  const help = { administrators: ['沈墨川'], mayAskForOthers: false };
  queryClient.setQueryData(queryOf(whoHelps, {}).queryKey, help);
  await render(
    <QueryClientProvider client={queryClient}>
      <PageLocationContext value={{ path, search, system: 'ors', entry: 0 }}>
        <ResultPage onTitle={() => undefined} />
      </PageLocationContext>
    </QueryClientProvider>,
  );
}

test('a result that failed says what did not happen, why, how far it came, what to do first and who helps', async () => {
  await show(`?id=${id}`);
  await expect.element(page.getByRole('heading', { name: refused.title, level: 1 })).toHaveFocus();
  await expect.element(page.getByRole('alert').getByText(refused.next)).toBeVisible();
  await expect
    .element(page.getByRole('listitem').filter({ hasText: '收货' }).first())
    .toHaveAttribute('aria-current', 'step');
  await expect
    .element(page.getByRole('link', { name: '继续收货' }))
    .toHaveAttribute('href', '/ors/stock/transfer/receive');
  await expect.element(page.getByText(/可以联系管理员：沈墨川/)).toBeVisible();
  await expect.element(page.getByText('a1b2c3')).toBeVisible();
});

test('what a system says in a result is text, whatever it looks like', async () => {
  await show(`?id=${id}`);
  await expect.element(page.getByText(refused.text)).toBeVisible();
});

test('a result that went well is read out quietly, and names nobody for help', async () => {
  await show(`?id=${id}`, { ...refused, kind: 'success', title: '3 单已收货' });
  await expect.element(page.getByRole('status').getByText('3 单已收货')).toBeVisible();
  await expect.element(page.getByText(/联系管理员/)).not.toBeInTheDocument();
});

test.each(['', '?id=', '?id=short', `?id=${id}%00`, '?title=中奖了&text=请转账'])(
  'an address with %j shows no result, and leads home',
  async (search) => {
    await show(search);
    await expect.element(page.getByText('该结果不存在或已过期')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '返回首页' })).toHaveAttribute('href', '/');
    await expect.element(page.getByText('中奖了')).not.toBeInTheDocument();
  },
);
