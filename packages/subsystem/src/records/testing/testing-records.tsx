import { createCell } from '@portal/common/cell';
import * as kinds from '@portal/contract/records/fields';
import type { WireRecord } from '@portal/contract/records/record-calls';
import { recordType, type RecordType } from '@portal/contract/records/record-type';
import { Toaster } from '@portal/ui/feedback/Toaster';
import { ConfirmHost } from '@portal/ui/overlays/ConfirmHost';
import { render } from 'vitest-browser-react';
import { type MadeRequest, testingShell } from '../../choosers/testing-shell.tsx';
import type { Draft, SubsystemContext } from '../../contract.ts';
import type { ListOfPage } from '../list-address.ts';
import { RecordsPage } from '../RecordsPage.tsx';
import '../records.css';

/** A record type with a field of most kinds, for component tests. */
export const orders = recordType({
  system: 'ors',
  name: 'test-orders',
  one: '订单',
  number: 'DD{000}',
  actions: 'ors:order',
  scope: 'all',
  title: 'name',
  fields: {
    name: kinds.text({ label: '品名', required: true }),
    pieces: kinds.count({ label: '件数', unit: '件', most: 1000 }),
    price: kinds.money({ label: '售价', total: 'none' }),
    cost: kinds.money({ label: '成本', action: 'ors:order:cost' }),
    due: kinds.day({ label: '交期' }),
    sale: kinds.daySpan({ label: '档期' }),
    opens: kinds.time({ label: '开始时间' }),
    line: kinds.choice({ label: '产品线', choices: [{ value: 'men', label: '男装' }] }),
    sizes: kinds.choices({ label: '尺码', aside: true, choices: [{ value: 'l', label: '大' }] }),
    season: kinds.dictionary({ label: '季节', dictionary: 'season' }),
    store: kinds.store({ label: '门店' }),
    buyer: kinds.person({ label: '买手' }),
    team: kinds.people({ label: '小组' }),
    department: kinds.department({ label: '部门' }),
    supplier: kinds.link({ label: '供应商', type: 'gims/suppliers' }),
    reason: kinds.text({ label: '原因', aside: true }),
    answer: kinds.text({ label: '审批意见', aside: true }),
  },
  initial: 'draft',
  states: {
    draft: {
      label: '草稿',
      steps: {
        send: { label: '提交', to: 'sent', action: 'ors:order:send' },
        cancel: { label: '取消', to: 'off', action: 'ors:order:send', requires: ['reason'] },
      },
    },
    sent: {
      label: '已提交',
      tone: 'good',
      closed: true,
      steps: {
        decline: { label: '驳回', to: 'off', action: 'ors:order:approve', requires: ['answer'] },
        withdraw: { label: '撤回', to: 'draft', action: 'ors:order:send' },
        place: { label: '下单', to: 'off', action: 'ors:order:approve', toward: 'supplier' },
      },
    },
    off: { label: '已取消', closed: true },
  },
});

/** The names that answers have for the keys in the records below. */
const names = {
  store: { S1: '南京西路店' },
  person: { '900001': '林知夏', '900002': '苏锦禾' },
  department: { d1: '零售运营中心' },
  'dictionary/season': { summer: '夏季' },
  'gims/suppliers': { GY001: '华纺针织' },
};

export const order = (id: string, fields: WireRecord['fields'] = {}): WireRecord => ({
  id,
  version: 1,
  state: 'draft',
  fields: {
    ...Object.fromEntries(Object.keys(orders.fields).map((name) => [name, null])),
    name: '羊毛大衣',
    pieces: 12,
    store: 'S1',
    buyer: '900001',
    team: ['900001', '900002'],
    department: 'd1',
    season: 'summer',
    supplier: 'GY001',
    ...fields,
  },
  createdAt: '2026-11-20 09:00:00',
  createdBy: '苏锦禾',
  changedAt: '2026-11-20 09:30:00',
  changedBy: '苏锦禾',
});

interface OrdersPage {
  /** A type like that of orders, with other traits. */
  type?: RecordType;
  records?: readonly WireRecord[];
  /** The query in the address. */
  search?: string;
  /** Answers a request in place of the answers below; undefined leaves it to them. */
  answer?: (request: MadeRequest) => unknown;
  parts?: Partial<SubsystemContext>;
  /** The view that the page begins with, and the side it is for. */
  lists?: ListOfPage;
}

/** Drafts in memory; those there before were typed at half past nine. */
export function keptDrafts(first: Record<string, string> = {}) {
  const at = new Date('2026-11-20T09:30:00').getTime();
  const kept = new Map<string, Draft>(
    Object.entries(first).map(([key, text]) => [key, { text, at }]),
  );
  const drafts = {
    read: async (key: string) => kept.get(key),
    write: async (key: string, text: string) => void kept.set(key, { text, at: 0 }),
    remove: async (key: string) => void kept.delete(key),
  };
  return { kept, parts: { drafts } };
}

const item = (value: string, text: string) => ({
  value,
  text,
  title: text,
  label: text,
  color: null,
});

/** Shows the page of orders with some records; returns the requests it made, its address and where it led. */
export async function showOrders({
  type = orders,
  records = [],
  search = '',
  answer,
  parts,
  lists = {},
}: OrdersPage = {}) {
  const page = createCell({ path: '/ors/orders', component: null, title: '订单', search });
  const visited: string[] = [];
  const go = (to: string) => {
    visited.push(to);
    page.set({ ...page.get(), search: new URL(to, 'http://test.invalid').search });
  };
  const shell = testingShell((request) => answer?.(request) ?? answerOf(request, records), {
    page,
    router: { get: page.get, subscribe: page.subscribe, push: go, replace: go },
    dictionaries: createCell({ season: [item('summer', '夏季')] }),
    ...parts,
  });
  const { unmount } = await render(
    <shell.Page>
      <RecordsPage type={type} page={lists} />
      <ConfirmHost />
      <Toaster />
    </shell.Page>,
  );
  return { requests: shell.requests, address: () => page.get().search, go, visited, unmount };
}

const path = '/records/ors/test-orders';

function answerOf({ path: called, input }: MadeRequest, records: readonly WireRecord[]): unknown {
  if (called === path) {
    const [pageNo, size] = [Number(input['pageNo']), Number(input['pageSize'])];
    const rows = records.slice((pageNo - 1) * size, pageNo * size);
    return { records: rows, hasNext: pageNo * size < records.length, names };
  }
  if (called === `${path}/count`) return { total: records.length, sums: { pieces: 24 } };
  if (called === `${path}/views`) return { views: [], roles: [] };
  if (called.endsWith('/timeline')) return { events: [], names };
  if (called.includes('/loadDictItem/')) return ['南京西路店'];
  return { records: [{ ...item('GY001', '华纺针织'), aside: 'GY001' }], total: 1 };
}
