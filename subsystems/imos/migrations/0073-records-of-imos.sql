-- Record types of goods: waves, launches, promotions, lacking sizes, alerts and returns.
-- The tables were made by tools/generate-record-tables.ts.

create table imos_promotions (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "kind" text not null,
  "rate" numeric(18, 2),
  "from" date not null,
  "until" date not null,
  "styles" integer,
  "change" text,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('imos_promotions');
create index imos_promotions_newest on imos_promotions (tenant_id, scope, created_at desc, id desc);
create index imos_promotions_by_state on imos_promotions (tenant_id, scope, state, created_at desc, id desc);
create index imos_promotions_words on imos_promotions using gin (search_grams(words));
create index imos_promotions_by_kind on imos_promotions (tenant_id, scope, "kind", id);
create index imos_promotions_by_rate on imos_promotions (tenant_id, scope, "rate", id);
create index imos_promotions_by_from on imos_promotions (tenant_id, scope, "from", id);
create index imos_promotions_by_until on imos_promotions (tenant_id, scope, "until", id);
create index imos_promotions_by_styles on imos_promotions (tenant_id, scope, "styles", id);

create table imos_waves (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "season" text not null,
  "name" text not null,
  "theme" text not null,
  "styles" integer not null,
  "pieces" integer,
  "budget" numeric(18, 2),
  "launch" date not null,
  "down" date not null,
  "planner" text not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('imos_waves');
create index imos_waves_newest on imos_waves (tenant_id, scope, created_at desc, id desc);
create index imos_waves_by_state on imos_waves (tenant_id, scope, state, created_at desc, id desc);
create index imos_waves_words on imos_waves using gin (search_grams(words));
create index imos_waves_by_season on imos_waves (tenant_id, scope, "season", id);
create index imos_waves_by_styles on imos_waves (tenant_id, scope, "styles", id);
create index imos_waves_by_pieces on imos_waves (tenant_id, scope, "pieces", id);
create index imos_waves_by_budget on imos_waves (tenant_id, scope, "budget", id);
create index imos_waves_by_launch on imos_waves (tenant_id, scope, "launch", id);

create table imos_launches (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "season" text not null,
  "wave" text not null,
  "style" text not null,
  "pieces" integer,
  "coverage" numeric(18, 2),
  "launch" date not null,
  "keeper" text not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('imos_launches');
create index imos_launches_newest on imos_launches (tenant_id, scope, created_at desc, id desc);
create index imos_launches_by_state on imos_launches (tenant_id, scope, state, created_at desc, id desc);
create index imos_launches_words on imos_launches using gin (search_grams(words));
create index imos_launches_by_season on imos_launches (tenant_id, scope, "season", id);
create index imos_launches_by_wave on imos_launches (tenant_id, scope, "wave", id);
create index imos_launches_by_style on imos_launches (tenant_id, scope, "style", id);
create index imos_launches_by_pieces on imos_launches (tenant_id, scope, "pieces", id);
create index imos_launches_by_coverage on imos_launches (tenant_id, scope, "coverage", id);
create index imos_launches_by_launch on imos_launches (tenant_id, scope, "launch", id);

create table imos_broken_sizes (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "store" text not null,
  "style" text not null,
  "colour" text,
  "sizes" text[] not null,
  "complete" numeric(18, 2) not null,
  "on_hand" integer,
  "warehouse" integer,
  "day" date not null,
  "way" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('imos_broken_sizes');
create index imos_broken_sizes_newest on imos_broken_sizes (tenant_id, scope, created_at desc, id desc);
create index imos_broken_sizes_by_state on imos_broken_sizes (tenant_id, scope, state, created_at desc, id desc);
create index imos_broken_sizes_words on imos_broken_sizes using gin (search_grams(words));
create index imos_broken_sizes_by_store on imos_broken_sizes (tenant_id, scope, "store", id);
create index imos_broken_sizes_by_style on imos_broken_sizes (tenant_id, scope, "style", id);
create index imos_broken_sizes_by_complete on imos_broken_sizes (tenant_id, scope, "complete", id);
create index imos_broken_sizes_by_on_hand on imos_broken_sizes (tenant_id, scope, "on_hand", id);
create index imos_broken_sizes_by_warehouse on imos_broken_sizes (tenant_id, scope, "warehouse", id);
create index imos_broken_sizes_by_day on imos_broken_sizes (tenant_id, scope, "day", id);
create index imos_broken_sizes_by_way on imos_broken_sizes (tenant_id, scope, "way", id);

create table imos_stock_alerts (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "kind" text not null,
  "style" text not null,
  "stock" integer not null,
  "weekly" integer,
  "days" integer,
  "cost" numeric(18, 2),
  "day" date not null,
  "measure" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('imos_stock_alerts');
create index imos_stock_alerts_newest on imos_stock_alerts (tenant_id, scope, created_at desc, id desc);
create index imos_stock_alerts_by_state on imos_stock_alerts (tenant_id, scope, state, created_at desc, id desc);
create index imos_stock_alerts_words on imos_stock_alerts using gin (search_grams(words));
create index imos_stock_alerts_by_kind on imos_stock_alerts (tenant_id, scope, "kind", id);
create index imos_stock_alerts_by_style on imos_stock_alerts (tenant_id, scope, "style", id);
create index imos_stock_alerts_by_stock on imos_stock_alerts (tenant_id, scope, "stock", id);
create index imos_stock_alerts_by_weekly on imos_stock_alerts (tenant_id, scope, "weekly", id);
create index imos_stock_alerts_by_days on imos_stock_alerts (tenant_id, scope, "days", id);
create index imos_stock_alerts_by_cost on imos_stock_alerts (tenant_id, scope, "cost", id);
create index imos_stock_alerts_by_day on imos_stock_alerts (tenant_id, scope, "day", id);

create table imos_return_batches (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "season" text,
  "stores" integer not null,
  "planned" integer not null,
  "received" integer,
  "from" date not null,
  "until" date not null,
  "note" text,
  "lines" jsonb,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('imos_return_batches');
create index imos_return_batches_newest on imos_return_batches (tenant_id, scope, created_at desc, id desc);
create index imos_return_batches_by_state on imos_return_batches (tenant_id, scope, state, created_at desc, id desc);
create index imos_return_batches_words on imos_return_batches using gin (search_grams(words));
create index imos_return_batches_by_season on imos_return_batches (tenant_id, scope, "season", id);
create index imos_return_batches_by_planned on imos_return_batches (tenant_id, scope, "planned", id);
create index imos_return_batches_by_from on imos_return_batches (tenant_id, scope, "from", id);
create index imos_return_batches_by_until on imos_return_batches (tenant_id, scope, "until", id);
