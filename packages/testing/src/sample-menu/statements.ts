import { heldByNobody, type SampleItem, sampleSections } from './items.ts';

/** An SQL statement with its only value, a list of rows as JSON. */
interface Statement {
  text: string;
  rows: Record<string, unknown>[];
}

const clerks = ['store-clerk', 'store-manager'];
const offices = ['regional-supervisor', 'merchandiser', 'human-resources', 'head-office'];
/** Roles of the demonstration that hold a section, next to administrators. */
const holders: Record<string, string[]> = {
  'ors-sampleStore': ['store-manager', 'regional-supervisor'],
  'ors-sampleStock': [...clerks, 'regional-supervisor'],
  'ors-sampleSales': [...clerks, 'regional-supervisor'],
  'ors-sampleGoods': [...clerks, 'regional-supervisor'],
  'cms-sampleAlbum': [...clerks, 'regional-supervisor'],
  'ams-sampleService': [...offices, 'store-manager'],
  'ams-sampleAsset': offices,
  'ams-sampleMeeting': offices,
  'ams-sampleCar': offices,
  'ams-sampleRole': ['security-officer'],
};
const holdersOf = (section: string): string[] => [...(holders[section] ?? []), 'administrator'];

const verbs = {
  list: '查询',
  add: '新增',
  edit: '编辑',
  delete: '删除',
  export: '导出',
  approve: '审批',
};
/** Roles that also delete and approve. */
const deciders = ['store-manager', 'regional-supervisor', 'administrator'];

/** Returns the items below a path, parents before their children, each with its section. */
function itemsBelow(
  subsystem: keyof typeof sampleSections,
  parent: string | null,
  pages: Record<string, string | SampleItem>,
): Record<string, unknown>[] {
  return Object.entries(pages).flatMap(([name, entry], index) => {
    const { pages: inside, ...own } = typeof entry === 'string' ? { title: entry } : entry;
    const id = `${parent ?? subsystem}-${name}`;
    const row = {
      url_credential: 'none',
      route_flag: '1',
      hidden: false,
      always_show: false,
      keep_alive: true,
      opens_new_window: false,
      component: inside ? 'layouts/RouteView' : sampleSections[subsystem].component,
      ...own,
      id,
      name: id,
      subsystem,
      parent_id: parent,
      sort: index - 50,
      path: `/${id.replaceAll('-', '/')}`,
    };
    return [row, ...itemsBelow(subsystem, id, inside ?? {})];
  });
}

const items = (['ors', 'ams', 'cms'] as const).flatMap((subsystem) =>
  itemsBelow(subsystem, null, sampleSections[subsystem].sections),
);
/** The ids of its items, for tests of what is shipped. */
export const sampleItemIds: ReadonlySet<unknown> = new Set(items.map(({ id }) => id));

const sections = items.filter(({ parent_id }) => parent_id === null);

const actions = sections.flatMap(({ id, subsystem, title }) =>
  Object.entries(verbs).map(([verb, word]) => ({
    code: `${String(id).replace('-', ':')}:${verb}`,
    subsystem,
    menu_item_id: id,
    describe: `${String(title)}：${word}`,
    type: verb === 'approve' ? '2' : '1',
  })),
);
const vault = {
  code: heldByNobody,
  subsystem: 'ams',
  menu_item_id: null,
  describe: '打开机要柜',
  type: '1',
};

const heldItems = items.flatMap(({ id }) =>
  holdersOf(String(id).split('-').slice(0, 2).join('-')).map((role_code) => ({
    role_code,
    menu_item_id: id,
  })),
);
const heldActions = actions.flatMap(({ code, menu_item_id }) =>
  holdersOf(String(menu_item_id))
    .filter((role) => !/:(?:delete|approve)$/.test(code) || deciders.includes(role))
    .map((role_code) => ({ role_code, action_code: code })),
);

const insertion = (table: string, columns: string): string =>
  `insert into ${table} (${columns})
   select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)
   on conflict do nothing`;
// The sample sections stand between the board and what is built, where a menu across the top has room for them.
const boards = ['ors', 'ams', 'cms'].map((key) => ({ id: `${key}-dashboard-analysis` }));
const boardsFirst = `update menu_item set sort = -100
  from jsonb_populate_recordset(null::menu_item, $1::jsonb) board where menu_item.id = board.id`;
const itemColumns = `id, subsystem, parent_id, sort, path, name, component, title, icon, redirect, url,
  url_credential, permission, route_flag, hidden, always_show, keep_alive, opens_new_window`;

/**
 * Statements that add the sample menu to a demonstration: sections with ordinary pages, and one item of every kind.
 * They run in the default tenant, and in this order: an item names the action that guards it.
 */
export const sampleMenuStatements: Statement[] = [
  { text: insertion('action', 'code, subsystem, describe, type, menu_item_id'), rows: [vault] },
  { text: boardsFirst, rows: boards },
  { text: insertion('menu_item', itemColumns), rows: items },
  { text: insertion('action', 'code, subsystem, describe, type, menu_item_id'), rows: actions },
  { text: insertion('role_menu_item', 'role_code, menu_item_id'), rows: heldItems },
  { text: insertion('role_action', 'role_code, action_code'), rows: heldActions },
];
