import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '../overlays/Dialog.tsx';
import { Toaster } from './Toaster.tsx';
import { dismiss, notices, notify } from './notify.ts';

// A notice repeated within three seconds is not shown, so every test has texts of its own. The clock stands still, and moves when a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  for (const { id } of notices.get()) dismiss(id);
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const toast = (text: string) => page.getByRole('listitem').filter({ hasText: text });

test('a success waits its turn to be read out, an error interrupts', async () => {
  await render(<Toaster />);
  notify({ kind: 'success', text: '已保存' });
  notify({ kind: 'error', text: '保存失败' });
  await expect.element(page.getByRole('status')).toHaveTextContent('已保存');
  await expect.element(page.getByRole('alert')).toHaveTextContent('保存失败');
});

test('a success stays three seconds, an error six', async () => {
  await render(<Toaster />);
  notify({ kind: 'success', text: '已提交' });
  notify({ kind: 'error', text: '提交失败' });
  await pass(2_900);
  await expect.element(toast('已提交')).toBeVisible();
  await pass(200);
  await expect.element(toast('已提交')).not.toBeInTheDocument();
  await expect.element(toast('提交失败')).toBeVisible();
  await pass(3_000);
  await expect.element(toast('提交失败')).not.toBeInTheDocument();
});

test('nothing goes away under the pointer, and it does three seconds after the pointer left', async () => {
  await render(
    <>
      <Toaster />
      <button type="button" style={{ position: 'fixed', left: 0, bottom: 0 }}>
        别处
      </button>
    </>,
  );
  notify({ kind: 'success', text: '已发布' });
  await toast('已发布').hover();
  await pass(30_000);
  await expect.element(toast('已发布')).toBeVisible();
  await page.getByRole('button', { name: '别处' }).hover();
  await pass(3_100);
  await expect.element(toast('已发布')).not.toBeInTheDocument();
});

test('the oldest of more than three gives way', async () => {
  await render(<Toaster />);
  for (const text of ['一号', '二号', '三号', '四号']) notify({ kind: 'info', text });
  await expect.element(page.getByRole('listitem')).toHaveLength(3);
  await expect.element(toast('一号')).not.toBeInTheDocument();
});

test('a card has a cross and an action, and either takes it away', async () => {
  const act = vi.fn<() => void>();
  await render(<Toaster />);
  const card = { kind: 'info', title: '新公告', lifeMs: Infinity } as const;
  notify({ ...card, text: '盘点通知', action: { text: '查看', onSelect: act } });
  await page.getByRole('button', { name: '查看' }).click();
  await expect.element(toast('盘点通知')).not.toBeInTheDocument();
  expect(act).toHaveBeenCalledOnce();

  notify({ ...card, text: '停电通知' });
  await page.getByRole('button', { name: '关闭' }).click();
  await expect.element(toast('停电通知')).not.toBeInTheDocument();
});

/** A page with a dialog over it. */
function PageWithDialog() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Toaster />
      {isOpen && <Dialog title="门店" onClose={() => setOpen(false)} />}
    </>
  );
}

test('a notice can be closed while a dialog is open, and outlives the dialog', async () => {
  await render(<PageWithDialog />);
  const card = { kind: 'warning', title: '注意', lifeMs: Infinity } as const;
  notify({ ...card, text: '库存不足' });
  notify({ ...card, text: '价格异常' });
  await toast('库存不足').getByRole('button', { name: '关闭' }).click();
  await expect.element(toast('库存不足')).not.toBeInTheDocument();
  const dialog = page.getByRole('dialog', { name: '门店' });
  await expect.element(dialog).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(toast('价格异常')).toBeVisible();
});
