import * as kinds from '@portal/contract/records/fields';
import { listOpenTypes } from '@portal/contract/records/numbers/number-links';
import { locateNumbers } from '@portal/contract/records/numbers/record-numbers';
import type { RecordType } from '@portal/contract/records/record-type';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { order, orders, showOrders } from './testing-records.tsx';

const number = page.getByRole('link', { name: 'DD001', exact: true });
const drawer = page.getByRole('dialog');
const record = page.getByRole('dialog', { name: '订单 DD001' });
const supplier = { name: '华纺针织 GY001' };
const own = '/records/ors/test-orders/DD001';
const linked = '/records/gims/suppliers/GY001';

const timeline = [
  {
    id: 'e1',
    at: '2026-11-20 10:00:00',
    by: '苏锦禾',
    kind: 'changed',
    step: null,
    fromState: null,
    toState: null,
    words: null,
    changes: [{ field: 'supplier', from: null, to: 'GY001' }],
  },
];
const names = { 'gims/suppliers': { GY001: '华纺针织' } };
const withTimeline = ({ path }: { path: string }) => {
  if (path.endsWith('/timeline')) return { events: timeline, names };
  return path.endsWith('/one/:id') ? { ...order('DD002'), names } : undefined;
};

test('FIX-48 the number of a row and each field that refers to a record are links to its address', async () => {
  const { visited } = await showOrders({ records: [order('DD001')], answer: withTimeline });
  await expect.element(number).toHaveAttribute('href', own);
  await expect.element(page.getByRole('link', supplier)).toHaveAttribute('href', linked);

  // With a key held, the browser opens it in another tab: nothing happens here.
  const asked: boolean[] = [];
  const note = (event: Event) => {
    asked.push(event.defaultPrevented);
    event.preventDefault();
  };
  addEventListener('click', note, { once: true });
  await number.click({ modifiers: ['Control'] });
  expect(asked).toEqual([false]);
  await expect.element(drawer).not.toBeInTheDocument();

  number.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(record.getByText('创建', { exact: true })).toBeVisible();
  expect(visited).toEqual([]);
  await expect.element(record.getByRole('link', supplier)).toHaveLength(2);
  await expect
    .element(record.getByText(/^供应商：—/))
    .toHaveTextContent('供应商：— → 华纺针织 GY001');
  await record.getByRole('link', supplier).last().click();
  expect(visited).toEqual([linked]);
});

test('FIX-52 a linked record that its reader has no page for is a name and a number, and no link', async () => {
  await showOrders({
    records: [order('DD001')],
    answer: ({ path }) => (path === listOpenTypes.path ? ['ors/test-orders'] : undefined),
  });
  await expect.element(page.getByText('华纺针织 GY001')).toBeVisible();
  await expect.element(page.getByRole('link', { name: /GY/ })).not.toBeInTheDocument();
  await expect.element(number).toHaveAttribute('href', own);
});

test('which types open is asked as often as the rows, not again for a record beside them, and never where nothing links to others', async () => {
  const withLink = await showOrders({
    records: [order('DD001')],
    answer: (request) =>
      request.path === listOpenTypes.path ? ['gims/suppliers'] : withTimeline(request),
  });
  await number.click();
  await expect.element(record.getByText('创建', { exact: true })).toBeVisible();
  const { supplier: _, ...fields } = orders.fields;
  const without = await showOrders({ type: { ...orders, fields }, records: [order('DD001')] });
  await expect.element(number.last()).toBeVisible();

  const asked = ({ requests }: typeof without, wanted: string) =>
    requests.filter(({ path }) => path === wanted).length;
  const rows = asked(withLink, '/records/ors/test-orders');
  expect(asked(withLink, listOpenTypes.path)).toBe(rows);
  expect(asked(without, listOpenTypes.path)).toBe(0);
});

test('FIX-48 numbers in the texts, rows and comments of a record are links, if its reader may open them, by one call', async () => {
  const withRows: RecordType = {
    ...orders,
    fields: {
      ...orders.fields,
      story: kinds.richText({ label: '正文' }),
      rows: kinds.lines({ label: '明细', columns: { style: kinds.text({ label: '款号' }) } }),
    },
  };
  const [slip, style, lost, other] = ['XS202611000001', 'K202601001', 'XS202611000009', 'DB202611'];
  const said = { ...timeline[0], kind: 'comment', changes: [], words: `同${slip}，${style}已补` };
  const fields = {
    reason: `小票${slip}与 ${lost}、${other}`,
    story: `<h2>见${slip}</h2>`,
    rows: [{ style }],
  };
  const { requests, visited } = await showOrders({
    type: withRows,
    records: [order('DD001', fields)],
    answer: ({ path }) => {
      if (path.endsWith('/timeline')) return { events: [said], names };
      if (path !== locateNumbers.path) return undefined;
      return [
        { type: 'ors/slips', id: slip },
        { type: 'imos/styles', id: style },
      ];
    },
  });
  await number.click();
  await expect.element(record.getByRole('link', { name: slip })).toHaveLength(3);
  await expect.element(record.getByRole('link', { name: style })).toHaveLength(2);
  await expect.element(record.getByText(`小票${slip}与 ${lost}、${other}`)).toBeVisible();
  await expect.element(record.getByRole('link', { name: lost })).not.toBeInTheDocument();
  const asked = requests.filter(({ path }) => path === locateNumbers.path);
  expect(asked.map(({ input }) => input)).toEqual([{ numbers: [slip, lost, style].join() }]);
  const slips = record.getByRole('link', { name: slip });
  await slips.first().click();
  await record
    .getByRole('heading', { name: `见${slip}` })
    .getByRole('link')
    .click();
  expect(visited).toEqual([`/records/ors/slips/${slip}`, `/records/ors/slips/${slip}`]);
});

test('FIX-48 a record copies its address, and where the browser forbids it shows it', async () => {
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await showOrders({ records: [order('DD001')] });
  await number.click();
  await record.getByRole('button', { name: '复制链接' }).click();
  await expect.poll(() => copied).toEqual([location.origin + own]);
  Reflect.deleteProperty(navigator, 'clipboard');
});

test('FIX-48 a record of the address opens whatever the list shows; closed, it leaves the address and opens again', async () => {
  const { go, address } = await showOrders({
    search: '?keyword=x&record=DD002',
    answer: withTimeline,
  });
  const other = page.getByRole('dialog', { name: '订单 DD002' });
  await expect.element(other.getByText('创建', { exact: true })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(drawer).not.toBeInTheDocument();
  expect(address()).toBe('?keyword=x');
  go('/ors/orders?keyword=x&record=DD002');
  await expect.element(other.getByText('创建', { exact: true })).toBeVisible();
});

test('FIX-48 Back from a record that another led to shows that one again', async () => {
  const { go } = await showOrders({
    type: orders,
    records: [order('DD001')],
    answer: withTimeline,
  });
  await number.click();
  await expect.element(record.getByText('创建', { exact: true })).toBeVisible();
  go('/ors/orders?record=DD002');
  await expect.element(page.getByRole('dialog', { name: '订单 DD002' })).toBeVisible();
  go('/ors/orders');
  await expect.element(record.getByText('创建', { exact: true })).toBeVisible();
});
