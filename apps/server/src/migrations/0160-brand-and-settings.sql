-- The brand of a tenant, in revisions: the newest is in force, and taking one back makes another. A tenant without any
-- shows the default tenant's, and that one what the release brings.
create table brand_revision (
  tenant_id integer not null default current_tenant() references tenant,
  number integer not null check (number > 0),
  fields jsonb not null,
  -- People are named without a foreign key: revisions outlive them.
  author_id text not null,
  author_name text not null,
  takes_back integer,
  made_at timestamptz not null,
  primary key (tenant_id, number)
);
call keep_in_tenant('brand_revision');

-- What an administrator changed of the settings of the installation; one that has no row has its default.
create table setting (
  name text primary key,
  value jsonb not null
);

alter table epoch drop constraint epoch_name_check;
alter table epoch add constraint epoch_name_check check (name ~ '^[a-z]+$');
insert into epoch (name) values ('brand'), ('setting');
create trigger brand_revision_change after insert or update or delete or truncate on brand_revision
  for each statement execute function bump_epoch_after_change('brand');
create trigger setting_change after insert or update or delete or truncate on setting
  for each statement execute function bump_epoch_after_change('setting');
