-- Every business row belongs to a tenant, and its keys begin with it: two tenants may use the same store number, and no
-- row can point to another tenant's. Rows that are there already are the default tenant's. Which tables are business
-- tables is said in platform/tenancy.ts, with the reason for each that is not.

-- The tenant a connection works for. Unset is an error, so that a statement outside any tenant finds nothing at all.
create function current_tenant() returns integer language sql stable as $$
  select current_setting('app.tenant')::integer
$$;

drop view held_menu_item, held_action;

do $$
declare
  business constant text[] := array[
    'business_group', 'company', 'department', 'store', 'account_set',
    'person_company', 'person_department', 'person_business_group', 'person_store', 'person_account_set',
    'role', 'person_role', 'role_menu_item', 'role_action',
    'dictionary', 'dictionary_item',
    'announcement', 'announcement_target', 'announcement_read', 'announcement_revision', 'announcement_copying',
    'sent_copy', 'message_template', 'notice_diary',
    'sales_day', 'sales_group_day', 'sales_store_month', 'sales_category_day', 'stock_age', 'service_request',
    'member_day', 'attendance_day', 'online_order_day', 'content_day', 'list_record'
  ];
  foreign_keys text[];
  each record;
begin
  -- Foreign keys among business tables are made again once both ends have a tenant.
  select coalesce(array_agg(format(
      'alter table %s add constraint %I %s', conrelid::regclass, conname,
      regexp_replace(
        regexp_replace(pg_get_constraintdef(oid),
          '^FOREIGN KEY \((.*?)\) REFERENCES (\S+?)\(', 'FOREIGN KEY (tenant_id, \1) REFERENCES \2(tenant_id, '),
        'SET NULL', 'SET NULL (' || (
          select string_agg(quote_ident(attname), ', ') from pg_attribute
          where attrelid = conrelid and attnum = any (conkey)) || ')')
    )), '{}')
    into foreign_keys
    from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any (business) and confrelid::regclass::text = any (business);
  for each in
    select conrelid::regclass as of_table, conname from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any (business) and confrelid::regclass::text = any (business)
  loop
    execute format('alter table %s drop constraint %I', each.of_table, each.conname);
  end loop;

  -- A constant default is no rewrite of the table; who writes from now on is known by their connection.
  for each in select name from unnest(business) name loop
    execute format('alter table %I add column tenant_id integer not null default 0 references tenant', each.name);
    execute format('alter table %I alter column tenant_id set default current_tenant()', each.name);
  end loop;

  for each in
    select conrelid::regclass as of_table, conname, regexp_replace(pg_get_constraintdef(oid), '\(', '(tenant_id, ') as definition
    from pg_constraint where contype in ('p', 'u') and conrelid::regclass::text = any (business)
  loop
    execute format('alter table %s drop constraint %I', each.of_table, each.conname);
    execute format('alter table %s add constraint %I %s', each.of_table, each.conname, each.definition);
  end loop;

  -- A statement names its tenant always, so an index without it would have to look at each row again.
  for each in
    select indexrelid::regclass as name, regexp_replace(pg_get_indexdef(indexrelid), '\(', '(tenant_id, ') as definition
    from pg_index
    where indrelid::regclass::text = any (business)
      and not exists (select from pg_constraint where conindid = indexrelid)
  loop
    execute format('drop index %s', each.name);
    execute each.definition;
  end loop;

  for each in select definition from unnest(foreign_keys) definition loop
    execute each.definition;
  end loop;
end $$;

-- Nodes read the diary of all tenants in one go, and tell each entry to its tenant's pages alone.
create index notice_diary_in_order on notice_diary (id);

-- Who holds what is read from these; the tables say what a role was given by name.
create view held_menu_item with (security_invoker) as
  select tenant_id, role_code, menu_item_id from role_menu_item
  union
  select tenant_id, role.code, menu_item.id from role cross join menu_item where holds_all;

create view held_action with (security_invoker) as
  select tenant_id, role_code, action_code from role_action
  union
  select tenant_id, role.code, action.code from role cross join action where holds_all;

-- Whom a rule means now in a tenant, and by which scopes a person is meant there: the same thing, read from either end.
-- Everyone is everyone of the tenant. Frozen people are nobody's readers, and who has left a tenant is none of its own.
drop function people_meant(text[]);
create function people_meant(tenant integer, scopes text[]) returns setof text language sql stable as $$
  with recursive below(id) as (
    select substr(scope, 17) from unnest(scopes) scope where starts_with(scope, 'department-tree:')
    union
    select department.id from department join below on department.parent_id = below.id
    where department.tenant_id = tenant
  ), meant(id) as (
    select person_id from person_tenant where tenant_id = tenant and 'everyone' = any (scopes)
    union
    select id from person where id in (
      select substr(scope, 8) from unnest(scopes) scope where starts_with(scope, 'person:'))
    union
    select person_id from person_role where tenant_id = tenant and role_code in (
      select substr(scope, 6) from unnest(scopes) scope where starts_with(scope, 'role:'))
    union
    select person_id from person_store where tenant_id = tenant and store_no in (
      select substr(scope, 7) from unnest(scopes) scope where starts_with(scope, 'store:'))
    union
    select person_id from person_business_group where tenant_id = tenant and bg_no in (
      select substr(scope, 16) from unnest(scopes) scope where starts_with(scope, 'business-group:'))
    union
    select person_id from person_store join store using (tenant_id, store_no)
    where tenant_id = tenant and bg_no in (
      select substr(scope, 16) from unnest(scopes) scope where starts_with(scope, 'business-group:'))
    union
    select person_id from person_department where tenant_id = tenant and department_id in (
      select substr(scope, 12) from unnest(scopes) scope where starts_with(scope, 'department:'))
    union
    select person_id from person_department where tenant_id = tenant and department_id in (select id from below)
    union
    select person_id from person_role where tenant_id = tenant and role_code in (
      select role_code from role_menu_item join menu_item on menu_item.id = menu_item_id
      where role_menu_item.tenant_id = tenant and subsystem in (
        select substr(scope, 8) from unnest(scopes) scope where starts_with(scope, 'system:')))
    union
    select person_id from person_role join role on role.tenant_id = person_role.tenant_id and role.code = role_code
    where person_role.tenant_id = tenant
      and holds_all and exists (select from unnest(scopes) scope where starts_with(scope, 'system:'))
  )
  select person.id from meant join person on person.id = meant.id
  join person_tenant on person_tenant.person_id = person.id and person_tenant.tenant_id = tenant
  where person.status = 'active'
$$;

drop function scopes_of(text);
create function scopes_of(tenant integer, who text) returns text[] language sql stable as $$
  with recursive above(id) as (
    select department_id from person_department where tenant_id = tenant and person_id = who
    union
    select parent_id from department join above on department.id = above.id
    where department.tenant_id = tenant and parent_id is not null
  ), scope(name) as (
    select 'everyone'
    union all
    select 'person:' || who
    union all
    select 'role:' || role_code from person_role where tenant_id = tenant and person_id = who
    union all
    select 'store:' || store_no from person_store where tenant_id = tenant and person_id = who
    union
    select 'business-group:' || bg_no from person_business_group where tenant_id = tenant and person_id = who
    union
    select 'business-group:' || bg_no from person_store join store using (tenant_id, store_no)
    where tenant_id = tenant and person_id = who
    union
    select 'department:' || department_id from person_department where tenant_id = tenant and person_id = who
    union
    select 'department-tree:' || id from above
    union
    select 'system:' || subsystem from person_role
    join role_menu_item using (tenant_id, role_code) join menu_item on menu_item.id = menu_item_id
    where tenant_id = tenant and person_id = who
    union
    select 'system:' || key from subsystem where exists (
      select from person_role join role on role.tenant_id = person_role.tenant_id and role.code = role_code
      where person_role.tenant_id = tenant and person_id = who and holds_all)
  )
  select array_agg(name) from scope
$$;
