-- Announcements by rule: whom one is for is kept as it was said, and nobody has a row before they read it.

-- One row for each part of a rule; whoever one of them means is meant.
create table announcement_target (
  announcement_id text not null references announcement on delete cascade,
  scope text not null check (
    scope = 'everyone'
    or scope ~ '^(department|department-tree|store|business-group|role|system|person):.'
  ),
  primary key (announcement_id, scope)
);
create index announcement_target_of on announcement_target (scope, announcement_id);

insert into announcement_target
  select id, 'everyone' from announcement where audience = 'ALL'
  union all
  select announcement_id, 'person:' || person_id from announcement_audience;
drop table announcement_audience;

alter table announcement
  drop column audience,
  add column ends_at timestamptz, -- from then on it is no news, and can still be looked up
  add column pinned_at timestamptz,
  add column must_read boolean not null default false,
  add column revision integer not null default 1,
  add column counts_from integer not null default 1, -- whoever read an older revision has not read it
  add column reach integer, -- how many it was for when it was sent
  add column copies text[] not null default '{}' check (copies <@ '{dingtalk,sms}'),
  add column announced_at timestamptz, -- when open screens and channels were told of it
  add column created_by text references person on delete set null;
update announcement set announced_at = sent_at;
create index announcement_unannounced on announcement (sent_at)
  where announced_at is null and sent_at is not null and cancelled_at is null;
create index announcement_must_read on announcement (sent_at) where must_read;

alter table announcement_read
  add column revision integer not null default 1,
  add column acknowledged_at timestamptz,
  add column archived_at timestamptz;
drop index announcement_read_by;
create index announcement_read_by on announcement_read (announcement_id, revision);

-- What an announcement has said since it was sent, the first revision included.
create table announcement_revision (
  announcement_id text not null references announcement on delete cascade,
  revision integer not null,
  title text not null,
  content text not null,
  priority text not null check (priority in ('L', 'M', 'H')),
  open_type text check (open_type in ('url', 'component')),
  open_page text,
  bus_id text,
  reason text not null default '',
  read_again boolean not null default false,
  made_at timestamptz not null,
  made_by text references person on delete set null,
  primary key (announcement_id, revision)
);
insert into announcement_revision
  (announcement_id, revision, title, content, priority, open_type, open_page, bus_id, made_at)
  select id, 1, title, content, priority, open_type, open_page, bus_id, sent_at
  from announcement where sent_at is not null;

create table message_template (
  code text primary key,
  name text not null,
  title text not null,
  content text not null, -- HTML with variables as {{name}}
  priority text not null check (priority in ('L', 'M', 'H')),
  updated_at timestamptz not null,
  updated_by text references person on delete set null
);

-- How far the copies of an announcement have come: people are taken in the order of their ids.
create table announcement_copying (
  announcement_id text not null references announcement on delete cascade,
  channel text not null check (channel in ('dingtalk', 'sms')),
  reached_person_id text not null default '',
  done boolean not null default false,
  primary key (announcement_id, channel)
);
create index announcement_copying_open on announcement_copying (announcement_id) where not done;

-- Each copy handed to a service outside. Written before it is handed over, so that nobody has one twice.
create table sent_copy (
  id text primary key default gen_random_uuid()::text,
  announcement_id text references announcement on delete set null,
  title text not null,
  channel text not null check (channel in ('dingtalk', 'sms')),
  person_id text not null references person on delete cascade,
  outcome text not null check (outcome in ('sending', 'taken', 'failed', 'no-address', 'declined')),
  problem text,
  is_test boolean not null default false,
  sent_at timestamptz not null
);
create index sent_copy_newest on sent_copy (sent_at desc, id);

-- Whom a rule means now, and by which scopes a person is meant: the same thing, read from either end. Frozen people
-- are nobody's readers. A store's people belong to the store's business group as well.
create function people_meant(scopes text[]) returns setof text language sql stable as $$
  with recursive below(id) as (
    select substr(scope, 17) from unnest(scopes) scope where starts_with(scope, 'department-tree:')
    union
    select department.id from department join below on department.parent_id = below.id
  ), meant(id) as (
    select id from person where 'everyone' = any (scopes)
    union
    select id from person where id in (
      select substr(scope, 8) from unnest(scopes) scope where starts_with(scope, 'person:'))
    union
    select person_id from person_role where role_code in (
      select substr(scope, 6) from unnest(scopes) scope where starts_with(scope, 'role:'))
    union
    select person_id from person_store where store_no in (
      select substr(scope, 7) from unnest(scopes) scope where starts_with(scope, 'store:'))
    union
    select person_id from person_business_group where bg_no in (
      select substr(scope, 16) from unnest(scopes) scope where starts_with(scope, 'business-group:'))
    union
    select person_id from person_store join store using (store_no) where bg_no in (
      select substr(scope, 16) from unnest(scopes) scope where starts_with(scope, 'business-group:'))
    union
    select person_id from person_department where department_id in (
      select substr(scope, 12) from unnest(scopes) scope where starts_with(scope, 'department:'))
    union
    select person_id from person_department where department_id in (select id from below)
    union
    select person_id from person_role where role_code in (
      select role_code from role_menu_item join menu_item on menu_item.id = menu_item_id
      where subsystem in (
        select substr(scope, 8) from unnest(scopes) scope where starts_with(scope, 'system:')))
    union
    select person_id from person_role join role on role.code = role_code
    where holds_all and exists (select from unnest(scopes) scope where starts_with(scope, 'system:'))
  )
  select person.id from meant join person on person.id = meant.id where person.status = 'active'
$$;

create function scopes_of(who text) returns text[] language sql stable as $$
  with recursive above(id) as (
    select department_id from person_department where person_id = who
    union
    select parent_id from department join above on department.id = above.id
    where parent_id is not null
  ), scope(name) as (
    select 'everyone'
    union all
    select 'person:' || who
    union all
    select 'role:' || role_code from person_role where person_id = who
    union all
    select 'store:' || store_no from person_store where person_id = who
    union
    select 'business-group:' || bg_no from person_business_group where person_id = who
    union
    select 'business-group:' || bg_no from person_store join store using (store_no)
    where person_id = who
    union
    select 'department:' || department_id from person_department where person_id = who
    union
    select 'department-tree:' || id from above
    union
    select 'system:' || subsystem from person_role
    join role_menu_item using (role_code) join menu_item on menu_item.id = menu_item_id
    where person_id = who
    union
    select 'system:' || key from subsystem where exists (
      select from person_role join role on role.code = role_code
      where person_id = who and holds_all)
  )
  select array_agg(name) from scope
$$;

-- Departments decide who is meant as well; and the screens of others follow what is announced.
create trigger person_department_change
  after insert or update or delete or truncate on person_department
  for each statement execute function bump_epoch_after_change('membership');
create trigger department_change after insert or update or delete or truncate on department
  for each statement execute function bump_epoch_after_change('membership');

alter table epoch drop constraint epoch_name_check;
alter table epoch add constraint epoch_name_check
  check (name in ('permission', 'menu', 'dictionary', 'membership', 'announcement'));
insert into epoch (name) values ('announcement');
