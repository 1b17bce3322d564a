-- Record types of store operations: goods on their way, patrols and the day of a store.
-- The tables were made by tools/generate-record-tables.ts.

create table ors_replenishment_requests (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "store" text,
  "reason" text not null,
  "wanted" date not null,
  "units" integer not null,
  "granted" integer,
  "note" text,
  "lines" jsonb,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_replenishment_requests');
create index ors_replenishment_requests_newest on ors_replenishment_requests (tenant_id, scope, created_at desc, id desc);
create index ors_replenishment_requests_by_state on ors_replenishment_requests (tenant_id, scope, state, created_at desc, id desc);
create index ors_replenishment_requests_words on ors_replenishment_requests using gin (search_grams(words));
create index ors_replenishment_requests_newest_of_all on ors_replenishment_requests (tenant_id, created_at desc, id desc);
create index ors_replenishment_requests_by_store on ors_replenishment_requests (tenant_id, scope, "store", id);
create index ors_replenishment_requests_by_reason on ors_replenishment_requests (tenant_id, scope, "reason", id);
create index ors_replenishment_requests_by_wanted on ors_replenishment_requests (tenant_id, scope, "wanted", id);
create index ors_replenishment_requests_by_units on ors_replenishment_requests (tenant_id, scope, "units", id);

create table ors_warehouse_returns (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "store" text,
  "reason" text not null,
  "batch" text,
  "units" integer not null,
  "boxes" integer,
  "received" integer,
  "waybill" text,
  "note" text,
  "lines" jsonb,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_warehouse_returns');
create index ors_warehouse_returns_newest on ors_warehouse_returns (tenant_id, scope, created_at desc, id desc);
create index ors_warehouse_returns_by_state on ors_warehouse_returns (tenant_id, scope, state, created_at desc, id desc);
create index ors_warehouse_returns_words on ors_warehouse_returns using gin (search_grams(words));
create index ors_warehouse_returns_newest_of_all on ors_warehouse_returns (tenant_id, created_at desc, id desc);
create index ors_warehouse_returns_by_store on ors_warehouse_returns (tenant_id, scope, "store", id);
create index ors_warehouse_returns_by_reason on ors_warehouse_returns (tenant_id, scope, "reason", id);
create index ors_warehouse_returns_by_units on ors_warehouse_returns (tenant_id, scope, "units", id);

create table ors_defects (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "store" text,
  "style" text not null,
  "colour" text not null,
  "size" text not null,
  "fault" text not null,
  "found_by" text not null,
  "units" integer not null,
  "price" numeric(18, 2),
  "day" date not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_defects');
create index ors_defects_newest on ors_defects (tenant_id, scope, created_at desc, id desc);
create index ors_defects_by_state on ors_defects (tenant_id, scope, state, created_at desc, id desc);
create index ors_defects_words on ors_defects using gin (search_grams(words));
create index ors_defects_newest_of_all on ors_defects (tenant_id, created_at desc, id desc);
create index ors_defects_by_store on ors_defects (tenant_id, scope, "store", id);
create index ors_defects_by_style on ors_defects (tenant_id, scope, "style", id);
create index ors_defects_by_fault on ors_defects (tenant_id, scope, "fault", id);
create index ors_defects_by_found_by on ors_defects (tenant_id, scope, "found_by", id);
create index ors_defects_by_price on ors_defects (tenant_id, scope, "price", id);
create index ors_defects_by_day on ors_defects (tenant_id, scope, "day", id);

create table ors_patrols (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "store" text not null,
  "kind" text not null,
  "planned" date not null,
  "visitor" text not null,
  "score" integer,
  "findings" integer,
  "summary" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_patrols');
create index ors_patrols_newest on ors_patrols (tenant_id, scope, created_at desc, id desc);
create index ors_patrols_by_state on ors_patrols (tenant_id, scope, state, created_at desc, id desc);
create index ors_patrols_words on ors_patrols using gin (search_grams(words));
create index ors_patrols_newest_of_all on ors_patrols (tenant_id, created_at desc, id desc);
create index ors_patrols_by_store on ors_patrols (tenant_id, scope, "store", id);
create index ors_patrols_by_kind on ors_patrols (tenant_id, scope, "kind", id);
create index ors_patrols_by_planned on ors_patrols (tenant_id, scope, "planned", id);
create index ors_patrols_by_visitor on ors_patrols (tenant_id, scope, "visitor", id);
create index ors_patrols_by_score on ors_patrols (tenant_id, scope, "score", id);

create table ors_rectifications (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "store" text not null,
  "patrol" text,
  "subject" text not null,
  "problem" text not null,
  "severity" text not null,
  "until" date not null,
  "mended" text,
  "review" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_rectifications');
create index ors_rectifications_newest on ors_rectifications (tenant_id, scope, created_at desc, id desc);
create index ors_rectifications_by_state on ors_rectifications (tenant_id, scope, state, created_at desc, id desc);
create index ors_rectifications_words on ors_rectifications using gin (search_grams(words));
create index ors_rectifications_newest_of_all on ors_rectifications (tenant_id, created_at desc, id desc);
create index ors_rectifications_by_store on ors_rectifications (tenant_id, scope, "store", id);
create index ors_rectifications_by_subject on ors_rectifications (tenant_id, scope, "subject", id);
create index ors_rectifications_by_severity on ors_rectifications (tenant_id, scope, "severity", id);
create index ors_rectifications_by_until on ors_rectifications (tenant_id, scope, "until", id);

create table ors_opening_checks (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "kind" text not null,
  "day" date not null,
  "time" time not null,
  "keeper" text not null,
  "checks" text[] not null,
  "float" numeric(18, 2) not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_opening_checks');
create index ors_opening_checks_newest on ors_opening_checks (tenant_id, scope, created_at desc, id desc);
create index ors_opening_checks_by_state on ors_opening_checks (tenant_id, scope, state, created_at desc, id desc);
create index ors_opening_checks_words on ors_opening_checks using gin (search_grams(words));
create index ors_opening_checks_by_kind on ors_opening_checks (tenant_id, scope, "kind", id);
create index ors_opening_checks_by_day on ors_opening_checks (tenant_id, scope, "day", id);

create table ors_opening_changes (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "store" text,
  "kind" text not null,
  "from" date not null,
  "until" date not null,
  "hours" text,
  "reason" text not null,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_opening_changes');
create index ors_opening_changes_newest on ors_opening_changes (tenant_id, scope, created_at desc, id desc);
create index ors_opening_changes_by_state on ors_opening_changes (tenant_id, scope, state, created_at desc, id desc);
create index ors_opening_changes_words on ors_opening_changes using gin (search_grams(words));
create index ors_opening_changes_newest_of_all on ors_opening_changes (tenant_id, created_at desc, id desc);
create index ors_opening_changes_by_store on ors_opening_changes (tenant_id, scope, "store", id);
create index ors_opening_changes_by_kind on ors_opening_changes (tenant_id, scope, "kind", id);
create index ors_opening_changes_by_from on ors_opening_changes (tenant_id, scope, "from", id);
