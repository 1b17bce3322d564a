-- Seals, cars, assets, supplies, repairs, visitors, parcels and payments.

create table ams_seal_requests (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the id of the person who made it
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "seal" text not null,
  "copies" integer not null,
  "way" text not null,
  "day" date not null,
  "back" date,
  "reason" text not null,
  "keeper" text,
  "answer" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ams_seal_requests');
create index ams_seal_requests_newest on ams_seal_requests (tenant_id, scope, created_at desc, id desc);
create index ams_seal_requests_by_state on ams_seal_requests (tenant_id, scope, state, created_at desc, id desc);
create index ams_seal_requests_words on ams_seal_requests using gin (search_grams(words));
create index ams_seal_requests_by_seal on ams_seal_requests (tenant_id, scope, "seal", id);
create index ams_seal_requests_by_day on ams_seal_requests (tenant_id, scope, "day", id);

create table ams_vehicles (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "plate" text not null,
  "model" text not null,
  "seats" integer not null,
  "driver" text,
  "insured" date not null,
  "inspected" date not null,
  "mileage" integer,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ams_vehicles');
create index ams_vehicles_newest on ams_vehicles (tenant_id, scope, created_at desc, id desc);
create index ams_vehicles_by_state on ams_vehicles (tenant_id, scope, state, created_at desc, id desc);
create index ams_vehicles_words on ams_vehicles using gin (search_grams(words));
create index ams_vehicles_by_insured on ams_vehicles (tenant_id, scope, "insured", id);
create index ams_vehicles_by_inspected on ams_vehicles (tenant_id, scope, "inspected", id);
create index ams_vehicles_by_mileage on ams_vehicles (tenant_id, scope, "mileage", id);

create table ams_car_requests (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the id of the person who made it
  state text not null,
  version integer not null default 1,
  "day" date not null,
  "from" time not null,
  "until" time not null,
  "destination" text not null,
  "riders" integer not null,
  "reason" text not null,
  "vehicle" text,
  "driven" integer,
  "cost" numeric(18, 2),
  "note" text,
  "answer" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ams_car_requests');
create index ams_car_requests_newest on ams_car_requests (tenant_id, scope, created_at desc, id desc);
create index ams_car_requests_by_state on ams_car_requests (tenant_id, scope, state, created_at desc, id desc);
create index ams_car_requests_words on ams_car_requests using gin (search_grams(words));
create index ams_car_requests_by_day on ams_car_requests (tenant_id, scope, "day", id);
create index ams_car_requests_by_reason on ams_car_requests (tenant_id, scope, "reason", id);
create index ams_car_requests_by_driven on ams_car_requests (tenant_id, scope, "driven", id);

create table ams_assets (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "kind" text not null,
  "model" text,
  "price" numeric(18, 2) not null,
  "bought" date not null,
  "department" text,
  "holder" text,
  "place" text,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ams_assets');
create index ams_assets_newest on ams_assets (tenant_id, scope, created_at desc, id desc);
create index ams_assets_by_state on ams_assets (tenant_id, scope, state, created_at desc, id desc);
create index ams_assets_words on ams_assets using gin (search_grams(words));
create index ams_assets_by_kind on ams_assets (tenant_id, scope, "kind", id);
create index ams_assets_by_price on ams_assets (tenant_id, scope, "price", id);
create index ams_assets_by_bought on ams_assets (tenant_id, scope, "bought", id);
create index ams_assets_by_department on ams_assets (tenant_id, scope, "department", id);

create table ams_handovers (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the id of the person who made it
  state text not null,
  version integer not null default 1,
  "kind" text not null,
  "asset" text not null,
  "day" date not null,
  "reason" text not null,
  "condition" text,
  "answer" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ams_handovers');
create index ams_handovers_newest on ams_handovers (tenant_id, scope, created_at desc, id desc);
create index ams_handovers_by_state on ams_handovers (tenant_id, scope, state, created_at desc, id desc);
create index ams_handovers_words on ams_handovers using gin (search_grams(words));
create index ams_handovers_by_kind on ams_handovers (tenant_id, scope, "kind", id);
create index ams_handovers_by_day on ams_handovers (tenant_id, scope, "day", id);

create table ams_supply_requests (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the id of the person who made it
  state text not null,
  version integer not null default 1,
  "department" text not null,
  "lines" jsonb not null,
  "total" numeric(18, 2) not null,
  "day" date,
  "note" text,
  "answer" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ams_supply_requests');
create index ams_supply_requests_newest on ams_supply_requests (tenant_id, scope, created_at desc, id desc);
create index ams_supply_requests_by_state on ams_supply_requests (tenant_id, scope, state, created_at desc, id desc);
create index ams_supply_requests_words on ams_supply_requests using gin (search_grams(words));
create index ams_supply_requests_by_department on ams_supply_requests (tenant_id, scope, "department", id);
create index ams_supply_requests_by_total on ams_supply_requests (tenant_id, scope, "total", id);
create index ams_supply_requests_by_day on ams_supply_requests (tenant_id, scope, "day", id);

create table ams_repairs (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the id of the person who made it
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "kind" text not null,
  "urgency" text not null,
  "place" text not null,
  "day" date,
  "worker" text,
  "result" text,
  "cost" numeric(18, 2),
  "rating" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ams_repairs');
create index ams_repairs_newest on ams_repairs (tenant_id, scope, created_at desc, id desc);
create index ams_repairs_by_state on ams_repairs (tenant_id, scope, state, created_at desc, id desc);
create index ams_repairs_words on ams_repairs using gin (search_grams(words));
create index ams_repairs_by_kind on ams_repairs (tenant_id, scope, "kind", id);
create index ams_repairs_by_urgency on ams_repairs (tenant_id, scope, "urgency", id);
create index ams_repairs_by_day on ams_repairs (tenant_id, scope, "day", id);
create index ams_repairs_by_cost on ams_repairs (tenant_id, scope, "cost", id);

create table ams_visitors (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the id of the person who made it
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "company" text not null,
  "people" integer not null,
  "day" date not null,
  "time" time not null,
  "reason" text not null,
  "host" text not null,
  "plate" text,
  "badge" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ams_visitors');
create index ams_visitors_newest on ams_visitors (tenant_id, scope, created_at desc, id desc);
create index ams_visitors_by_state on ams_visitors (tenant_id, scope, state, created_at desc, id desc);
create index ams_visitors_words on ams_visitors using gin (search_grams(words));
create index ams_visitors_by_day on ams_visitors (tenant_id, scope, "day", id);
create index ams_visitors_by_reason on ams_visitors (tenant_id, scope, "reason", id);

create table ams_parcels (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "way" text not null,
  "carrier" text not null,
  "waybill" text not null,
  "person" text not null,
  "content" text not null,
  "day" date not null,
  "weight" integer,
  "freight" numeric(18, 2),
  "shelf" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ams_parcels');
create index ams_parcels_newest on ams_parcels (tenant_id, scope, created_at desc, id desc);
create index ams_parcels_by_state on ams_parcels (tenant_id, scope, state, created_at desc, id desc);
create index ams_parcels_words on ams_parcels using gin (search_grams(words));
create index ams_parcels_by_way on ams_parcels (tenant_id, scope, "way", id);
create index ams_parcels_by_carrier on ams_parcels (tenant_id, scope, "carrier", id);
create index ams_parcels_by_day on ams_parcels (tenant_id, scope, "day", id);
create index ams_parcels_by_freight on ams_parcels (tenant_id, scope, "freight", id);

create table ams_vendor_payments (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "contract" text not null,
  "party" text not null,
  "kind" text not null,
  "month" text not null,
  "amount" numeric(18, 2) not null,
  "due" date not null,
  "paid" date,
  "invoice" text,
  "answer" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ams_vendor_payments');
create index ams_vendor_payments_newest on ams_vendor_payments (tenant_id, scope, created_at desc, id desc);
create index ams_vendor_payments_by_state on ams_vendor_payments (tenant_id, scope, state, created_at desc, id desc);
create index ams_vendor_payments_words on ams_vendor_payments using gin (search_grams(words));
create index ams_vendor_payments_by_kind on ams_vendor_payments (tenant_id, scope, "kind", id);
create index ams_vendor_payments_by_month on ams_vendor_payments (tenant_id, scope, "month", id);
create index ams_vendor_payments_by_amount on ams_vendor_payments (tenant_id, scope, "amount", id);
create index ams_vendor_payments_by_due on ams_vendor_payments (tenant_id, scope, "due", id);
