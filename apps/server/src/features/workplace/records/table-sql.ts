import { isSortable } from '@portal/contract/records/record-filter';
import { hasAskers, type RecordType } from '@portal/contract/records/record-type';
import { columnsOf } from './table.ts';
import { tableOf } from '#platform/database/record-tables.ts';

/** The statements that make the table of a record type with its indexes, for a migration. */
export function createTableSql(type: RecordType): string {
  const table = tableOf(type);
  return `create table ${table} (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- ${scopeWords[type.scope]}
  state text not null,
  version integer not null default 1,
${askersLine(type)}${columnLines(type).join('')}  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('${table}');
${[...indexesOf(type)].map(([, statement]) => statement).join('')}`;
}

const askers = "askers text[] not null default '{}'";
const askersLine = (type: RecordType): string =>
  hasAskers(type) ? `  ${askers}, -- ids of people\n` : '';

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
  const asks = hasAskers(type) && !existing.columns.has('askers');
  const kept = asks ? [`alter table ${table} add column ${askers};\n`] : [];
  return [...kept, ...columns, ...indexes].join('');
}

const columnLines = (type: RecordType): string[] =>
  Object.entries(type.fields).flatMap(([name, field]) =>
    columnsOf(name, field).map(
      (column) => `  "${column.name}" ${column.type}${field.required ? ' not null' : ''},\n`,
    ),
  );

/** A text of more characters may not fit into an entry of an index, which has 2,704 bytes. */
const indexedTextMost = 600;

/**
 * Returns whether a column has an index: each that the table can be sorted by, and of those that stand aside what is
 * declared. A million rows without one take a second to sort.
 */
export function isIndexed(type: RecordType, name: string): boolean {
  const field = type.fields[name];
  if (!field || field.former) return false;
  if (field.kind === 'longText' || (field.kind === 'text' && field.most > indexedTextMost)) {
    return false;
  }
  const isDeclared = field.sortable === true || field.filterable === true;
  return isDeclared || (!field.aside && isSortable(type, name));
}

/**
 * The indexes of a table by name, in the orders that a list has. Where some see records of several places, or of all, the
 * place stands last: it narrows the entries and leaves them in order.
 */
function indexesOf(type: RecordType): Map<string, string> {
  const table = tableOf(type);
  const newest = 'created_at desc, id desc';
  const isWide =
    type.scope === 'stores' || type.alsoSeenBy !== undefined || type.allBy !== undefined;
  const sorted = (name: string, order: string): [name: string, on: string] =>
    isWide
      ? [`${name}_of_all`, `(tenant_id, ${order}, scope)`]
      : [name, `(tenant_id, scope, ${order})`];
  const on: [name: string, on: string][] = [
    ['newest', `(tenant_id, scope, ${newest})`],
    ['by_state', `(tenant_id, scope, state, ${newest})`],
    ['words', 'using gin (search_grams(words))'],
    sorted('changed', 'changed_at, id'),
  ];
  if (isWide) on.push(['newest_of_all', `(tenant_id, ${newest})`]);
  if (isWide) on.push(sorted('by_state', `state, ${newest}`));
  for (const [name, field] of Object.entries(type.fields)) {
    const [column] = columnsOf(name, field);
    if (!column) continue;
    if (name === type.alsoSeenBy) {
      on.push([`newest_for_${column.name}`, `(tenant_id, "${column.name}", ${newest})`]);
    }
    if (isIndexed(type, name)) on.push(sorted(`by_${column.name}`, `"${column.name}", id`));
  }
  return new Map(
    on.map(([name, columns]) => [
      `${table}_${name}`,
      `create index ${table}_${name} on ${table} ${columns};\n`,
    ]),
  );
}
