import { afterAll, expect, test } from 'vitest';
import { withClient } from '#platform/database/client.ts';
import { emptyDatabase } from './clone.ts';
import { describeSchema } from './describe-schema.ts';

const own = await emptyDatabase();
afterAll(own.drop);
const run = (statements: string) => withClient(own.url, (client) => client.query(statements));

await run(`
  create table one (id integer primary key, name text not null);
  create view names as select id::text as name from one;
  create sequence numbers;
  create function noted() returns trigger language plpgsql as $$ begin return null; end $$;
  create trigger noting after update on one for each row execute function noted();
`);

// Each is run on what those before it have left.
test.each([
  'alter table one add column more text',
  'alter table one alter column name drop not null',
  `alter table one alter column name set default ''`,
  'alter table one alter column name type varchar(9)',
  'alter table one alter column name type text collate "C"',
  'alter table one add constraint short check (length(name) < 9) not valid',
  'alter table one validate constraint short',
  'alter table one set (fillfactor = 50)',
  'alter table one enable row level security',
  'alter table one disable trigger noting',
  'alter sequence numbers increment 2',
  'create or replace view names as select id::text as name from one where id > 1',
  'create or replace function noted() returns trigger language plpgsql as $$ begin return new; end $$',
  'create rule none as on delete to one do instead nothing',
  'create index by_both on one (name, id)',
  `comment on column one.name is 'of it'`,
  'grant select on one to public',
  'create schema other',
])('the description of a schema shows %s', async (statement) => {
  const before = await describeSchema(own.url);
  await run(statement);

  expect(await describeSchema(own.url)).not.toEqual(before);
});

test('an object of a kind that no line describes is refused by its name', async () => {
  await run(`create type mood as enum ('good')`);

  await expect(describeSchema(own.url)).rejects.toThrow(
    'No line of a schema describes type mood yet.',
  );
});
