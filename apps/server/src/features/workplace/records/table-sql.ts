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
create index ${table}_newest on ${table} (tenant_id, scope, created_at desc, id desc);
create index ${table}_by_state on ${table} (tenant_id, scope, state, created_at desc, id desc);
create index ${table}_words on ${table} using gin (search_grams(words));
${indexesOf(type).join('')}`;
}

const scopeWords: Record<RecordType['scope'], string> = {
  store: 'the number of the store',
  group: 'the number of the business group',
  company: 'the number of the company',
  own: 'the id of the person who made it',
  all: 'empty: everybody sees all',
};

/** The statements that add the columns and indexes a table lacks; fields are added as optional, without a long lock. */
export function alterTableSql(type: RecordType, existing: ReadonlySet<string>): string {
  const table = tableOf(type);
  const missing = Object.entries(type.fields)
    .flatMap(([name, field]) => columnsOf(name, field))
    .filter(({ name }) => !existing.has(name));
  const columns = missing.map(
    ({ name, type: of }) => `alter table ${table} add column "${name}" ${of};\n`,
  );
  const names = new Set(missing.map(({ name }) => name));
  return [...columns, ...indexesOf(type, names)].join('');
}

const columnLines = (type: RecordType): string[] =>
  Object.entries(type.fields).flatMap(([name, field]) =>
    columnsOf(name, field).map(
      (column) => `  "${column.name}" ${column.type}${field.required ? ' not null' : ''},\n`,
    ),
  );

const indexesOf = (type: RecordType, only?: ReadonlySet<string>): string[] =>
  Object.entries(type.fields).flatMap(([name, field]) => {
    const [column] = columnsOf(name, field);
    if (!column || (only && !only.has(column.name))) return [];
    if (!field.sortable && !field.filterable) return [];
    const table = tableOf(type);
    return `create index ${table}_by_${column.name} on ${table} (tenant_id, scope, "${column.name}", id);\n`;
  });
