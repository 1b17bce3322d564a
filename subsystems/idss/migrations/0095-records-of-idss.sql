-- Retail operations: which store gets what, how it is displayed, and how it sells.
create table idss_allocations (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "style" text not null,
  "store" text not null,
  "kind" text not null,
  "suggested" integer not null,
  "confirmed" integer,
  "stock" integer,
  "sold" integer,
  "due" date,
  "reason" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('idss_allocations');
create index idss_allocations_newest on idss_allocations (tenant_id, scope, created_at desc, id desc);
create index idss_allocations_by_state on idss_allocations (tenant_id, scope, state, created_at desc, id desc);
create index idss_allocations_words on idss_allocations using gin (search_grams(words));
create index idss_allocations_by_style on idss_allocations (tenant_id, scope, "style", id);
create index idss_allocations_by_store on idss_allocations (tenant_id, scope, "store", id);
create index idss_allocations_by_kind on idss_allocations (tenant_id, scope, "kind", id);
create index idss_allocations_by_suggested on idss_allocations (tenant_id, scope, "suggested", id);
create index idss_allocations_by_confirmed on idss_allocations (tenant_id, scope, "confirmed", id);
create index idss_allocations_by_stock on idss_allocations (tenant_id, scope, "stock", id);
create index idss_allocations_by_sold on idss_allocations (tenant_id, scope, "sold", id);
create index idss_allocations_by_due on idss_allocations (tenant_id, scope, "due", id);

create table idss_broken_sizes (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "style" text not null,
  "store" text not null,
  "day" date not null,
  "missing" text not null,
  "rate" numeric(18, 2) not null,
  "stock" integer,
  "measure" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('idss_broken_sizes');
create index idss_broken_sizes_newest on idss_broken_sizes (tenant_id, scope, created_at desc, id desc);
create index idss_broken_sizes_by_state on idss_broken_sizes (tenant_id, scope, state, created_at desc, id desc);
create index idss_broken_sizes_words on idss_broken_sizes using gin (search_grams(words));
create index idss_broken_sizes_by_style on idss_broken_sizes (tenant_id, scope, "style", id);
create index idss_broken_sizes_by_store on idss_broken_sizes (tenant_id, scope, "store", id);
create index idss_broken_sizes_by_day on idss_broken_sizes (tenant_id, scope, "day", id);
create index idss_broken_sizes_by_rate on idss_broken_sizes (tenant_id, scope, "rate", id);
create index idss_broken_sizes_by_stock on idss_broken_sizes (tenant_id, scope, "stock", id);
create index idss_broken_sizes_by_measure on idss_broken_sizes (tenant_id, scope, "measure", id);

create table idss_display_guides (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "season" text not null,
  "wave" text not null,
  "kinds" text[] not null,
  "span_from" date not null,
  "span_until" date not null,
  "rows" jsonb not null,
  "points" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('idss_display_guides');
create index idss_display_guides_newest on idss_display_guides (tenant_id, scope, created_at desc, id desc);
create index idss_display_guides_by_state on idss_display_guides (tenant_id, scope, state, created_at desc, id desc);
create index idss_display_guides_words on idss_display_guides using gin (search_grams(words));
create index idss_display_guides_by_season on idss_display_guides (tenant_id, scope, "season", id);
create index idss_display_guides_by_span_from on idss_display_guides (tenant_id, scope, "span_from", id);

create table idss_sell_throughs (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "style" text not null,
  "week_from" date not null,
  "week_until" date not null,
  "sold" integer not null,
  "stock" integer not null,
  "rate" numeric(18, 2) not null,
  "grade" text not null,
  "measure" text,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('idss_sell_throughs');
create index idss_sell_throughs_newest on idss_sell_throughs (tenant_id, scope, created_at desc, id desc);
create index idss_sell_throughs_by_state on idss_sell_throughs (tenant_id, scope, state, created_at desc, id desc);
create index idss_sell_throughs_words on idss_sell_throughs using gin (search_grams(words));
create index idss_sell_throughs_by_style on idss_sell_throughs (tenant_id, scope, "style", id);
create index idss_sell_throughs_by_week_from on idss_sell_throughs (tenant_id, scope, "week_from", id);
create index idss_sell_throughs_by_sold on idss_sell_throughs (tenant_id, scope, "sold", id);
create index idss_sell_throughs_by_stock on idss_sell_throughs (tenant_id, scope, "stock", id);
create index idss_sell_throughs_by_rate on idss_sell_throughs (tenant_id, scope, "rate", id);
create index idss_sell_throughs_by_grade on idss_sell_throughs (tenant_id, scope, "grade", id);
create index idss_sell_throughs_by_measure on idss_sell_throughs (tenant_id, scope, "measure", id);

create table idss_trials (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "style" text not null,
  "store" text not null,
  "span_from" date not null,
  "span_until" date not null,
  "units" integer not null,
  "sold" integer,
  "tried" integer,
  "verdict" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('idss_trials');
create index idss_trials_newest on idss_trials (tenant_id, scope, created_at desc, id desc);
create index idss_trials_by_state on idss_trials (tenant_id, scope, state, created_at desc, id desc);
create index idss_trials_words on idss_trials using gin (search_grams(words));
create index idss_trials_by_style on idss_trials (tenant_id, scope, "style", id);
create index idss_trials_by_store on idss_trials (tenant_id, scope, "store", id);
create index idss_trials_by_span_from on idss_trials (tenant_id, scope, "span_from", id);
create index idss_trials_by_sold on idss_trials (tenant_id, scope, "sold", id);
create index idss_trials_by_tried on idss_trials (tenant_id, scope, "tried", id);

create table idss_diagnoses (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "store" text not null,
  "day" date not null,
  "category" text not null,
  "finding" text not null,
  "rate" numeric(18, 2) not null,
  "owner" text not null,
  "due" date not null,
  "measure" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('idss_diagnoses');
create index idss_diagnoses_newest on idss_diagnoses (tenant_id, scope, created_at desc, id desc);
create index idss_diagnoses_by_state on idss_diagnoses (tenant_id, scope, state, created_at desc, id desc);
create index idss_diagnoses_words on idss_diagnoses using gin (search_grams(words));
create index idss_diagnoses_by_store on idss_diagnoses (tenant_id, scope, "store", id);
create index idss_diagnoses_by_day on idss_diagnoses (tenant_id, scope, "day", id);
create index idss_diagnoses_by_category on idss_diagnoses (tenant_id, scope, "category", id);
create index idss_diagnoses_by_finding on idss_diagnoses (tenant_id, scope, "finding", id);
create index idss_diagnoses_by_rate on idss_diagnoses (tenant_id, scope, "rate", id);
create index idss_diagnoses_by_owner on idss_diagnoses (tenant_id, scope, "owner", id);
create index idss_diagnoses_by_due on idss_diagnoses (tenant_id, scope, "due", id);
