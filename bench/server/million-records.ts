import { withClient } from '../../apps/server/src/platform/database/client.ts';

const recordCount = 1_000_000;

/** Names of members: a common word, a rare one in every 50,000th, and a number. */
const values = `
  select n,
    'HY202601' || lpad(n::text, 7, '0') as id,
    case when n % 50000 = 7 then '珍珠' else '试用' end || (array['顾客', '会员', '来宾', '朋友'])[1 + n % 4] || n as name,
    (array['normal', 'silver', 'gold', 'black'])[1 + (n * 7 % 97) % 4] as level,
    (array['store', 'mini', 'online', 'event'])[1 + (n * 13 % 89) % 4] as source,
    date '2020-01-01' + (n::bigint * 31 % 2200)::int as joined,
    (n::bigint * 7919 % 1000000)::int as points,
    case when n % 100 = 0 then 'frozen' else 'active' end as state,
    timestamptz '2026-01-01' + n * interval '10 seconds' as at
  from generate_series(1, ${recordCount}) n`;

/** The words of a row, as the server makes them. */
const words = `lower(concat_ws(' ', id, name,
  case level when 'normal' then '普通' when 'silver' then '银卡' when 'gold' then '金卡' else '黑卡' end,
  case source when 'store' then '门店' when 'mini' then '小程序' when 'online' then '电商' else '活动' end))`;

/** The other way to store them that was considered: JSON, with an index for each expression that is used. */
const jsonTable = `
  create table json_record (
    tenant_id integer not null, list text not null, id text not null, scope text not null, state text not null,
    version integer not null default 1, fields jsonb not null, words text not null,
    created_at timestamptz not null, created_by text not null, primary key (tenant_id, list, id)
  )`;
const jsonIndexes = [
  `create index on json_record (tenant_id, list, scope, created_at desc, id desc)`,
  `create index on json_record (tenant_id, list, scope, state, created_at desc, id desc)`,
  `create index on json_record (tenant_id, list, scope, (fields->>'level'), id)`,
  `create index on json_record (tenant_id, list, scope, (fields->>'source'), id)`,
  `create index on json_record (tenant_id, list, scope, (fields->>'joined'), id)`,
  `create index on json_record (tenant_id, list, scope, ((fields->>'points')::int), id)`,
  `create index on json_record using gin (search_grams(words))`,
];

/** Loads a million members of one business group, in the typed table and as JSON. Returns seconds and megabytes. */
export const loadMillion = (url: string): Promise<Record<string, number>> =>
  withClient(url, async (client) => {
    const figures: Record<string, number> = {};
    const timed = async (name: string, statements: readonly string[]): Promise<void> => {
      const begin = performance.now();
      for (const statement of statements) await client.query(statement);
      figures[name] = (performance.now() - begin) / 1_000;
    };
    await client.query(`set app.tenant = '0'; set maintenance_work_mem = '512MB'`);
    const { rows: indexes } = await client.query<{ name: string; made: string }>(
      `select indexname as name, indexdef as made from pg_indexes
       where tablename = 'crm_members' and indexname not like '%pkey'`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    await timed('typed: rows, s', [
      `insert into crm_members (id, scope, state, name, level, source, joined, points, words,
         created_at, created_by, changed_at, changed_by)
       select id, 'BG01', state, name, level, source, joined, points, ${words}, at, '试用人', at, '试用人'
       from (${values}) v`,
    ]);
    await timed(
      'typed: indexes, s',
      indexes.map(({ made }) => made),
    );
    await timed('JSON: rows, s', [
      jsonTable,
      `insert into json_record select 0, 'crm/members', id, 'BG01', state, 1,
         jsonb_build_object('name', name, 'level', level, 'source', source, 'joined', joined, 'points', points),
         ${words}, at, '试用人' from (${values}) v`,
    ]);
    await timed('JSON: indexes, s', jsonIndexes);
    await client.query('vacuum analyze crm_members');
    await client.query('vacuum analyze json_record');
    for (const [name, table] of [
      ['typed', 'crm_members'],
      ['JSON', 'json_record'],
    ] as const) {
      const { rows } = await client.query<{ table: string; all: string }>(
        `select pg_table_size('${table}') / 1e6 as table, pg_total_relation_size('${table}') / 1e6 as all`,
      );
      figures[`${name}: table, MB`] = Number(rows[0]?.table);
      figures[`${name}: with indexes, MB`] = Number(rows[0]?.all);
    }
    return figures;
  });
