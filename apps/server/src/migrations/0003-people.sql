-- Who may sign in, what they belong to and what their roles allow.

create table person (
  id text primary key default gen_random_uuid()::text,
  work_no text not null unique,
  realname text not null,
  avatar text,
  sex smallint not null default 0 check (sex in (0, 1, 2)), -- as the wire has it: 1 male, 2 female, 0 not said
  phone text,
  email text,
  post text,
  default_system text references subsystem on delete set null,
  tenant_id integer not null default 0 references tenant on delete restrict,
  password_hash text not null, -- '!' fits no password
  password_changed_at timestamptz, -- null: never changed since it was issued
  status text not null default 'active' check (status in ('active', 'frozen')),
  created_at timestamptz not null default now()
);
create index person_by_phone on person (phone) where phone is not null;
create index person_by_name on person (realname);

create table person_tenant (
  person_id text not null references person on delete cascade,
  tenant_id integer not null references tenant on delete cascade,
  primary key (person_id, tenant_id)
);
create index person_tenant_members on person_tenant (tenant_id);

create table person_company (
  person_id text not null references person on delete cascade,
  company_no text not null references company on delete cascade,
  primary key (person_id, company_no)
);
create index person_company_members on person_company (company_no);

create table person_department (
  person_id text not null references person on delete cascade,
  department_id text not null references department on delete cascade,
  primary key (person_id, department_id)
);
create index person_department_members on person_department (department_id);

create table person_business_group (
  person_id text not null references person on delete cascade,
  bg_no text not null references business_group on delete cascade,
  primary key (person_id, bg_no)
);
create index person_business_group_members on person_business_group (bg_no);

create table person_store (
  person_id text not null references person on delete cascade,
  store_no text not null references store on delete cascade,
  primary key (person_id, store_no)
);
create index person_store_members on person_store (store_no);

create table person_account_set (
  person_id text not null references person on delete cascade,
  account_set_code text not null references account_set on delete cascade,
  primary key (person_id, account_set_code)
);
create index person_account_set_members on person_account_set (account_set_code);

create table role (
  code text primary key,
  name text not null,
  sort integer not null default 0
);

create table person_role (
  person_id text not null references person on delete cascade,
  role_code text not null references role on delete cascade,
  primary key (person_id, role_code)
);
create index person_role_members on person_role (role_code);

-- A role that holds an item holds its ancestors too: reading a menu needs no recursion.
create table role_menu_item (
  role_code text not null references role on delete cascade,
  menu_item_id text not null references menu_item on delete cascade,
  primary key (role_code, menu_item_id)
);
create index role_menu_item_holders on role_menu_item (menu_item_id);

create table role_action (
  role_code text not null references role on delete cascade,
  action_code text not null references action on delete cascade,
  primary key (role_code, action_code)
);
create index role_action_holders on role_action (action_code);
