import type { Board, Change, Figure } from '@portal/contract/analysis/board';
import type { MenuItem, Permissions } from '@portal/contract/access/permissions';
import type { SignedIn } from '@portal/contract/identity/session';
import type { SubsystemEntry } from '@portal/contract/subsystems/subsystems';

/** Made-up responses: as little of each kind as makes every part of a first page render once. */

const text = '样例';

export const signedIn: SignedIn = {
  token: text,
  userInfo: {
    id: '1',
    username: text,
    realname: text,
    avatar: null,
    workNo: text,
    defaultSystem: null,
    sex: null,
    phone: null,
    email: null,
    post: null,
    orgCode: null,
    orgCodeTxt: null,
    status: 1,
    loginTenantId: 0,
    createTime: '2026-01-01 00:00:00',
  },
  sysAllDictItems: {},
  departs: [],
  multi_depart: 1,
  tenantList: [{ id: 0, name: text, status: 1 }],
  due: [],
};

const item = (id: string, children?: MenuItem[]): MenuItem => ({
  id,
  path: `/${id}`,
  name: id,
  component: null,
  route: '1',
  meta: { title: text, permissionList: [], keepAlive: true, internalOrExternal: false },
  ...(children && { children }),
});

const action = { action: text, type: '1', describe: text } as const;

export const permissions: Permissions = {
  menu: [item('a', [item('b'), item('c')]), item('d', [item('e')]), item('f')],
  auth: [action],
  allAuth: [{ ...action, status: '1' }],
};

export const systems: SubsystemEntry[] = [
  {
    sysType: 'ors',
    sysName: text,
    desc: text,
    icon: null,
    platform: text,
    enabled: true,
    permitted: true,
    kind: 'esm',
    entry: null,
    trustedOrigins: [],
  },
];

const change: Change = { label: text, value: 1, unit: '%', isGood: true };
const figure: Figure = { label: text, prefix: '¥', text: '1', unit: '', changes: [change] };
const rows = ['甲', '乙'].map((label) => ({ label, opens: text }));

export const board: Board = {
  title: text,
  trail: [],
  scope: text,
  main: figure,
  target: { label: text, reached: 2, elapsed: 1 },
  figures: [figure],
  trend: {
    title: text,
    unit: text,
    days: ['1', '2'],
    opens: [text, text],
    current: { label: text, values: [1, 2] },
    previous: { label: text, values: [2, 1] },
  },
  shares: { title: text, aside: text, rows: rows.map((row) => ({ ...row, percent: 50, change })) },
  ranking: {
    title: text,
    columns: [text, '甲'],
    rows: rows.map((row) => ({ ...row, cells: ['1'] })),
    others: null,
  },
  structure: {
    title: text,
    aside: text,
    parts: rows.map(({ label }) => ({ label, percent: 50, detail: text })),
    finding: text,
  },
};
