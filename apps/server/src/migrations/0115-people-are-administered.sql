-- Administrators change people on pages. A version tells two of them apart; the last change of state says who made it,
-- when and why. Who has left is frozen, and stays the author of what they did.
alter table person
  add column version integer not null default 1,
  add column status_changed_at timestamptz,
  add column status_changed_by text references person on delete set null,
  add column status_reason text,
  add column left_at timestamptz;
create index person_by_creation on person (created_at);
create index person_by_state on person (status, left_at);

create function raise_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

-- What an administrator may change; sign-ins, passwords and preferences are the person's own.
create trigger person_version before update of work_no, realname, sex, phone, email, post, status, left_at on person
  for each row execute function raise_version();

-- The posts of a tenant, and who has them. `person.post` remains as the title that lists and letters show.
create table position (
  tenant_id integer not null default current_tenant() references tenant,
  code text not null check (code ~ '^[A-Za-z0-9_-]{1,32}$'),
  name text not null,
  sort integer not null default 0,
  primary key (tenant_id, code)
);
call keep_in_tenant('position');

create table person_position (
  tenant_id integer not null default current_tenant() references tenant,
  person_id text not null references person on delete cascade,
  position_code text not null,
  ends_on date,
  primary key (tenant_id, person_id, position_code),
  foreign key (tenant_id, position_code) references position on delete restrict
);
create index person_position_members on person_position (tenant_id, position_code);
call keep_in_tenant('person_position');

-- A membership may end by itself: this is its last day.
alter table person_tenant add column ends_on date;
alter table person_company add column ends_on date;
alter table person_department add column ends_on date;
alter table person_business_group add column ends_on date;
alter table person_store add column ends_on date;
create index person_tenant_ends on person_tenant (ends_on) where ends_on is not null;
create index person_company_ends on person_company (tenant_id, ends_on) where ends_on is not null;
create index person_department_ends on person_department (tenant_id, ends_on) where ends_on is not null;
create index person_business_group_ends on person_business_group (tenant_id, ends_on) where ends_on is not null;
create index person_store_ends on person_store (tenant_id, ends_on) where ends_on is not null;
create index person_position_ends on person_position (tenant_id, ends_on) where ends_on is not null;

-- Whom an administrator may administer who does not reach everybody: a department with those below it, or a store.
-- Actions say what they may do, a scope says to whom; without one they reach nobody.
create table administration_scope (
  tenant_id integer not null default current_tenant() references tenant,
  person_id text not null references person on delete cascade,
  kind text not null check (kind in ('department', 'store')),
  value text not null,
  primary key (tenant_id, person_id, kind, value)
);
call keep_in_tenant('administration_scope');
create trigger administration_scope_change
  after insert or update or delete or truncate on administration_scope
  for each statement execute function bump_epoch_after_change('membership');
