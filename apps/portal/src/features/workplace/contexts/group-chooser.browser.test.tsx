import { PageCalls, queryOf } from '@portal/client/queries';
import { queryClient } from '@portal/client/query-client';
import { emptyContext } from '@portal/contract/workplace/work-context';
import { getSwitching } from '@portal/contract/workplace/contexts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { choiceOf, chooseInThisTab } from '#platform/context/choices.ts';
import { GroupChooser } from './GroupChooser.tsx';

const groups = [
  { bgNo: 'BG01', bgName: '女装事业部' },
  { bgNo: 'BG02', bgName: '男装事业部' },
  { bgNo: 'BG03', bgName: '童装事业部' },
];

/** A page that opens the chooser; `answer` stands for the server. */
function Page({ answer }: { answer: () => unknown }) {
  const [isOpen, setOpen] = useState(true);
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  );
  const calls: PageCalls = {
    call: async (call) => call.result.parse(await answer()),
    chosen: { get: () => emptyContext, subscribe: () => () => undefined },
    answerAtHand: () => undefined,
  };
  return (
    <PageCalls value={calls}>
      <QueryClientProvider client={client}>
        {isOpen ? <GroupChooser onClose={() => setOpen(false)} /> : <p>已关闭</p>}
      </QueryClientProvider>
    </PageCalls>
  );
}

const dialog = page.getByRole('dialog', { name: '选择事业部' });
const choice = (name: string) => dialog.getByRole('radio', { name: new RegExp(name) });

beforeEach(() => {
  chooseInThisTab('group', undefined);
  queryClient.setQueryData(queryOf(getSwitching, {}).queryKey, 'live');
});

test('the first group is chosen from the start, arrows move, and Enter switches to another', async () => {
  await render(<Page answer={() => groups} />);
  await expect.element(choice('女装事业部')).toBeChecked();
  await dialog.getByText('女装事业部').click();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(choice('男装事业部')).toBeChecked();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('已关闭')).toBeVisible();
  expect(choiceOf('group')).toEqual({ no: 'BG02', name: '男装事业部' });
});

test('Esc without any choice yet is refused with a reason, and closes the chooser with one', async () => {
  const { unmount } = await render(<Page answer={() => groups} />);
  await expect.element(choice('女装事业部')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByText('暂无事业部,请选择')).toBeVisible();
  await unmount();

  chooseInThisTab('group', { no: 'BG03', name: '童装事业部' });
  await render(<Page answer={() => groups} />);
  await expect.element(choice('童装事业部')).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('已关闭')).toBeVisible();
  expect(choiceOf('group')?.no).toBe('BG03');
});

test('a list that could not be had is asked for again, and an empty one says so', async () => {
  let isDown = true;
  const answer = () => {
    if (isDown) throw new Error('offline');
    return [];
  };
  await render(<Page answer={answer} />);
  await expect.element(dialog.getByText('列表暂时无法取得，请稍后重试')).toBeVisible();
  isDown = false;
  await dialog.getByRole('button', { name: '重试' }).click();
  await expect.element(dialog.getByText('您名下暂无事业部，请联系管理员进行添加')).toBeVisible();
  await dialog.getByRole('button', { name: '切换' }).click();
  await expect.element(dialog.getByText('请选择事业部')).toBeVisible();
});
