-- Each text that a template has had, to be compared with and gone back to: two writers no longer overwrite one another
-- unseen. Whatever writes a template keeps its version, so also a node of the release before.
alter table message_template add column version integer not null default 1;
create table message_template_version (
  tenant_id integer not null default current_tenant() references tenant,
  code text not null,
  version integer not null,
  name text not null,
  title text not null,
  content text not null,
  priority text not null check (priority in ('L', 'M', 'H')),
  made_at timestamptz not null,
  made_by text references person on delete set null,
  primary key (tenant_id, code, version),
  foreign key (tenant_id, code) references message_template (tenant_id, code) on delete cascade
);
insert into message_template_version
  (tenant_id, code, version, name, title, content, priority, made_at, made_by)
select tenant_id, code, version, name, title, content, priority, updated_at, updated_by from message_template;
call keep_in_tenant('message_template_version');

create function count_template_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger counted_version before update on message_template for each row
  when ((new.name, new.title, new.content, new.priority) is distinct from (old.name, old.title, old.content, old.priority))
  execute function count_template_version();

create function keep_template_version() returns trigger language plpgsql as $$
begin
  insert into message_template_version
    (tenant_id, code, version, name, title, content, priority, made_at, made_by)
  values (new.tenant_id, new.code, new.version, new.name, new.title, new.content, new.priority,
    new.updated_at, new.updated_by)
  on conflict do nothing;
  return null;
end $$;
create trigger kept_version after insert or update on message_template for each row
  execute function keep_template_version();
