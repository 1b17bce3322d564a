-- The records that a role shows of a type, and the fields it hides or locks (decision 58). No row of a role about a type:
-- the role shows nothing of it. Types are named by their key; they are values of the code, so nothing refers to a table.

create table data_rule (
  tenant_id integer not null default current_tenant() references tenant,
  role_code text not null,
  type text not null,
  -- Typed parts, one of which a record meets; the server compiles them.
  parts jsonb not null check (jsonb_typeof(parts) = 'array'),
  primary key (tenant_id, role_code, type),
  foreign key (tenant_id, role_code) references role (tenant_id, code) on delete cascade
);
call keep_in_tenant('data_rule');
create trigger data_rule_change after insert or update or delete or truncate on data_rule
  for each statement execute function bump_epoch_after_change('permission');

create table field_rule (
  tenant_id integer not null default current_tenant() references tenant,
  role_code text not null,
  type text not null,
  field text not null,
  access text not null check (access in ('hidden', 'read-only')),
  primary key (tenant_id, role_code, type, field),
  foreign key (tenant_id, role_code) references role (tenant_id, code) on delete cascade
);
call keep_in_tenant('field_rule');
create trigger field_rule_change after insert or update or delete or truncate on field_rule
  for each statement execute function bump_epoch_after_change('permission');

alter table installed_item drop constraint installed_item_kind_check;
alter table installed_item add constraint installed_item_kind_check
  check (kind in ('system', 'menu-item', 'action', 'dictionary', 'dictionary-item', 'check-rule', 'data-rule'));
