-- What an administrator said of the steps of the first-run guide; without a row a step is what it is found to be.
create table first_run_mark (
  tenant_id integer not null default current_tenant() references tenant,
  key text not null,
  state text not null check (state in ('done', 'skipped')),
  marked_at timestamptz not null,
  primary key (tenant_id, key)
);
call keep_in_tenant('first_run_mark');

-- Entries of systems are edited on a page: a number tells two administrators apart. It is not called `version`, since
-- nodes of the release before join releases of that column while they are replaced.
alter table subsystem add column entry_version integer not null default 1;
create function raise_entry_version() returns trigger language plpgsql as $$
begin
  new.entry_version := old.entry_version + 1;
  return new;
end $$;
create trigger subsystem_entry_version before update of name, description, platform, enabled on subsystem
  for each row execute function raise_entry_version();
