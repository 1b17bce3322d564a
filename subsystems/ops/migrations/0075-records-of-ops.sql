-- Record types of online shops: orders, what goes wrong with them, parcels, returns, listings and live sales.
-- The tables were made by tools/generate-record-tables.ts.

create table ops_shops (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the company
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "platform" text not null,
  "keeper" text not null,
  "opened" date not null,
  "rating" numeric(18, 2),
  "monthly" numeric(18, 2),
  "fans" integer,
  "token" date,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ops_shops');
create index ops_shops_newest on ops_shops (tenant_id, scope, created_at desc, id desc);
create index ops_shops_by_state on ops_shops (tenant_id, scope, state, created_at desc, id desc);
create index ops_shops_words on ops_shops using gin (search_grams(words));
create index ops_shops_by_platform on ops_shops (tenant_id, scope, "platform", id);
create index ops_shops_by_opened on ops_shops (tenant_id, scope, "opened", id);
create index ops_shops_by_rating on ops_shops (tenant_id, scope, "rating", id);
create index ops_shops_by_monthly on ops_shops (tenant_id, scope, "monthly", id);
create index ops_shops_by_fans on ops_shops (tenant_id, scope, "fans", id);
create index ops_shops_by_token on ops_shops (tenant_id, scope, "token", id);

create table ops_orders (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the company
  state text not null,
  version integer not null default 1,
  "shop" text not null,
  "outer" text not null,
  "buyer" text not null,
  "city" text not null,
  "units" integer not null,
  "amount" numeric(18, 2) not null,
  "day" date not null,
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
call keep_in_tenant('ops_orders');
create index ops_orders_newest on ops_orders (tenant_id, scope, created_at desc, id desc);
create index ops_orders_by_state on ops_orders (tenant_id, scope, state, created_at desc, id desc);
create index ops_orders_words on ops_orders using gin (search_grams(words));
create index ops_orders_by_shop on ops_orders (tenant_id, scope, "shop", id);
create index ops_orders_by_city on ops_orders (tenant_id, scope, "city", id);
create index ops_orders_by_amount on ops_orders (tenant_id, scope, "amount", id);
create index ops_orders_by_day on ops_orders (tenant_id, scope, "day", id);

create table ops_order_exceptions (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the company
  state text not null,
  version integer not null default 1,
  "order" text not null,
  "kind" text not null,
  "day" date not null,
  "amount" numeric(18, 2),
  "solution" text,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ops_order_exceptions');
create index ops_order_exceptions_newest on ops_order_exceptions (tenant_id, scope, created_at desc, id desc);
create index ops_order_exceptions_by_state on ops_order_exceptions (tenant_id, scope, state, created_at desc, id desc);
create index ops_order_exceptions_words on ops_order_exceptions using gin (search_grams(words));
create index ops_order_exceptions_by_kind on ops_order_exceptions (tenant_id, scope, "kind", id);
create index ops_order_exceptions_by_day on ops_order_exceptions (tenant_id, scope, "day", id);
create index ops_order_exceptions_by_amount on ops_order_exceptions (tenant_id, scope, "amount", id);
create index ops_order_exceptions_by_solution on ops_order_exceptions (tenant_id, scope, "solution", id);

create table ops_after_sales (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the company
  state text not null,
  version integer not null default 1,
  "order" text not null,
  "kind" text not null,
  "amount" numeric(18, 2) not null,
  "reason" text not null,
  "day" date not null,
  "waybill" text,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ops_after_sales');
create index ops_after_sales_newest on ops_after_sales (tenant_id, scope, created_at desc, id desc);
create index ops_after_sales_by_state on ops_after_sales (tenant_id, scope, state, created_at desc, id desc);
create index ops_after_sales_words on ops_after_sales using gin (search_grams(words));
create index ops_after_sales_by_kind on ops_after_sales (tenant_id, scope, "kind", id);
create index ops_after_sales_by_amount on ops_after_sales (tenant_id, scope, "amount", id);
create index ops_after_sales_by_reason on ops_after_sales (tenant_id, scope, "reason", id);
create index ops_after_sales_by_day on ops_after_sales (tenant_id, scope, "day", id);

create table ops_shipments (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the company
  state text not null,
  version integer not null default 1,
  "order" text not null,
  "place" text not null,
  "units" integer not null,
  "carrier" text not null,
  "due" date not null,
  "waybill" text,
  "freight" numeric(18, 2),
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ops_shipments');
create index ops_shipments_newest on ops_shipments (tenant_id, scope, created_at desc, id desc);
create index ops_shipments_by_state on ops_shipments (tenant_id, scope, state, created_at desc, id desc);
create index ops_shipments_words on ops_shipments using gin (search_grams(words));
create index ops_shipments_by_place on ops_shipments (tenant_id, scope, "place", id);
create index ops_shipments_by_carrier on ops_shipments (tenant_id, scope, "carrier", id);
create index ops_shipments_by_due on ops_shipments (tenant_id, scope, "due", id);

create table ops_live_sessions (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the company
  state text not null,
  version integer not null default 1,
  "shop" text not null,
  "theme" text not null,
  "host" text not null,
  "day" date not null,
  "from" time not null,
  "until" time not null,
  "styles" integer not null,
  "viewers" integer,
  "amount" numeric(18, 2),
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ops_live_sessions');
create index ops_live_sessions_newest on ops_live_sessions (tenant_id, scope, created_at desc, id desc);
create index ops_live_sessions_by_state on ops_live_sessions (tenant_id, scope, state, created_at desc, id desc);
create index ops_live_sessions_words on ops_live_sessions using gin (search_grams(words));
create index ops_live_sessions_by_shop on ops_live_sessions (tenant_id, scope, "shop", id);
create index ops_live_sessions_by_host on ops_live_sessions (tenant_id, scope, "host", id);
create index ops_live_sessions_by_day on ops_live_sessions (tenant_id, scope, "day", id);
create index ops_live_sessions_by_viewers on ops_live_sessions (tenant_id, scope, "viewers", id);
create index ops_live_sessions_by_amount on ops_live_sessions (tenant_id, scope, "amount", id);

create table ops_listings (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the company
  state text not null,
  version integer not null default 1,
  "shop" text not null,
  "style" text not null,
  "title" text not null,
  "tag" numeric(18, 2) not null,
  "price" numeric(18, 2) not null,
  "stock" integer,
  "sold" integer,
  "day" date not null,
  "keeper" text,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ops_listings');
create index ops_listings_newest on ops_listings (tenant_id, scope, created_at desc, id desc);
create index ops_listings_by_state on ops_listings (tenant_id, scope, state, created_at desc, id desc);
create index ops_listings_words on ops_listings using gin (search_grams(words));
create index ops_listings_by_shop on ops_listings (tenant_id, scope, "shop", id);
create index ops_listings_by_style on ops_listings (tenant_id, scope, "style", id);
create index ops_listings_by_tag on ops_listings (tenant_id, scope, "tag", id);
create index ops_listings_by_price on ops_listings (tenant_id, scope, "price", id);
create index ops_listings_by_stock on ops_listings (tenant_id, scope, "stock", id);
create index ops_listings_by_sold on ops_listings (tenant_id, scope, "sold", id);
create index ops_listings_by_day on ops_listings (tenant_id, scope, "day", id);
