-- Procurement and manufacturing: orders to factories with deliveries, inspections, samples, materials and plans.
create table gims_purchase_orders (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "supplier" text not null,
  "style" text not null,
  "ordered" date not null,
  "due" date not null,
  "units" integer not null,
  "amount" numeric(18, 2) not null,
  "buyer" text not null,
  "rows" jsonb not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gims_purchase_orders');
create index gims_purchase_orders_newest on gims_purchase_orders (tenant_id, scope, created_at desc, id desc);
create index gims_purchase_orders_by_state on gims_purchase_orders (tenant_id, scope, state, created_at desc, id desc);
create index gims_purchase_orders_words on gims_purchase_orders using gin (search_grams(words));
create index gims_purchase_orders_by_supplier on gims_purchase_orders (tenant_id, scope, "supplier", id);
create index gims_purchase_orders_by_style on gims_purchase_orders (tenant_id, scope, "style", id);
create index gims_purchase_orders_by_ordered on gims_purchase_orders (tenant_id, scope, "ordered", id);
create index gims_purchase_orders_by_due on gims_purchase_orders (tenant_id, scope, "due", id);
create index gims_purchase_orders_by_units on gims_purchase_orders (tenant_id, scope, "units", id);
create index gims_purchase_orders_by_amount on gims_purchase_orders (tenant_id, scope, "amount", id);
create index gims_purchase_orders_by_buyer on gims_purchase_orders (tenant_id, scope, "buyer", id);

create table gims_deliveries (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "order" text not null,
  "supplier" text not null,
  "style" text not null,
  "batch" integer not null,
  "units" integer not null,
  "cartons" integer not null,
  "sent" date not null,
  "arrived" date,
  "waybill" text,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gims_deliveries');
create index gims_deliveries_newest on gims_deliveries (tenant_id, scope, created_at desc, id desc);
create index gims_deliveries_by_state on gims_deliveries (tenant_id, scope, state, created_at desc, id desc);
create index gims_deliveries_words on gims_deliveries using gin (search_grams(words));
create index gims_deliveries_by_supplier on gims_deliveries (tenant_id, scope, "supplier", id);
create index gims_deliveries_by_units on gims_deliveries (tenant_id, scope, "units", id);
create index gims_deliveries_by_sent on gims_deliveries (tenant_id, scope, "sent", id);
create index gims_deliveries_by_arrived on gims_deliveries (tenant_id, scope, "arrived", id);

create table gims_follow_ups (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "order" text not null,
  "supplier" text not null,
  "stage" text not null,
  "done" numeric(18, 2) not null,
  "due" date not null,
  "expected" date not null,
  "reason" text,
  "measure" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gims_follow_ups');
create index gims_follow_ups_newest on gims_follow_ups (tenant_id, scope, created_at desc, id desc);
create index gims_follow_ups_by_state on gims_follow_ups (tenant_id, scope, state, created_at desc, id desc);
create index gims_follow_ups_words on gims_follow_ups using gin (search_grams(words));
create index gims_follow_ups_by_supplier on gims_follow_ups (tenant_id, scope, "supplier", id);
create index gims_follow_ups_by_stage on gims_follow_ups (tenant_id, scope, "stage", id);
create index gims_follow_ups_by_done on gims_follow_ups (tenant_id, scope, "done", id);
create index gims_follow_ups_by_due on gims_follow_ups (tenant_id, scope, "due", id);
create index gims_follow_ups_by_expected on gims_follow_ups (tenant_id, scope, "expected", id);
create index gims_follow_ups_by_reason on gims_follow_ups (tenant_id, scope, "reason", id);

create table gims_inspections (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "delivery" text not null,
  "order" text not null,
  "supplier" text not null,
  "day" date not null,
  "inspector" text not null,
  "lot" integer not null,
  "sampled" integer not null,
  "defective" integer not null,
  "defects" jsonb,
  "verdict" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gims_inspections');
create index gims_inspections_newest on gims_inspections (tenant_id, scope, created_at desc, id desc);
create index gims_inspections_by_state on gims_inspections (tenant_id, scope, state, created_at desc, id desc);
create index gims_inspections_words on gims_inspections using gin (search_grams(words));
create index gims_inspections_by_supplier on gims_inspections (tenant_id, scope, "supplier", id);
create index gims_inspections_by_day on gims_inspections (tenant_id, scope, "day", id);
create index gims_inspections_by_inspector on gims_inspections (tenant_id, scope, "inspector", id);
create index gims_inspections_by_lot on gims_inspections (tenant_id, scope, "lot", id);
create index gims_inspections_by_defective on gims_inspections (tenant_id, scope, "defective", id);

create table gims_samples (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "style" text not null,
  "supplier" text not null,
  "kind" text not null,
  "due" date not null,
  "sent" date,
  "designer" text not null,
  "fee" numeric(18, 2),
  "remarks" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gims_samples');
create index gims_samples_newest on gims_samples (tenant_id, scope, created_at desc, id desc);
create index gims_samples_by_state on gims_samples (tenant_id, scope, state, created_at desc, id desc);
create index gims_samples_words on gims_samples using gin (search_grams(words));
create index gims_samples_by_supplier on gims_samples (tenant_id, scope, "supplier", id);
create index gims_samples_by_kind on gims_samples (tenant_id, scope, "kind", id);
create index gims_samples_by_due on gims_samples (tenant_id, scope, "due", id);
create index gims_samples_by_sent on gims_samples (tenant_id, scope, "sent", id);
create index gims_samples_by_designer on gims_samples (tenant_id, scope, "designer", id);

create table gims_materials (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "kind" text not null,
  "fabric" text,
  "content" text,
  "width" integer,
  "weight" integer,
  "price" numeric(18, 2) not null,
  "lead_days" integer,
  "stock" integer,
  "supplier" text not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gims_materials');
create index gims_materials_newest on gims_materials (tenant_id, scope, created_at desc, id desc);
create index gims_materials_by_state on gims_materials (tenant_id, scope, state, created_at desc, id desc);
create index gims_materials_words on gims_materials using gin (search_grams(words));
create index gims_materials_by_kind on gims_materials (tenant_id, scope, "kind", id);
create index gims_materials_by_fabric on gims_materials (tenant_id, scope, "fabric", id);
create index gims_materials_by_price on gims_materials (tenant_id, scope, "price", id);
create index gims_materials_by_lead_days on gims_materials (tenant_id, scope, "lead_days", id);
create index gims_materials_by_stock on gims_materials (tenant_id, scope, "stock", id);
create index gims_materials_by_supplier on gims_materials (tenant_id, scope, "supplier", id);

create table gims_capacities (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "supplier" text not null,
  "month" date not null,
  "sewing_lines" integer not null,
  "workers" integer not null,
  "able" integer not null,
  "booked" integer not null,
  "load" numeric(18, 2) not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gims_capacities');
create index gims_capacities_newest on gims_capacities (tenant_id, scope, created_at desc, id desc);
create index gims_capacities_by_state on gims_capacities (tenant_id, scope, state, created_at desc, id desc);
create index gims_capacities_words on gims_capacities using gin (search_grams(words));
create index gims_capacities_by_supplier on gims_capacities (tenant_id, scope, "supplier", id);
create index gims_capacities_by_month on gims_capacities (tenant_id, scope, "month", id);
create index gims_capacities_by_able on gims_capacities (tenant_id, scope, "able", id);
create index gims_capacities_by_booked on gims_capacities (tenant_id, scope, "booked", id);
create index gims_capacities_by_load on gims_capacities (tenant_id, scope, "load", id);

create table gims_production_plans (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "order" text not null,
  "supplier" text not null,
  "line" text not null,
  "process" text not null,
  "week_from" date not null,
  "week_until" date not null,
  "planned" integer not null,
  "made" integer,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gims_production_plans');
create index gims_production_plans_newest on gims_production_plans (tenant_id, scope, created_at desc, id desc);
create index gims_production_plans_by_state on gims_production_plans (tenant_id, scope, state, created_at desc, id desc);
create index gims_production_plans_words on gims_production_plans using gin (search_grams(words));
create index gims_production_plans_by_supplier on gims_production_plans (tenant_id, scope, "supplier", id);
create index gims_production_plans_by_process on gims_production_plans (tenant_id, scope, "process", id);
create index gims_production_plans_by_week_from on gims_production_plans (tenant_id, scope, "week_from", id);
create index gims_production_plans_by_planned on gims_production_plans (tenant_id, scope, "planned", id);
create index gims_production_plans_by_made on gims_production_plans (tenant_id, scope, "made", id);

create table gims_supplier_statements (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "supplier" text not null,
  "period_from" date not null,
  "period_until" date not null,
  "rows" jsonb not null,
  "amount" numeric(18, 2) not null,
  "deduction" numeric(18, 2) not null,
  "invoice" text,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gims_supplier_statements');
create index gims_supplier_statements_newest on gims_supplier_statements (tenant_id, scope, created_at desc, id desc);
create index gims_supplier_statements_by_state on gims_supplier_statements (tenant_id, scope, state, created_at desc, id desc);
create index gims_supplier_statements_words on gims_supplier_statements using gin (search_grams(words));
create index gims_supplier_statements_by_supplier on gims_supplier_statements (tenant_id, scope, "supplier", id);
create index gims_supplier_statements_by_period_from on gims_supplier_statements (tenant_id, scope, "period_from", id);
create index gims_supplier_statements_by_amount on gims_supplier_statements (tenant_id, scope, "amount", id);
