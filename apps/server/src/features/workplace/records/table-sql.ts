import type { RecordType } from '@portal/contract/records/record-type';
import { columnsOf, tableOf } from './table.ts';

/** The statements that make the table of a record type with its indexes, for a migration. */
export function createTableSql(type: RecordType): string {
  const table = tableOf(type);
  return `create table ${table} (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- ${scopeWords[type.scope]}
  state text not null,
  version integer not null default 1,
${columnLines(type).join('')}  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('${table}');
${[...indexesOf(type)].map(([, statement]) => statement).join('')}`;
}

const scopeWords: Record<RecordType['scope'], string> = {
  store: 'the number of the store',
  stores: 'the number of the store',
  group: 'the number of the business group',
  company: 'the number of the company',
  own: 'the id of the person who made it',
  all: 'empty: everybody sees all',
};

/** The columns and indexes that a table has. */
export interface ExistingTable {
  columns: ReadonlySet<string>;
  indexes: ReadonlySet<string>;
}

/** The statements that add the columns and indexes a table lacks; fields are added as optional, without a long lock. */
export function alterTableSql(type: RecordType, existing: ExistingTable): string {
  const table = tableOf(type);
  const columns = Object.entries(type.fields)
    .flatMap(([name, field]) => columnsOf(name, field))
    .filter(({ name }) => !existing.columns.has(name))
    .map(({ name, type: of }) => `alter table ${table} add column "${name}" ${of};\n`);
  const indexes = [...indexesOf(type)].flatMap(([name, statement]) =>
    existing.indexes.has(name) ? [] : [statement],
  );
  return [...columns, ...indexes].join('');
}

const columnLines = (type: RecordType): string[] =>
  Object.entries(type.fields).flatMap(([name, field]) =>
    columnsOf(name, field).map(
      (column) => `  "${column.name}" ${column.type}${field.required ? ' not null' : ''},\n`,
    ),
  );

/** The indexes of a table by name. Records beyond one scope are listed in an order of their own. */
function indexesOf(type: RecordType): Map<string, string> {
  const table = tableOf(type);
  const newest = 'created_at desc, id desc';
  const isWide =
    type.scope === 'stores' || type.alsoSeenBy !== undefined || type.allBy !== undefined;
  const on: [name: string, on: string][] = [
    ['newest', `(tenant_id, scope, ${newest})`],
    ['by_state', `(tenant_id, scope, state, ${newest})`],
    ['words', 'using gin (search_grams(words))'],
  ];
  if (isWide) on.push(['newest_of_all', `(tenant_id, ${newest})`]);
  for (const [name, field] of Object.entries(type.fields)) {
    const [column] = columnsOf(name, field);
    if (!column) continue;
    if (name === type.alsoSeenBy) {
      on.push([`newest_for_${column.name}`, `(tenant_id, "${column.name}", ${newest})`]);
    }
    if (field.sortable || field.filterable) {
      on.push([`by_${column.name}`, `(tenant_id, scope, "${column.name}", id)`]);
    }
  }
  return new Map(
    on.map(([name, columns]) => [
      `${table}_${name}`,
      `create index ${table}_${name} on ${table} ${columns};\n`,
    ]),
  );
}
