-- Record types of store operations: costs of a store, customers, displays and shifts.
-- The tables were made by tools/generate-record-tables.ts.

create table ors_repairs (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "store" text,
  "kind" text not null,
  "fault" text not null,
  "urgency" text not null,
  "wanted" date,
  "supplier" text,
  "cost" numeric(18, 2),
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_repairs');
create index ors_repairs_newest on ors_repairs (tenant_id, scope, created_at desc, id desc);
create index ors_repairs_by_state on ors_repairs (tenant_id, scope, state, created_at desc, id desc);
create index ors_repairs_words on ors_repairs using gin (search_grams(words));
create index ors_repairs_newest_of_all on ors_repairs (tenant_id, created_at desc, id desc);
create index ors_repairs_by_store on ors_repairs (tenant_id, scope, "store", id);
create index ors_repairs_by_kind on ors_repairs (tenant_id, scope, "kind", id);
create index ors_repairs_by_urgency on ors_repairs (tenant_id, scope, "urgency", id);
create index ors_repairs_by_wanted on ors_repairs (tenant_id, scope, "wanted", id);
create index ors_repairs_by_cost on ors_repairs (tenant_id, scope, "cost", id);

create table ors_store_expenses (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "store" text,
  "kind" text not null,
  "amount" numeric(18, 2) not null,
  "day" date not null,
  "payee" text not null,
  "invoice" text,
  "purpose" text not null,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_store_expenses');
create index ors_store_expenses_newest on ors_store_expenses (tenant_id, scope, created_at desc, id desc);
create index ors_store_expenses_by_state on ors_store_expenses (tenant_id, scope, state, created_at desc, id desc);
create index ors_store_expenses_words on ors_store_expenses using gin (search_grams(words));
create index ors_store_expenses_newest_of_all on ors_store_expenses (tenant_id, created_at desc, id desc);
create index ors_store_expenses_by_store on ors_store_expenses (tenant_id, scope, "store", id);
create index ors_store_expenses_by_kind on ors_store_expenses (tenant_id, scope, "kind", id);
create index ors_store_expenses_by_amount on ors_store_expenses (tenant_id, scope, "amount", id);
create index ors_store_expenses_by_day on ors_store_expenses (tenant_id, scope, "day", id);

create table ors_customer_returns (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "store" text,
  "kind" text not null,
  "slip" text not null,
  "style" text not null,
  "size" text not null,
  "other_size" text,
  "units" integer not null,
  "amount" numeric(18, 2),
  "reason" text not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_customer_returns');
create index ors_customer_returns_newest on ors_customer_returns (tenant_id, scope, created_at desc, id desc);
create index ors_customer_returns_by_state on ors_customer_returns (tenant_id, scope, state, created_at desc, id desc);
create index ors_customer_returns_words on ors_customer_returns using gin (search_grams(words));
create index ors_customer_returns_newest_of_all on ors_customer_returns (tenant_id, created_at desc, id desc);
create index ors_customer_returns_by_store on ors_customer_returns (tenant_id, scope, "store", id);
create index ors_customer_returns_by_kind on ors_customer_returns (tenant_id, scope, "kind", id);
create index ors_customer_returns_by_style on ors_customer_returns (tenant_id, scope, "style", id);
create index ors_customer_returns_by_amount on ors_customer_returns (tenant_id, scope, "amount", id);
create index ors_customer_returns_by_reason on ors_customer_returns (tenant_id, scope, "reason", id);

create table ors_display_tasks (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "store" text,
  "theme" text not null,
  "place" text not null,
  "from" date not null,
  "until" date not null,
  "keeper" text,
  "score" integer,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_display_tasks');
create index ors_display_tasks_newest on ors_display_tasks (tenant_id, scope, created_at desc, id desc);
create index ors_display_tasks_by_state on ors_display_tasks (tenant_id, scope, state, created_at desc, id desc);
create index ors_display_tasks_words on ors_display_tasks using gin (search_grams(words));
create index ors_display_tasks_newest_of_all on ors_display_tasks (tenant_id, created_at desc, id desc);
create index ors_display_tasks_by_store on ors_display_tasks (tenant_id, scope, "store", id);
create index ors_display_tasks_by_place on ors_display_tasks (tenant_id, scope, "place", id);
create index ors_display_tasks_by_from on ors_display_tasks (tenant_id, scope, "from", id);
create index ors_display_tasks_by_until on ors_display_tasks (tenant_id, scope, "until", id);

create table ors_customer_visits (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "customer" text not null,
  "occasion" text not null,
  "due" date not null,
  "clerk" text not null,
  "way" text,
  "result" text,
  "summary" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_customer_visits');
create index ors_customer_visits_newest on ors_customer_visits (tenant_id, scope, created_at desc, id desc);
create index ors_customer_visits_by_state on ors_customer_visits (tenant_id, scope, state, created_at desc, id desc);
create index ors_customer_visits_words on ors_customer_visits using gin (search_grams(words));
create index ors_customer_visits_by_occasion on ors_customer_visits (tenant_id, scope, "occasion", id);
create index ors_customer_visits_by_due on ors_customer_visits (tenant_id, scope, "due", id);
create index ors_customer_visits_by_clerk on ors_customer_visits (tenant_id, scope, "clerk", id);
create index ors_customer_visits_by_result on ors_customer_visits (tenant_id, scope, "result", id);

create table ors_shifts (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "person" text not null,
  "day" date not null,
  "shift" text not null,
  "from" time,
  "until" time,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_shifts');
create index ors_shifts_newest on ors_shifts (tenant_id, scope, created_at desc, id desc);
create index ors_shifts_by_state on ors_shifts (tenant_id, scope, state, created_at desc, id desc);
create index ors_shifts_words on ors_shifts using gin (search_grams(words));
create index ors_shifts_by_person on ors_shifts (tenant_id, scope, "person", id);
create index ors_shifts_by_day on ors_shifts (tenant_id, scope, "day", id);
create index ors_shifts_by_shift on ors_shifts (tenant_id, scope, "shift", id);
