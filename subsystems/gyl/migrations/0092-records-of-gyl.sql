-- Supply chain: arrivals, receipts, dispatches, transport, returns and the bills of carriers.
create table gyl_bookings (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "delivery" text not null,
  "supplier" text not null,
  "warehouse" text not null,
  "day" date not null,
  "slot" text not null,
  "dock" text,
  "units" integer not null,
  "cartons" integer not null,
  "driver" text,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gyl_bookings');
create index gyl_bookings_newest on gyl_bookings (tenant_id, scope, created_at desc, id desc);
create index gyl_bookings_by_state on gyl_bookings (tenant_id, scope, state, created_at desc, id desc);
create index gyl_bookings_words on gyl_bookings using gin (search_grams(words));
create index gyl_bookings_by_supplier on gyl_bookings (tenant_id, scope, "supplier", id);
create index gyl_bookings_by_warehouse on gyl_bookings (tenant_id, scope, "warehouse", id);
create index gyl_bookings_by_day on gyl_bookings (tenant_id, scope, "day", id);
create index gyl_bookings_by_units on gyl_bookings (tenant_id, scope, "units", id);

create table gyl_arrival_checks (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "booking" text not null,
  "delivery" text not null,
  "warehouse" text not null,
  "day" date not null,
  "checker" text not null,
  "sampled" integer not null,
  "defective" integer not null,
  "cartons" text not null,
  "remarks" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gyl_arrival_checks');
create index gyl_arrival_checks_newest on gyl_arrival_checks (tenant_id, scope, created_at desc, id desc);
create index gyl_arrival_checks_by_state on gyl_arrival_checks (tenant_id, scope, state, created_at desc, id desc);
create index gyl_arrival_checks_words on gyl_arrival_checks using gin (search_grams(words));
create index gyl_arrival_checks_by_warehouse on gyl_arrival_checks (tenant_id, scope, "warehouse", id);
create index gyl_arrival_checks_by_day on gyl_arrival_checks (tenant_id, scope, "day", id);
create index gyl_arrival_checks_by_checker on gyl_arrival_checks (tenant_id, scope, "checker", id);
create index gyl_arrival_checks_by_defective on gyl_arrival_checks (tenant_id, scope, "defective", id);

create table gyl_receipts (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "delivery" text not null,
  "order" text not null,
  "style" text not null,
  "warehouse" text not null,
  "day" date,
  "noticed" integer not null,
  "received" integer not null,
  "rows" jsonb not null,
  "remarks" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gyl_receipts');
create index gyl_receipts_newest on gyl_receipts (tenant_id, scope, created_at desc, id desc);
create index gyl_receipts_by_state on gyl_receipts (tenant_id, scope, state, created_at desc, id desc);
create index gyl_receipts_words on gyl_receipts using gin (search_grams(words));
create index gyl_receipts_by_warehouse on gyl_receipts (tenant_id, scope, "warehouse", id);
create index gyl_receipts_by_day on gyl_receipts (tenant_id, scope, "day", id);
create index gyl_receipts_by_noticed on gyl_receipts (tenant_id, scope, "noticed", id);
create index gyl_receipts_by_received on gyl_receipts (tenant_id, scope, "received", id);

create table gyl_dispatches (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "warehouse" text not null,
  "store" text not null,
  "kind" text not null,
  "day" date not null,
  "units" integer not null,
  "picked" integer,
  "cartons" integer,
  "rows" jsonb not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gyl_dispatches');
create index gyl_dispatches_newest on gyl_dispatches (tenant_id, scope, created_at desc, id desc);
create index gyl_dispatches_by_state on gyl_dispatches (tenant_id, scope, state, created_at desc, id desc);
create index gyl_dispatches_words on gyl_dispatches using gin (search_grams(words));
create index gyl_dispatches_by_warehouse on gyl_dispatches (tenant_id, scope, "warehouse", id);
create index gyl_dispatches_by_store on gyl_dispatches (tenant_id, scope, "store", id);
create index gyl_dispatches_by_kind on gyl_dispatches (tenant_id, scope, "kind", id);
create index gyl_dispatches_by_day on gyl_dispatches (tenant_id, scope, "day", id);
create index gyl_dispatches_by_units on gyl_dispatches (tenant_id, scope, "units", id);
create index gyl_dispatches_by_picked on gyl_dispatches (tenant_id, scope, "picked", id);

create table gyl_routes (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "warehouse" text not null,
  "carrier" text not null,
  "cities" text not null,
  "days" text[] not null,
  "departs" time not null,
  "hours" integer not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gyl_routes');
create index gyl_routes_newest on gyl_routes (tenant_id, scope, created_at desc, id desc);
create index gyl_routes_by_state on gyl_routes (tenant_id, scope, state, created_at desc, id desc);
create index gyl_routes_words on gyl_routes using gin (search_grams(words));
create index gyl_routes_by_warehouse on gyl_routes (tenant_id, scope, "warehouse", id);
create index gyl_routes_by_carrier on gyl_routes (tenant_id, scope, "carrier", id);
create index gyl_routes_by_hours on gyl_routes (tenant_id, scope, "hours", id);

create table gyl_shipments (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "dispatch" text not null,
  "route" text not null,
  "store" text not null,
  "cartons" integer not null,
  "sent" date not null,
  "due" date not null,
  "arrived" date,
  "plate" text,
  "trouble" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gyl_shipments');
create index gyl_shipments_newest on gyl_shipments (tenant_id, scope, created_at desc, id desc);
create index gyl_shipments_by_state on gyl_shipments (tenant_id, scope, state, created_at desc, id desc);
create index gyl_shipments_words on gyl_shipments using gin (search_grams(words));
create index gyl_shipments_by_route on gyl_shipments (tenant_id, scope, "route", id);
create index gyl_shipments_by_store on gyl_shipments (tenant_id, scope, "store", id);
create index gyl_shipments_by_sent on gyl_shipments (tenant_id, scope, "sent", id);
create index gyl_shipments_by_due on gyl_shipments (tenant_id, scope, "due", id);
create index gyl_shipments_by_arrived on gyl_shipments (tenant_id, scope, "arrived", id);

create table gyl_store_returns (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "store" text not null,
  "warehouse" text not null,
  "reason" text not null,
  "asked" date not null,
  "units" integer not null,
  "received" integer,
  "rows" jsonb not null,
  "good" integer,
  "defective" integer,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gyl_store_returns');
create index gyl_store_returns_newest on gyl_store_returns (tenant_id, scope, created_at desc, id desc);
create index gyl_store_returns_by_state on gyl_store_returns (tenant_id, scope, state, created_at desc, id desc);
create index gyl_store_returns_words on gyl_store_returns using gin (search_grams(words));
create index gyl_store_returns_by_store on gyl_store_returns (tenant_id, scope, "store", id);
create index gyl_store_returns_by_warehouse on gyl_store_returns (tenant_id, scope, "warehouse", id);
create index gyl_store_returns_by_reason on gyl_store_returns (tenant_id, scope, "reason", id);
create index gyl_store_returns_by_asked on gyl_store_returns (tenant_id, scope, "asked", id);
create index gyl_store_returns_by_units on gyl_store_returns (tenant_id, scope, "units", id);
create index gyl_store_returns_by_received on gyl_store_returns (tenant_id, scope, "received", id);

create table gyl_carrier_bills (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "carrier" text not null,
  "period_from" date not null,
  "period_until" date not null,
  "rows" jsonb not null,
  "amount" numeric(18, 2) not null,
  "claims" numeric(18, 2) not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gyl_carrier_bills');
create index gyl_carrier_bills_newest on gyl_carrier_bills (tenant_id, scope, created_at desc, id desc);
create index gyl_carrier_bills_by_state on gyl_carrier_bills (tenant_id, scope, state, created_at desc, id desc);
create index gyl_carrier_bills_words on gyl_carrier_bills using gin (search_grams(words));
create index gyl_carrier_bills_by_carrier on gyl_carrier_bills (tenant_id, scope, "carrier", id);
create index gyl_carrier_bills_by_period_from on gyl_carrier_bills (tenant_id, scope, "period_from", id);
create index gyl_carrier_bills_by_amount on gyl_carrier_bills (tenant_id, scope, "amount", id);
