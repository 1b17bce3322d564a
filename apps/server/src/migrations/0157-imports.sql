-- Imports of sheets: a file is checked by one job and imported by another. The row says how far both are, so that
-- another node goes on where one died.
create table import_run (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null default gen_random_uuid()::text,
  subject text not null,
  person_id text not null references person on delete cascade,
  -- What the tab worked for, and whence the call came: rows are imported as if by single calls from there.
  context jsonb not null,
  address text not null,
  request_id text not null,
  file_id text not null,
  file_name text not null,
  state text not null default 'checking'
    check (state in ('checking', 'checked', 'applying', 'done', 'failed')),
  mode text check (mode in ('all', 'good')),
  total integer not null default 0,
  -- Rows that the step under way has behind it; those of an import by batches are committed.
  done integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  same integer not null default 0,
  wrong_rows integer not null default 0,
  faults integer not null default 0,
  parts jsonb not null default '[]',
  notes jsonb not null default '[]',
  problem text,
  started_at timestamptz not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('import_run');
create index import_run_newest on import_run (tenant_id, person_id, subject, started_at desc);
create index import_run_old on import_run (tenant_id, started_at);

-- The errors of a file, as far as they are listed.
create table import_fault (
  tenant_id integer not null default current_tenant() references tenant,
  run_id text not null,
  position integer not null,
  row_number integer not null,
  "column" text not null,
  value text not null,
  words text not null,
  primary key (tenant_id, run_id, position),
  foreign key (tenant_id, run_id) references import_run (tenant_id, id) on delete cascade
);
call keep_in_tenant('import_fault');

-- Rows that were imported, by the hash of their contents: the same file again changes nothing.
create table imported_row (
  tenant_id integer not null default current_tenant() references tenant,
  subject text not null,
  fingerprint bytea not null,
  target text not null,
  imported_at timestamptz not null,
  primary key (tenant_id, subject, fingerprint)
);
call keep_in_tenant('imported_row');
create index imported_row_old on imported_row (tenant_id, imported_at);
