import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { type QueryResult, QueryState } from './QueryState.tsx';

const refetch = vi.fn<() => void>();
const idle = { data: undefined, error: null, isFetching: false, refetch };
const failed = { ...idle, error: new Error('no answer') };

const State = (props: { query: QueryResult<string[]>; warnsOfStale?: boolean }) => (
  <QueryState
    {...props}
    failedText="名单没有取到"
    isEmpty={({ length }) => length === 0}
    emptyText="名单是空的"
  >
    {(names) => <p>{names.join('、')}</p>}
  </QueryState>
);

const retry = () => page.getByRole('button', { name: '重新获取' });

test('a query is loading, then failed with a button to fetch again, then shown', async () => {
  const { rerender } = await render(<State query={{ ...idle, isFetching: true }} />);
  await expect.element(page.getByRole('progressbar', { name: '正在加载' })).toBeInTheDocument();

  await rerender(<State query={failed} />);
  await expect.element(page.getByText('名单没有取到')).toBeVisible();
  await retry().click();
  expect(refetch).toHaveBeenCalledOnce();

  await rerender(<State query={{ ...idle, data: ['林知夏'] }} />);
  await expect.element(page.getByText('林知夏')).toBeVisible();
  await expect.element(retry()).not.toBeInTheDocument();
});

test('what could not be refreshed stands alone, or below the failure; its button is busy meanwhile', async () => {
  const stale = { ...failed, data: ['林知夏'], isFetching: true };
  const { rerender } = await render(<State query={stale} />);
  await expect.element(page.getByText('林知夏')).toBeVisible();
  await expect.element(retry()).not.toBeInTheDocument();

  await rerender(<State query={stale} warnsOfStale />);
  await expect.element(page.getByText('林知夏')).toBeVisible();
  await expect.element(retry()).toHaveAttribute('aria-busy', 'true');
});

test('an empty list says so, unless it could not be refreshed', async () => {
  const { rerender } = await render(<State query={{ ...idle, data: [] }} />);
  await expect.element(page.getByText('名单是空的')).toBeVisible();

  await rerender(<State query={{ ...failed, data: [] }} />);
  await expect.element(page.getByText('名单没有取到')).toBeVisible();
  await expect.element(page.getByText('名单是空的')).not.toBeInTheDocument();
});
