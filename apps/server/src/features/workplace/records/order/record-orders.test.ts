import { recordCalls } from '@portal/contract/records/record-calls';
import { isSortable } from '@portal/contract/records/record-filter';
import { keyOfType, type RecordType } from '@portal/contract/records/record-type';
import { stockCounts } from '@portal/ors/records/stock-counts';
import { type KyselyPlugin, type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Database } from '#platform/database/database.ts';
import { withinTenant } from '#platform/database/tenant.ts';
import { startWorld } from '#testing/world.ts';
import { orderedRows } from './ordered-rows.ts';
import { recordTypes } from '../../../../systems.ts';

const world = await startWorld();
const counts = recordCalls(stockCounts);

/** Has the database explain statements in place of running them. */
function explaining(plans: string[]): KyselyPlugin {
  return {
    transformQuery: ({ node }) => {
      if (node.kind !== 'RawNode') return node;
      const [first = '', ...rest] = node.sqlFragments;
      return { ...node, sqlFragments: [`explain ${first}`, ...rest] };
    },
    async transformResult({ result }) {
      plans.push(result.rows.flatMap((row) => Object.values(row)).join('\n'));
      return { ...result, rows: [] };
    },
  };
}

interface Ordered {
  type: RecordType;
  reach: RawBuilder<boolean>;
  field: string;
  descending: boolean;
}

/** Returns how the first page of an order is found, where an empty table is not read as a whole. */
async function planOf(db: Database, { type, reach, field, descending }: Ordered): Promise<string> {
  const plans: string[] = [];
  const query = { type, reach, keyword: '', filter: undefined, hidden: new Set<string>() };
  const page = { sort: [{ field, descending }], pageNo: 1, pageSize: 20 };
  await orderedRows(db.withPlugin(explaining(plans)), query, page);
  // Of a column that is never empty no blanks are read.
  return plans.filter((plan) => !plan.includes('One-Time Filter: false')).join('\n');
}

/** The columns whose heads sort the list. Texts that are longer than an entry of an index are sorted without one. */
const columnsIn = (type: RecordType): string[] => [
  'id',
  'state',
  'changedAt',
  ...Object.entries(type.fields)
    .filter(([name, { aside, former }]) => !aside && !former && isSortable(type, name))
    .filter(([, { kind }]) => kind !== 'longText')
    .map(([name]) => name),
];

/** Those who see one place, and those who see all where a type has such. */
const reachesOf = ({ allBy, alsoSeenBy, scope }: RecordType): RawBuilder<boolean>[] => {
  const isWide = allBy !== undefined || alsoSeenBy !== undefined || scope === 'stores';
  return isWide ? [sql`true`, sql`scope = any (array['S1', 'S2'])`] : [sql`scope = 'S1'`];
};

test('KIT-15 whichever column a list is sorted by, an index has its rows in that order', async () => {
  const sorted = await withinTenant(0, () =>
    world.db.transaction().execute(async (tx) => {
      for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort']) {
        await sql.raw(`set local enable_${way} = off`).execute(tx);
      }
      const found: string[] = [];
      for (const type of recordTypes) {
        for (const reach of reachesOf(type)) {
          for (const field of columnsIn(type)) {
            for (const descending of [false, true]) {
              const plan = await planOf(tx, { type, reach, field, descending });
              if (!plan.includes('Index')) throw new Error(plan);
              if (plan.includes('Sort')) found.push(`${keyOfType(type)} by ${field}`);
            }
          }
        }
      }
      return found;
    }),
  );

  expect(sorted).toEqual([]);
});

test('blanks stand behind all values and words by their pinyin, whichever way a list is sorted, on one page and on several', async () => {
  const tab = (await world.person({ roles: ['store-manager'], stores: ['S02001'] })).tab({
    storeNo: 'S02001',
  });
  const fields = { kind: 'whole', area: '空白在后', day: '2026-11-20', counted: 1, booked: 1 };
  for (const note of [null, '重庆', null, '保洁', '东莞', null, '北京', null]) {
    await tab(counts.create, { fields: { ...fields, note } });
  }
  const notesBy = async (sort: string, page: object = { pageSize: '100' }) => {
    const { records } = await tab(counts.find, { keyword: '空白在后', sort, ...page });
    return records.map((record) => record.fields['note']);
  };
  const blanks = [null, null, null, null];

  expect(await notesBy('note')).toEqual(['保洁', '北京', '重庆', '东莞', ...blanks]);
  const falling = ['东莞', '重庆', '北京', '保洁', ...blanks];
  expect(await notesBy('note.desc')).toEqual(falling);
  expect(await notesBy('day,note.desc')).toEqual(falling);

  const inPages: unknown[] = [];
  for (const pageNo of ['1', '2', '3', '4']) {
    inPages.push(...(await notesBy('note.desc', { pageSize: '3', pageNo })));
  }
  expect(inPages).toEqual(falling);
});
