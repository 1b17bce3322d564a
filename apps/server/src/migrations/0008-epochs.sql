-- One small number per thing that every open tab must follow. It rises with each change in the same
-- transaction, and all nodes hear of it once that is committed.

create table epoch (
  name text primary key check (name in ('permission', 'menu', 'dictionary')),
  value bigint not null default 1
);
insert into epoch (name) values ('permission'), ('menu'), ('dictionary');

create function bump_epoch(changed text) returns bigint language plpgsql as $$
declare
  risen bigint;
begin
  update epoch set value = value + 1 where name = changed returning value into strict risen;
  perform pg_notify('portal', json_build_object('topic', 'epoch', 'name', changed, 'value', risen)::text);
  return risen;
end $$;

create function bump_epoch_after_change() returns trigger language plpgsql as $$
begin
  perform bump_epoch(tg_argv[0]);
  return null;
end $$;

create trigger role_change after insert or update or delete or truncate on role
  for each statement execute function bump_epoch_after_change('permission');
create trigger person_role_change after insert or update or delete or truncate on person_role
  for each statement execute function bump_epoch_after_change('permission');
create trigger role_menu_item_change after insert or update or delete or truncate on role_menu_item
  for each statement execute function bump_epoch_after_change('permission');
create trigger role_action_change after insert or update or delete or truncate on role_action
  for each statement execute function bump_epoch_after_change('permission');
create trigger action_change after insert or update or delete or truncate on action
  for each statement execute function bump_epoch_after_change('permission');

create trigger menu_item_change after insert or update or delete or truncate on menu_item
  for each statement execute function bump_epoch_after_change('menu');
create trigger subsystem_change after insert or update or delete or truncate on subsystem
  for each statement execute function bump_epoch_after_change('menu');

create trigger dictionary_change after insert or update or delete or truncate on dictionary
  for each statement execute function bump_epoch_after_change('dictionary');
create trigger dictionary_item_change after insert or update or delete or truncate on dictionary_item
  for each statement execute function bump_epoch_after_change('dictionary');
