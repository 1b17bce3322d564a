-- Lookups are searched in memory, by pinyin too, so every node has to know when one of their rows changes. What decides
-- who sees a row (memberships, departments) raises its epoch already.
alter table epoch drop constraint epoch_name_check;
alter table epoch add constraint epoch_name_check
  check (name in ('permission', 'menu', 'dictionary', 'membership', 'announcement', 'lookup'));
insert into epoch (name) values ('lookup');

create trigger store_change after insert or update or delete or truncate on store
  for each statement execute function bump_epoch_after_change('lookup');
create trigger company_change after insert or update or delete or truncate on company
  for each statement execute function bump_epoch_after_change('lookup');
create trigger person_tenant_change after insert or update or delete or truncate on person_tenant
  for each statement execute function bump_epoch_after_change('lookup');
create trigger person_name_change after update of work_no, realname, status on person
  for each statement execute function bump_epoch_after_change('lookup');

-- Rules of numbers and codes, by segments: [{"digits": 1, "pattern": "S", "message": "…"}, …].
create table check_rule (
  tenant_id integer not null default current_tenant() references tenant,
  code text not null check (code ~ '^[a-z][a-z0-9_]{0,63}$'),
  name text not null,
  segments jsonb not null check (jsonb_typeof(segments) = 'array'),
  primary key (tenant_id, code)
);
call keep_in_tenant('check_rule');

alter table installed_item drop constraint installed_item_kind_check;
alter table installed_item add constraint installed_item_kind_check
  check (kind in ('system', 'menu-item', 'action', 'dictionary', 'dictionary-item', 'check-rule'));
