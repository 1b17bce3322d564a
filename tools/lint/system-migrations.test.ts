import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { subsystemKeys } from '@portal/contract/subsystems/subsystem-keys';
import { expect, test } from 'vitest';
import { root } from '../building/workspace.ts';

// A migration of a system touches the tables of that system alone: so those of two systems may land in either order.

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');

const tableTypes = textOf('apps/server/src/platform/database/tables.gen.ts');
const tables = new Set(Array.from(tableTypes.matchAll(/^ {2}(\w+): \{$/gm), ([, name]) => name));
tables.add('migration');

/** Comments, texts, and names in quotes. */
const quoted = /--.*|\/\*[^]*?\*\/|'(?:[^']|'')*'|"[^"]+"/g;
const beforeTable =
  /(?:\b(?:from|into|join|only|references|table|truncate|update)\s+|keep_in_tenant\(\s*)$/i;

/** SQL without comments, texts and columns in quotes, its lines as they were. */
const codeOf = (sql: string): string =>
  sql.replaceAll(quoted, (text, at: number) => {
    const isName =
      beforeTable.test(sql.slice(0, at)) || /^\s*::\s*regclass/.test(sql.slice(at + text.length));
    return isName ? ` ${text.slice(1, -1)} ` : text.replaceAll(/[^\n]/g, ' ');
  });

/** Names that become tables or views, temporary ones excepted. */
const made =
  /\b(?:create\s+(?:or\s+replace\s+)?(?:unlogged\s+)?(?:table|(?:materialized\s+)?view)\s+(?:if\s+not\s+exists\s+)?|rename\s+to\s+)(?:public\.)?(\w+)/gi;
/** Each word, but for what every system may say: a reference to the tenant, and the function of a trigger. */
const word = /\b(?:references\s+tenant|execute\s+(?:function|procedure)|\w+)\b/gi;

/**
 * Says which lines of a system's SQL name a table of somebody else, or make one without the system's prefix. A statement
 * that is put together when it runs cannot be read, and is found as well.
 */
function foreignTables(sql: string, system: string): string[] {
  const code = codeOf(sql);
  const words = Array.from(code.matchAll(word), ({ 0: name, index }) => ({ name, index }));
  const making = Array.from(code.matchAll(made), ({ 1: name = '', index }) => ({ name, index }));
  const found = [
    ...words.filter(({ name }) => name === 'execute' || isTable(name.toLowerCase())),
    ...making,
  ].filter(({ name }) => !name.toLowerCase().startsWith(`${system}_`));
  const lineOf = (index: number): number => code.slice(0, index).split('\n').length;
  return [...new Set(found.map(({ name, index }) => `line ${lineOf(index)}: ${name}`))];
}

const isTable = (name: string): boolean =>
  tables.has(name) || subsystemKeys.some((key) => name.startsWith(`${key}_`));

const migrations = globSync('subsystems/*/migrations/*', { cwd: root }).toSorted();
const isNamed = (file: string, owner: string): boolean => {
  const dated = new RegExp(`^20\\d{6}-\\d{4}-${owner}-[a-z0-9-]+\\.sql$`);
  return (
    dated.test(basename(file)) ||
    (/^0\d{3}.*\.sql$/.test(basename(file)) && basename(file) < '0189')
  );
};
const systemOf = (file: string): string => file.split('/')[1] ?? '';

test('LAY-04 migrations of a system touch its own tables alone; quote a column that is named as a table is', () => {
  const found = migrations.flatMap((file) =>
    foreignTables(textOf(file), systemOf(file)).map((fault) => `${file} ${fault}`),
  );

  expect(migrations.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
});

test('LAY-04 migrations have dated names with their system, but for the numbered ones up to 0188', () => {
  const ofServer = globSync('apps/server/src/migrations/*.sql', { cwd: root });

  expect(ofServer.length).toBeGreaterThan(0);
  expect(ofServer.filter((file) => !isNamed(file, 'portal'))).toEqual([]);
  expect(migrations.filter((file) => !isNamed(file, systemOf(file)))).toEqual([]);
});

test.each([
  { sql: 'update person set status = status;', has: 'person' },
  { sql: `insert into lms_contracts (id)\nselect id from ors_slips;`, has: 'ors_slips' },
  { sql: 'delete from lms_contracts using role where role.code = kind;', has: 'role' },
  { sql: 'alter table "setting" add column lms_days integer;', has: 'setting' },
  { sql: 'create index lms_quick on public.session (id);', has: 'session' },
  { sql: 'create table contracts (id text references tenant);', has: 'contracts' },
  { sql: 'alter table lms_contracts rename to contracts;', has: 'contracts' },
  { sql: 'create table lms_more (id text references person);', has: 'person' },
  { sql: `call keep_in_tenant('crm_coupons');`, has: 'crm_coupons' },
  { sql: `do $$ begin delete from tenant; end $$;`, has: 'tenant' },
  { sql: `do $$ begin execute 'drop ' || 'table x'; end $$;`, has: 'execute' },
])('LAY-04 a migration of legal with "$sql" is found', ({ sql, has }) => {
  const lines = foreignTables(`-- Legal.\n${sql}`, 'lms');

  expect(lines).toEqual([`line ${sql.includes('\n') ? 3 : 2}: ${has}`]);
});

test.each([
  'alter table lms_contracts add column "person" text; -- of the person',
  `update lms_contracts set state = 'action' where "role" = 'it''s a role';`,
  'create table lms_more (tenant_id integer not null default current_tenant() references tenant);',
  'with late as (select id from lms_contracts) delete from lms_disputes using late where lms_disputes.id = late.id;',
  'create temporary table renamed (code text) on commit drop;',
  'create trigger lms_t after update on lms_contracts for each row execute function lms_noted();',
])('LAY-04 a migration of legal may have "%s"', (sql) => {
  expect(foreignTables(sql, 'lms')).toEqual([]);
});
