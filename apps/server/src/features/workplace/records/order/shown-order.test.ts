import * as kinds from '@portal/contract/records/fields';
import type { RecordFields } from '@portal/contract/records/field-values';
import { recordCalls } from '@portal/contract/records/record-calls';
import { actionsOf, recordType } from '@portal/contract/records/record-type';
import { afterAll, expect, test } from 'vitest';
import { withinTenant } from '#platform/database/tenant.ts';
import { addRecordTables } from '#testing/fixtures/record-types.ts';
import { roleIn } from '#testing/fixtures/role.ts';
import { startWorld } from '#testing/world.ts';
import { insertRecords } from '../store.ts';

const styles = recordType({
  system: 'gims',
  name: 'sorted-styles',
  one: '款式',
  number: 'KX{yyyymm}{00000}',
  actions: 'gims:sorted',
  scope: 'all',
  fields: { name: kinds.text({ label: '品名', required: true }) },
  initial: 'open',
  states: { open: { label: '打开' } },
});

const risks = [
  { value: 'a', label: '中' },
  { value: 'b', label: '低' },
  { value: 'c', label: '高' },
];

const displays = recordType({
  system: 'ors',
  name: 'sorted-displays',
  one: '陈列',
  number: 'CX{yyyymm}{00000}',
  actions: 'ors:sorted',
  scope: 'all',
  fields: {
    store: kinds.store({ label: '门店' }),
    keeper: kinds.person({ label: '负责人' }),
    department: kinds.department({ label: '部门' }),
    position: kinds.position({ label: '岗位' }),
    sex: kinds.dictionary({ label: '性别', dictionary: 'sex' }),
    risk: kinds.choice({
      label: '风险',
      choices: risks,
    }),
    style: kinds.link({ label: '款式', type: 'gims/sorted-styles' }),
    note: kinds.text({ label: '备注' }),
    due: kinds.day({ label: '期限' }),
  },
  initial: 'a',
  states: { a: { label: '已开' }, b: { label: '草稿' }, c: { label: '作废' } },
});

const world = await startWorld({}, afterAll, { recordTypes: [styles, displays] });
await addRecordTables(world, [styles, displays]);
const all = await roleIn(world.db)({ actions: [...actionsOf(styles), ...actionsOf(displays)] });
const stores = ['S02001', 'S02002'];
const tab = (await world.person({ roles: [all], realname: '重小庆', stores })).tab({
  storeNo: 'S02001',
});
const keepers = await Promise.all(
  ['周一', '东方', '安宁'].map((realname) => world.person({ realname })),
);
const styleIds: string[] = [];
for (const name of ['东莞风衣', '北京大衣', '保洁工服']) {
  styleIds.push((await tab(recordCalls(styles).create, { fields: { name } })).id);
}

const departments = await world.db
  .selectFrom('department')
  .where('tenant_id', '=', 0)
  .select('id')
  .orderBy('id')
  .limit(3)
  .execute();

/** Values in turn; 'gone' names nothing any more. */
const values: Record<string, readonly (string | null)[]> = {
  store: ['S02002', null, 'S02001', 'gone'],
  keeper: [...keepers.map(({ workNo }) => workNo), 'gone', null],
  department: [null, ...departments.map(({ id }) => id), 'gone'],
  position: ['guide', null, 'gone'],
  sex: ['1', '2', null, 'gone'],
  risk: ['c', 'a', null, 'b'],
  style: [...styleIds, null, 'gone'],
  note: [null, '东莞', '保洁', null, '北京', '安阳'],
  due: [null, '2026-11-20', null, null, '2026-11-19'],
};

interface Added {
  id: string;
  state: string;
  fields: RecordFields;
}
const added: Added[] = [];

/** Adds records until there are so many, by the thousand. */
async function fillUpTo(count: number): Promise<void> {
  while (added.length < count) {
    const records = Array.from({ length: Math.min(1_000, count - added.length) }, (_, more) => {
      const nth = added.length + more;
      const fields = Object.entries(values).map(([name, of]) => [
        name,
        of[nth % of.length] ?? null,
      ]);
      return {
        id: `CX202611${String((nth * 7919) % 99_991).padStart(5, '0')}`,
        state: ['a', 'b', 'c'][nth % 3] ?? 'a',
        fields: Object.fromEntries(fields),
      };
    });
    const made = records.map((record) => ({ ...record, scope: '', words: record.id }));
    await withinTenant(0, () =>
      insertRecords(world.db, displays, made, {
        by: '重小庆',
        at: new Date('2026-11-20T02:00:00Z'),
      }),
    );
    added.push(...records);
  }
}

const { find } = recordCalls(displays);
const calls = {
  page: async (sort: string, pageNo: number) => {
    const { records } = await tab(find, { sort, pageSize: '100', pageNo: String(pageNo) });
    return records.map(({ id }) => id);
  },
  /** The names of what records refer to, as every page brings them. */
  names: async () => (await tab(find, { pageSize: '100' })).names,
};

const byPinyin = new Intl.Collator('zh-CN-u-co-pinyin');
const byCode = (one: string, other: string) => Number(one > other) - Number(one < other);
const references: Record<string, string> = {
  store: 'store',
  keeper: 'person',
  department: 'department',
  position: 'position',
  sex: 'dictionary/sex',
  style: 'gims/sorted-styles',
};

type Names = Awaited<ReturnType<typeof calls.names>>;

const stateLabels: Record<string, string> = Object.fromEntries(
  Object.entries(displays.states).map(([state, { label }]) => [state, label]),
);

/** Returns what a column shows of a record: its words, or the key of what has none, or nothing. */
function shownBy(field: string, names: Names) {
  return (record: Added): { words?: string; key: string } => {
    if (field === 'state') return { words: stateLabels[record.state] ?? '', key: record.state };
    const value = record.fields[field];
    const key = typeof value === 'string' ? value : '';
    if (field === 'risk') {
      const choice = risks.find((one) => one.value === key);
      return choice ? { words: choice.label, key } : { key };
    }
    const words = field in references ? names[references[field] ?? '']?.[key] : value;
    return typeof words === 'string' ? { words, key } : { key };
  };
}

/** Named ones first, then those whose key names nothing, then blanks. */
const place = (row: { words?: string; key: string }) =>
  row.words === undefined ? (row.key === '' ? 2 : 1) : 0;

/** The numbers of all records as they stand by a column. */
function orderBy(field: string, descending: boolean, names: Names): string[] {
  const shown = shownBy(field, names);
  const way = descending ? -1 : 1;
  const rows = added.map((record) => ({ id: record.id, ...shown(record) }));
  // Records of one state are the newest first.
  const ofId = field === 'state' ? -way : way;
  return rows
    .toSorted(
      (one, other) =>
        place(one) - place(other) ||
        way * byPinyin.compare(one.words ?? '', other.words ?? '') ||
        way * byCode(one.key, other.key) ||
        ofId * byCode(one.id, other.id),
    )
    .map(({ id }) => id);
}

test.each([
  ['a few records', 60, [...Object.keys(values), 'state']],
  ['more records than are sorted at once', 10_060, ['store', 'risk', 'style', 'state']],
])(
  'FIX-35 %s stand by the words that a column shows, those without a name behind them and blanks last, both ways',
  async (_, count, fields) => {
    await fillUpTo(count);
    const names = await calls.names();
    const last = Math.ceil(count / 100);

    for (const field of fields) {
      for (const descending of [false, true]) {
        const order = orderBy(field, descending, names);
        const shown = shownBy(field, names);
        const byId = new Map(added.map((record) => [record.id, shown(record)]));
        const starts = [
          order.findIndex((id) => byId.get(id)?.words === undefined),
          order.findIndex((id) => byId.get(id)?.key === ''),
        ];
        // Pages in which named ones, unnamed ones and blanks meet, the first and the last.
        const pages = new Set([
          1,
          last,
          ...starts.filter((at) => at >= 0).map((at) => Math.floor(at / 100) + 1),
        ]);
        for (const page of pages) {
          const found = await calls.page(descending ? `${field}.desc` : field, page);
          expect([field, descending, page, found]).toEqual([
            field,
            descending,
            page,
            order.slice((page - 1) * 100, page * 100),
          ]);
        }
      }
    }
  },
);

test('FIX-35 the second column of an order is sorted by what it shows as well', async () => {
  const names = await calls.names();
  const shown = shownBy('keeper', names);
  const byId = new Map(added.map((record) => [record.id, record]));
  const filter = JSON.stringify({ field: 'risk', op: 'is', value: 'b' });
  const { records } = await tab(find, { sort: 'risk,keeper.desc', pageSize: '100', filter });
  const keepersOf = records.map(({ id }) => {
    const record = byId.get(id);
    return record && shown(record).words;
  });

  expect(keepersOf[0]).toBe('周一');
  expect(new Set(keepersOf)).toEqual(new Set(['周一']));
});
