import type { DictionaryUse } from '@portal/contract/administration/dictionaries';
import type { RecordType } from '@portal/contract/records/record-type';
import { sql } from 'kysely';
import type { Database } from '#platform/database/database.ts';
import { ofTenant } from '#platform/database/tenant.ts';

/** A column that holds values of a dictionary. */
export interface ValueColumn {
  dictionary: string;
  sysName: string;
  subject: string;
  field: string;
  table: string;
  column: string;
}

/** Columns of facts and letters, which are no record types. */
const otherColumns: ValueColumn[] = [
  fact('goods_category', 'sales_category_day', 'category', '销售'),
  fact('stock_age', 'stock_age', 'bucket', '库龄'),
  fact('service_kind', 'service_request', 'kind', '服务'),
  fact('online_platform', 'online_order_day', 'platform', '线上订单'),
  fact('content_kind', 'content_day', 'kind', '内容'),
  {
    dictionary: 'priority',
    sysName: '行政管理',
    subject: '公告',
    field: '优先级',
    table: 'announcement',
    column: 'priority',
  },
];

function fact(dictionary: string, table: string, column: string, field: string): ValueColumn {
  return { dictionary, sysName: '门户', subject: '经营看板', field, table, column };
}

interface UsesParts {
  db: Database;
  types: readonly RecordType[];
  /** The table and first column of a field of a record type. */
  placeOf: (type: RecordType, field: string) => { table: string; column: string };
}

export type DictionaryUses = ReturnType<typeof createDictionaryUses>;

/** Finds where the values of a dictionary are stored: in fields of record types, in facts and in letters. */
export function createDictionaryUses({ db, types, placeOf }: UsesParts) {
  const ofRecords = types.flatMap((type) =>
    Object.entries(type.fields).flatMap(([name, field]) => {
      const code = dictionaryOf(field);
      if (code === undefined) return [];
      return [
        { dictionary: code, type, subject: type.one, field: field.label, ...placeOf(type, name) },
      ];
    }),
  );

  async function count({ table, column }: Pick<ValueColumn, 'table' | 'column'>) {
    const { rows } = await sql<{ value: string; rows: number }>`
      select ${sql.ref(column)} as value, count(*)::int as rows from ${sql.table(table)}
      where ${ofTenant(table)} and ${sql.ref(column)} is not null
      group by 1 order by 2 desc, 1`.execute(db);
    return rows;
  }

  return {
    /** Lists the fields of a dictionary with how many rows hold each of its values. */
    async of(code: string): Promise<DictionaryUse[]> {
      const names = new Map(
        (await db.selectFrom('subsystem').select(['key', 'name']).execute()).map(
          ({ key, name }) => [key, name],
        ),
      );
      const columns = [
        ...ofRecords.map(({ type, ...use }) => ({
          ...use,
          sysName: names.get(type.system) ?? type.system,
        })),
        ...otherColumns,
      ].filter(({ dictionary }) => dictionary === code);
      return Promise.all(
        columns.map(async ({ sysName, subject, field, ...place }) => ({
          sysName,
          subject,
          field,
          counts: await count(place),
        })),
      );
    },
  };
}

const dictionaryOf = (field: RecordType['fields'][string]): string | undefined =>
  field.kind === 'dictionary' || field.kind === 'tree' ? field.dictionary : undefined;
