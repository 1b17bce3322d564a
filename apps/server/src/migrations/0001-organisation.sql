-- The group as an organisation chart knows it: what people belong to, and what they switch between.
-- `sort` orders a list for display; ties fall back to the key.

create table tenant (
  id integer primary key,
  name text not null,
  status text not null default 'active' check (status in ('active', 'frozen'))
);

-- The default tenant (spec section 9) exists everywhere; people point to it.
insert into tenant (id, name) values (0, '默认租户');

create table business_group (
  bg_no text primary key,
  bg_name text not null,
  sort integer not null default 0
);

create table company (
  company_no text primary key,
  company_name text not null,
  sort integer not null default 0
);

create table department (
  id text primary key default gen_random_uuid()::text,
  org_code text not null unique,
  depart_name text not null,
  parent_id text references department on delete restrict check (parent_id <> id),
  company_no text not null references company on delete restrict,
  sort integer not null default 0
);
create index department_parent on department (parent_id);

create table store (
  store_no text primary key check (store_no <> '99999'), -- 99999 means "no store chosen" on the wire
  store_name text not null,
  bg_no text not null references business_group on delete restrict,
  company_no text not null references company on delete restrict,
  city text not null,
  kind text not null check (kind in ('flagship', 'standard', 'outlet')),
  area_sqm integer not null check (area_sqm > 0),
  opened_on date not null,
  status text not null default 'open' check (status in ('open', 'refitting', 'closed'))
);
create index store_by_group on store (bg_no, store_no);

-- gims works with any account set but the supply chain's, gyl with the supply chain's alone (spec section 4).
create table account_set (
  code text primary key,
  name text not null,
  kind text not null check (kind in ('gyl', 'gims'))
);
