-- The right to administer cannot be lost: once a tenant has somebody who may sign in, reaches everybody, changes
-- roles and publishes the change, it keeps one. Asked when a transaction commits, one after the other: of two administrators who take each
-- other's right at the same moment, the second is refused.

-- True once there was one. Until then a tenant is being set up, and has nothing to lose.
alter table tenant add column administered boolean not null default false;

create function has_administrator(of_tenant integer) returns boolean language sql stable as $$
  select exists (
    select from person_role
    join held_action on held_action.tenant_id = person_role.tenant_id and held_action.role_code = person_role.role_code
    join person on person.id = person_role.person_id and person.status = 'active'
    join person_tenant on person_tenant.person_id = person.id and person_tenant.tenant_id = of_tenant
    where person_role.tenant_id = of_tenant and action_code in ('ams:person:all', 'ams:role:edit', 'ams:policy:publish')
    group by person.id having count(distinct action_code) = 3
  )
$$;

create procedure require_administrator(of_tenant integer) language plpgsql as $$
begin
  -- The statements after it see what the transaction before has committed.
  perform pg_advisory_xact_lock(1160, of_tenant);
  if has_administrator(of_tenant) then
    update tenant set administered = true where id = of_tenant and not administered;
  elsif exists (select from tenant where id = of_tenant and administered) then
    raise exception 'tenant % would have no administrator', of_tenant
      using errcode = 'integrity_constraint_violation', constraint = 'last_administrator';
  end if;
end $$;

create function keep_administrator() returns trigger language plpgsql as $$
begin
  call require_administrator(old.tenant_id);
  return null;
end $$;

-- A person may be an administrator of several tenants.
create function keep_administrators_of_all() returns trigger language plpgsql as $$
declare
  each integer;
begin
  for each in select id from tenant where administered order by id loop
    call require_administrator(each);
  end loop;
  return null;
end $$;

-- Somebody has to be left who can open a frozen tenant again.
create function keep_open_tenant() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1160, -1);
  if not exists (select from tenant where status = 'active' and administered) then
    raise exception 'no open tenant would have an administrator'
      using errcode = 'integrity_constraint_violation', constraint = 'last_administrator';
  end if;
  return null;
end $$;

-- What gives a tenant its first administrator is noted at once; other statements have nothing to ask.
create function note_administrators() returns trigger language plpgsql as $$
begin
  update tenant set administered = true where not administered and has_administrator(id);
  return null;
end $$;

create constraint trigger last_administrator after update of status on person
  deferrable initially deferred for each row
  when (old.status = 'active' and new.status <> 'active') execute function keep_administrators_of_all();
create constraint trigger last_administrator after update or delete on person_role
  deferrable initially deferred for each row execute function keep_administrator();
create constraint trigger last_administrator after update of person_id, tenant_id or delete on person_tenant
  deferrable initially deferred for each row execute function keep_administrator();
create constraint trigger last_administrator after update of tenant_id, code, holds_all or delete on role
  deferrable initially deferred for each row when (old.holds_all) execute function keep_administrator();
create constraint trigger last_administrator after update or delete on role_action
  deferrable initially deferred for each row
  when (old.action_code in ('ams:person:all', 'ams:role:edit', 'ams:policy:publish')) execute function keep_administrator();
create constraint trigger last_administrator after update of code or delete on action
  deferrable initially deferred for each row
  when (old.code in ('ams:person:all', 'ams:role:edit', 'ams:policy:publish')) execute function keep_administrators_of_all();
create constraint trigger last_administrator after update of status on tenant
  deferrable initially deferred for each row
  when (old.administered and old.status = 'active' and new.status <> 'active') execute function keep_open_tenant();

create trigger administrators_made after insert on person_role
  for each statement execute function note_administrators();
create trigger administrators_made after insert on person_tenant
  for each statement execute function note_administrators();
create trigger administrators_made after insert on role_action
  for each statement execute function note_administrators();
create trigger administrators_made after update of holds_all on role
  for each statement execute function note_administrators();
-- The actions come with the start after this migration: an administrator who was there before is one from then on.
create trigger administrators_made after insert on action
  for each statement execute function note_administrators();

-- A table that is swept empty fires none of these.
create function refuse_sweep() returns trigger language plpgsql as $$
begin
  if exists (select from tenant where administered) then
    raise exception '% cannot be emptied: it has the administrators', tg_table_name
      using errcode = 'integrity_constraint_violation', constraint = 'last_administrator';
  end if;
  return null;
end $$;

do $$
declare
  swept text;
begin
  foreach swept in array array['person', 'person_role', 'person_tenant', 'role', 'role_action', 'action', 'tenant'] loop
    execute format(
      'create trigger last_administrator_sweep before truncate on %I for each statement execute function refuse_sweep()', swept);
  end loop;
  update tenant set administered = true where has_administrator(id);
end $$;
