import { emulateMedia } from '@portal/ui/testing/emulate-media';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { order, showOrders } from './testing-records.tsx';

const typed = '第一行\n\n第三行';
const event = {
  id: '1',
  at: '2026-11-20 09:00:00',
  by: '苏锦禾',
  kind: 'comment',
  step: null,
  fromState: null,
  toState: null,
  words: `评论：${typed}`,
  changes: [],
};
const changes = [{ field: 'reason', from: null, to: `改为：${typed}` }];
const events = [event, { ...event, id: '2', kind: 'changed', words: null, changes }];

test.each(['screen', 'print'] as const)(
  'FIX-40: a long text keeps its line breaks in detail, timeline and comment, on %s',
  async (media) => {
    await showOrders({
      records: [order('DD001', { reason: typed })],
      answer: ({ path }) => (path.endsWith('/timeline') ? { events, names: {} } : undefined),
    });
    await page.getByRole('link', { name: 'DD001', exact: true }).click();
    const record = page.getByRole('dialog', { name: '订单 DD001' });
    const entries = record.getByRole('list', { name: '动态与评论' });
    await expect.element(entries).toBeVisible();
    await emulateMedia(media);
    try {
      const reason = record.getByRole('term').filter({ hasText: '原因' }).element();
      expect(reason.nextElementSibling).toHaveProperty('innerText', typed);
      for (const words of [`评论：${typed}`, `改为：${typed}`]) {
        expect(entries.element()).toHaveProperty('innerText', expect.stringContaining(words));
      }
    } finally {
      await emulateMedia('');
    }
  },
);
