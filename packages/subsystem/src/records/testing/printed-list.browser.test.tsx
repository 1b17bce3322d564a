import { DataTable } from '@portal/ui/data/DataTable';
import { Panel } from '@portal/ui/layout/Panel';
import { emulateMedia } from '@portal/ui/testing/emulate-media';
import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { order, showOrders } from './testing-records.tsx';

const records = Array.from({ length: 100 }, (_, at) =>
  order(`DD${String(at + 1).padStart(3, '0')}`),
);
const list = () => page.getByRole('region', { name: '订单' });

/** Each begins a print from another state of the same list; the window is as wide as says the state. */
const states: Record<string, { width: number; search?: string; before?: () => void }> = {
  'as it opens': { width: 1440 },
  'in the cards of a phone': { width: 390 },
  'beside an unfolded menu, in a narrow window': { width: 820 },
  'scrolled under its sticky head and columns': {
    width: 1024,
    before: () => list().element().scrollTo({ left: 400, top: 300 }),
  },
  'as a window of a hundred rows': { width: 1440, search: '?size=100' },
};

const visible = (row: Element | null): Element[] =>
  [...(row?.children ?? [])].filter((cell) => cell.checkVisibility());
const textOf = (cell: Element | undefined): string => cell?.textContent ?? '';
/** The boxes around a table that would push it to the next sheet, or cut it off. */
const holding = (table: Element | null): string[] => {
  const found: string[] = [];
  for (let box = table?.parentElement; box && box !== document.body; box = box.parentElement) {
    const { breakInside, overflowY } = getComputedStyle(box);
    if (breakInside !== 'auto' || overflowY !== 'visible') found.push(box.className);
  }
  return found;
};

afterEach(async () => {
  await emulateMedia('');
  await page.viewport(1440, 900);
});

test.each(Object.keys(states))(
  'FIX-28: a list printed %s has each value under its heading, all rows, and begins on the first sheet',
  async (state) => {
    const { width, search = '', before } = states[state] ?? { width: 1440 };
    await page.viewport(width, 900);
    await showOrders({ records, search });
    await expect.element(page.getByRole('link', { name: 'DD001', exact: true })).toBeVisible();
    before?.();
    await emulateMedia('print');

    const table = list().element().querySelector('table');
    const count = () => table?.querySelectorAll('tbody tr').length;
    await expect.poll(count).toBe(search === '' ? 20 : 100);
    const heads = visible(table?.querySelector('thead tr') ?? null);
    const rows = [...(table?.querySelectorAll('tbody tr') ?? [])];
    expect(heads.map(textOf)).toEqual(expect.arrayContaining(['编号', '品名', '状态', '件数']));
    expect(heads.map(textOf)).not.toContain('操作');
    const valueOf = (row: Element, head: string) => {
      const at = heads.findIndex((cell) => textOf(cell) === head);
      const cell = visible(row)[at];
      const [above, below] = [heads[at], cell].map((box) => box?.getBoundingClientRect());
      expect([below?.left, below?.width]).toEqual([above?.left, above?.width]);
      return textOf(cell);
    };
    for (const [at, row] of rows.entries()) {
      expect(visible(row)).toHaveLength(heads.length);
      expect(valueOf(row, '编号')).toBe(records[at]?.id);
      expect(valueOf(row, '件数')).toBe('12');
    }
    const foot = table?.querySelector('tfoot tr') ?? null;
    expect(visible(foot)).toHaveLength(heads.length);
    expect(foot && valueOf(foot, '件数')).toBe('24');
    expect(holding(table)).toEqual([]);
  },
);

test('FIX-28: any other table in a panel begins on the first sheet too', async () => {
  const columns = [{ header: '编号', cell: ({ id }: { id: string }) => id }];
  await render(
    <Panel isFlush title="登录记录">
      <DataTable columns={columns} rows={records} keyOf={({ id }) => id} />
    </Panel>,
  );
  await emulateMedia('print');
  const table = page.getByRole('table').element();
  expect(holding(table)).toEqual([]);
  expect(getComputedStyle(table.querySelector('thead') ?? table).display).toBe(
    'table-header-group',
  );
  const [, row = table] = table.querySelectorAll('tr');
  expect(getComputedStyle(row).breakInside).toBe('avoid');
});

test('FIX-28: a printed record has its facts and timeline, and nothing to press or to fill in', async () => {
  await page.viewport(390, 844);
  await showOrders({
    records,
    answer: ({ path }) => (path.endsWith('/files') ? { files: [] } : undefined),
  });
  await page.getByRole('link', { name: 'DD001', exact: true }).click();
  const record = page.getByRole('dialog', { name: '订单 DD001' });
  await expect.element(record.getByText('添加附件')).toBeInTheDocument();
  await emulateMedia('print');

  await expect.element(record.getByText('添加附件')).not.toBeVisible();
  await expect.element(record.getByRole('heading', { name: '附件' })).not.toBeInTheDocument();
  expect(record.getByRole('button').elements()).toEqual([]);
  const terms = record.getByRole('term').elements();
  const pieces = terms.find((term) => textOf(term) === '件数');
  const [label, value] = [pieces, pieces?.nextElementSibling].map((box) =>
    box?.getBoundingClientRect(),
  );
  expect(textOf(pieces?.nextElementSibling ?? undefined)).toBe('12');
  expect(value?.top).toBe(label?.top);
});
