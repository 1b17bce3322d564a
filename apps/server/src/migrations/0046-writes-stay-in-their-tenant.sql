-- A second wall for what is written: whatever a statement says, a connection that works for a tenant can neither make nor
-- change nor delete a row of another. Statements name their tenant already; this holds where one names the wrong one.

-- The tenant a connection works for; null for an operator's own, which says in each row whose it is.
create function tenant_at_work() returns integer language sql stable as $$
  select nullif(current_setting('app.tenant', true), '')::integer
$$;

create function refuse_other_tenant() returns trigger language plpgsql as $$
begin
  raise exception 'a row of another tenant cannot be written: %', tg_table_name using errcode = 'insufficient_privilege';
end $$;

-- For the migration that makes a business table. What follows from deleting something of the installation's, a page of a
-- system that roles of all tenants hold, goes with it: the depth tells it from what a statement asked for itself.
create procedure keep_in_tenant(business regclass) language plpgsql as $$
begin
  execute format(
    'create trigger own_tenant_insert before insert on %s for each row
     when (pg_trigger_depth() = 0 and new.tenant_id <> tenant_at_work()) execute function refuse_other_tenant()', business);
  execute format(
    'create trigger own_tenant_update before update on %s for each row
     when (pg_trigger_depth() = 0 and (old.tenant_id <> tenant_at_work() or new.tenant_id <> tenant_at_work()))
     execute function refuse_other_tenant()', business);
  execute format(
    'create trigger own_tenant_delete before delete on %s for each row
     when (pg_trigger_depth() = 0 and old.tenant_id <> tenant_at_work()) execute function refuse_other_tenant()', business);
end $$;

do $$
declare
  business regclass;
begin
  for business in
    select adrelid::regclass from pg_attrdef
    join pg_attribute on attrelid = adrelid and attnum = adnum
    where attname = 'tenant_id' and pg_get_expr(adbin, adrelid) = 'current_tenant()'
  loop
    call keep_in_tenant(business);
  end loop;
end $$;
