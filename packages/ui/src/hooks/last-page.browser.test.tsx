import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Pager } from '../data/Pager.tsx';
import { QueryState } from '../feedback/QueryState.tsx';
import { useLastPage } from './use-last-page.ts';

/** A list of pages of two, whose rows leave it one by one; `begun` is the page in the address. */
function Waiting({ rows, begun }: { rows: readonly string[]; begun: number }) {
  const [left, setLeft] = useState(rows);
  const [pageNo, onTurn] = useState(begun);
  const records = left.slice(2 * pageNo - 2, 2 * pageNo);
  const data = { records, total: left.length, pages: Math.ceil(left.length / 2) };
  const query = { data, error: null, isFetching: false, refetch: () => undefined };
  return (
    <>
      <button onClick={() => setLeft(left.slice(0, -1))}>同意</button>
      <QueryState
        query={useLastPage(query, onTurn)}
        isEmpty={({ total }) => total === 0}
        emptyText="没有待审批的申请"
      >
        {({ records: shown, total, pages }) => (
          <>
            <p>{shown.join('、') || '没有找到'}</p>
            <Pager {...{ pageNo, pages, total, onTurn }} />
          </>
        )}
      </QueryState>
    </>
  );
}

test('FIX-32 when the last row of the last page leaves, the page before it is shown', async () => {
  await render(<Waiting rows={['甲', '乙', '丙']} begun={2} />);
  await expect.element(page.getByText('丙')).toBeVisible();
  await page.getByRole('button', { name: '同意' }).click();
  await expect.element(page.getByText('甲、乙')).toBeVisible();
  await page.getByRole('button', { name: '同意' }).click();
  await page.getByRole('button', { name: '同意' }).click();
  await expect.element(page.getByText('没有待审批的申请')).toBeVisible();
});

test('FIX-32 an old link to a page behind the end shows the last page there is', async () => {
  await render(<Waiting rows={['甲', '乙', '丙']} begun={40} />);
  await expect.element(page.getByText('丙')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: '第 2 页' }))
    .toHaveAttribute('aria-current');
});
