import { PageCalls } from '@portal/client/queries';
import { locateNumbers } from '@portal/contract/records/numbers/record-numbers';
import { emptyContext } from '@portal/contract/workplace/work-context';
import '@portal/ui/tokens/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../notices.css';
import { LinkedNotice } from './LinkedNotice.tsx';
import { NoticeContent } from './NoticeContent.tsx';

const rota = `<table><tr>${'<td>第1列的较长文字</td>'.repeat(16)}</tr></table>`;

test.each([592, 358])(
  'FIX-43 a wide table of an announcement in %d px scrolls in its own box, and its cells are not folded up',
  async (width) => {
    await render(
      <div style={{ width }}>
        <NoticeContent html={`<p>排班</p>${rota}<p>请假找店长</p>`} />
      </div>,
    );
    const box = page.getByRole('region', { name: '表格' });
    await expect.element(box).toBeVisible();
    const article = box.element().closest('article');
    expect(article?.scrollWidth).toBe(width);
    expect(box.element().scrollWidth).toBeGreaterThan(1_600);
    expect(box.element().clientHeight).toBeLessThan(64);
  },
);

test('FIX-48 numbers of records in an announcement are links where its reader may open them, and others stay words', async () => {
  const [transfer, closing] = ['DB20261100001', 'RJ20261100002'];
  const asked = new Set<string>();
  const followed: string[] = [];
  const calls: PageCalls = {
    call: async (call, input) => {
      asked.add(`${call.path} ${JSON.stringify(input)}`);
      return call.result.parse([{ type: 'ors/stock-transfers', id: transfer }]);
    },
    chosen: { get: () => emptyContext, subscribe: () => () => undefined },
    answerAtHand: () => undefined,
  };
  const html = `<p>调拨单${transfer}已到店，日结单 ${closing} 有差异</p><p><b>请核对${transfer}</b></p>`;
  await render(
    <PageCalls value={calls}>
      <QueryClientProvider client={new QueryClient()}>
        <LinkedNotice html={html} onFollow={(address) => void followed.push(address)} />
      </QueryClientProvider>
    </PageCalls>,
  );
  const links = page.getByRole('link');
  await expect.element(links).toHaveLength(2);
  await expect
    .element(links.last())
    .toHaveAttribute('href', `/records/ors/stock-transfers/${transfer}`);
  await expect.element(page.getByText(/日结单 RJ20261100002 有差异/)).toBeVisible();
  expect([...asked]).toEqual([
    `${locateNumbers.path} ${JSON.stringify({ numbers: `${transfer},${closing}` })}`,
  ]);
  await links.first().click();
  expect(followed).toEqual([`/records/ors/stock-transfers/${transfer}`]);
});
