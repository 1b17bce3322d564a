import { Client } from 'pg';
import { recordTables } from '#platform/database/record-tables.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  generated: boolean;
  defaulted: boolean;
  /** Definitions of the checks on this column alone. */
  checks: string[];
}

const typeScriptOf: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'Bigint',
  jsonb: 'Json',
  text: 'string',
  time: 'string',
  timestamptz: 'Timestamp',
  _float4: '(number | null)[]',
  _text: 'string[]',
};

const preamble = `// Made by tools/generate-tables.ts from a migrated database. A test proves it current.
// oxlint-disable max-lines -- One list of all tables, read by the compiler rather than by people.
import type { ColumnType } from 'kysely';

/** May be left out when a row is made. */
type Generated<T> = [T] extends [ColumnType<infer S, infer I, infer U>]
  ? ColumnType<S, I | undefined, U>
  : ColumnType<T, T | undefined, T>;
/** Made by the database and by nobody else. */
type GeneratedAlways<T> = [T] extends [ColumnType<infer S, infer _, infer _>]
  ? ColumnType<S, never, never>
  : ColumnType<T, never, never>;
/** Read as a string of digits, since a number would lose the last ones. */
type Bigint = ColumnType<string, string | number | bigint, string | number | bigint>;
/** Written as JSON text; whoever reads it checks what is there. */
type Json = ColumnType<unknown, string, string>;
type Timestamp = ColumnType<Date, Date | string, Date | string>;
`;

/**
 * The types of the tables of a migrated database, as the text of a TypeScript file; those of record types have their types
 * in the systems, and no query names their columns.
 */
export async function describeTables(url: string): Promise<string> {
  const columns = await readColumns(url);
  const tables = Object.groupBy(columns, ({ table }) => table);
  const bodies = Object.entries(tables).map(
    ([table, own = []]) => `  ${table}: {\n${own.map(lineOf).join('')}  };\n`,
  );
  return `${preamble}\nexport interface Tables {\n${bodies.join('')}}\n`;
}

/** The width at which the formatter breaks a line. */
const mostColumns = 100;

function lineOf(column: Column): string {
  const type = typeOf(column);
  if (column.generated) return `    ${column.name}: GeneratedAlways<${type}>;\n`;
  const line = `    ${column.name}: ${column.defaulted ? `Generated<${type}>` : type};\n`;
  if (line.length <= mostColumns + 1) return line;
  return `    ${column.name}:\n      | ${type.replaceAll(' | ', '\n      | ')};\n`;
}

function typeOf({ name, table, type, nullable, checks }: Column): string {
  const plain = checks.map(unionOf).find((union) => union !== undefined) ?? typeScriptOf[type];
  if (plain === undefined) throw new Error(`No TypeScript type for ${type} of ${table}.${name}`);
  return nullable ? `${plain} | null` : plain;
}

/** `CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text])))` reads as 'open' | 'closed'. */
function unionOf(check: string): string | undefined {
  const list = /^CHECK \(\(\w+ = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(check)?.[1];
  return list?.replaceAll(/::\w+/g, '').replaceAll(', ', ' | ');
}

async function readColumns(url: string): Promise<Column[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Column>(
      `
      select c.table_name as table, c.column_name as name, c.udt_name as type,
        c.is_nullable = 'YES' as nullable, c.is_identity = 'YES' as generated,
        c.column_default is not null as defaulted,
        array(
          select pg_get_constraintdef(k.oid) from pg_constraint k
          where k.contype = 'c' and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
            and k.conkey = array[c.ordinal_position::int2]
        ) as checks
      from information_schema.columns c
      where c.table_schema = 'public' and c.table_name <> all($1)
      order by c.table_name, c.ordinal_position`,
      [['migration', ...recordTables]],
    );
    return rows;
  } finally {
    await client.end();
  }
}
