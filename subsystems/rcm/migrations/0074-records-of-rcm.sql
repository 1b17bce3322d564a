-- Record types of channels: outlets, openings, closings, leases, franchisees, deposits and works.
-- The tables were made by tools/generate-record-tables.ts.

create table rcm_outlets (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "store" text not null,
  "name" text not null,
  "city" text not null,
  "mode" text not null,
  "mall" text not null,
  "area" integer not null,
  "opened" date,
  "rent_rate" numeric(18, 2),
  "grade" text,
  "keeper" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('rcm_outlets');
create index rcm_outlets_newest on rcm_outlets (tenant_id, scope, created_at desc, id desc);
create index rcm_outlets_by_state on rcm_outlets (tenant_id, scope, state, created_at desc, id desc);
create index rcm_outlets_words on rcm_outlets using gin (search_grams(words));
create index rcm_outlets_by_city on rcm_outlets (tenant_id, scope, "city", id);
create index rcm_outlets_by_mode on rcm_outlets (tenant_id, scope, "mode", id);
create index rcm_outlets_by_mall on rcm_outlets (tenant_id, scope, "mall", id);
create index rcm_outlets_by_area on rcm_outlets (tenant_id, scope, "area", id);
create index rcm_outlets_by_opened on rcm_outlets (tenant_id, scope, "opened", id);
create index rcm_outlets_by_rent_rate on rcm_outlets (tenant_id, scope, "rent_rate", id);
create index rcm_outlets_by_grade on rcm_outlets (tenant_id, scope, "grade", id);

create table rcm_store_openings (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "city" text not null,
  "mode" text not null,
  "area" integer not null,
  "rent" numeric(18, 2) not null,
  "sales" numeric(18, 2) not null,
  "opens" date not null,
  "keeper" text not null,
  "survey" text,
  "opened" date,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('rcm_store_openings');
create index rcm_store_openings_newest on rcm_store_openings (tenant_id, scope, created_at desc, id desc);
create index rcm_store_openings_by_state on rcm_store_openings (tenant_id, scope, state, created_at desc, id desc);
create index rcm_store_openings_words on rcm_store_openings using gin (search_grams(words));
create index rcm_store_openings_by_city on rcm_store_openings (tenant_id, scope, "city", id);
create index rcm_store_openings_by_mode on rcm_store_openings (tenant_id, scope, "mode", id);
create index rcm_store_openings_by_area on rcm_store_openings (tenant_id, scope, "area", id);
create index rcm_store_openings_by_rent on rcm_store_openings (tenant_id, scope, "rent", id);
create index rcm_store_openings_by_sales on rcm_store_openings (tenant_id, scope, "sales", id);
create index rcm_store_openings_by_opens on rcm_store_openings (tenant_id, scope, "opens", id);

create table rcm_closings (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "store" text not null,
  "reason" text not null,
  "last" date not null,
  "stock" integer,
  "loss" numeric(18, 2),
  "staff" text not null,
  "closed" date,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('rcm_closings');
create index rcm_closings_newest on rcm_closings (tenant_id, scope, created_at desc, id desc);
create index rcm_closings_by_state on rcm_closings (tenant_id, scope, state, created_at desc, id desc);
create index rcm_closings_words on rcm_closings using gin (search_grams(words));
create index rcm_closings_by_store on rcm_closings (tenant_id, scope, "store", id);
create index rcm_closings_by_reason on rcm_closings (tenant_id, scope, "reason", id);
create index rcm_closings_by_last on rcm_closings (tenant_id, scope, "last", id);
create index rcm_closings_by_stock on rcm_closings (tenant_id, scope, "stock", id);
create index rcm_closings_by_loss on rcm_closings (tenant_id, scope, "loss", id);

create table rcm_leases (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "store" text not null,
  "landlord" text not null,
  "from" date not null,
  "until" date not null,
  "area" integer not null,
  "rent" numeric(18, 2) not null,
  "share" numeric(18, 2),
  "raise" numeric(18, 2),
  "deposit" numeric(18, 2),
  "keeper" text,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('rcm_leases');
create index rcm_leases_newest on rcm_leases (tenant_id, scope, created_at desc, id desc);
create index rcm_leases_by_state on rcm_leases (tenant_id, scope, state, created_at desc, id desc);
create index rcm_leases_words on rcm_leases using gin (search_grams(words));
create index rcm_leases_by_store on rcm_leases (tenant_id, scope, "store", id);
create index rcm_leases_by_from on rcm_leases (tenant_id, scope, "from", id);
create index rcm_leases_by_until on rcm_leases (tenant_id, scope, "until", id);
create index rcm_leases_by_rent on rcm_leases (tenant_id, scope, "rent", id);

create table rcm_franchisees (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "contact" text not null,
  "city" text not null,
  "stores" integer not null,
  "since" date not null,
  "grade" text not null,
  "credit" numeric(18, 2),
  "owed" numeric(18, 2),
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('rcm_franchisees');
create index rcm_franchisees_newest on rcm_franchisees (tenant_id, scope, created_at desc, id desc);
create index rcm_franchisees_by_state on rcm_franchisees (tenant_id, scope, state, created_at desc, id desc);
create index rcm_franchisees_words on rcm_franchisees using gin (search_grams(words));
create index rcm_franchisees_by_city on rcm_franchisees (tenant_id, scope, "city", id);
create index rcm_franchisees_by_stores on rcm_franchisees (tenant_id, scope, "stores", id);
create index rcm_franchisees_by_since on rcm_franchisees (tenant_id, scope, "since", id);
create index rcm_franchisees_by_grade on rcm_franchisees (tenant_id, scope, "grade", id);
create index rcm_franchisees_by_credit on rcm_franchisees (tenant_id, scope, "credit", id);
create index rcm_franchisees_by_owed on rcm_franchisees (tenant_id, scope, "owed", id);

create table rcm_deposits (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "franchisee" text not null,
  "kind" text not null,
  "amount" numeric(18, 2) not null,
  "paid" numeric(18, 2),
  "due" date not null,
  "voucher" text,
  "deducted" numeric(18, 2),
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('rcm_deposits');
create index rcm_deposits_newest on rcm_deposits (tenant_id, scope, created_at desc, id desc);
create index rcm_deposits_by_state on rcm_deposits (tenant_id, scope, state, created_at desc, id desc);
create index rcm_deposits_words on rcm_deposits using gin (search_grams(words));
create index rcm_deposits_by_franchisee on rcm_deposits (tenant_id, scope, "franchisee", id);
create index rcm_deposits_by_kind on rcm_deposits (tenant_id, scope, "kind", id);
create index rcm_deposits_by_amount on rcm_deposits (tenant_id, scope, "amount", id);
create index rcm_deposits_by_due on rcm_deposits (tenant_id, scope, "due", id);

create table rcm_fittings (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "store" text not null,
  "kind" text not null,
  "builder" text not null,
  "from" date not null,
  "until" date not null,
  "progress" numeric(18, 2),
  "budget" numeric(18, 2) not null,
  "cost" numeric(18, 2),
  "score" integer,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('rcm_fittings');
create index rcm_fittings_newest on rcm_fittings (tenant_id, scope, created_at desc, id desc);
create index rcm_fittings_by_state on rcm_fittings (tenant_id, scope, state, created_at desc, id desc);
create index rcm_fittings_words on rcm_fittings using gin (search_grams(words));
create index rcm_fittings_by_store on rcm_fittings (tenant_id, scope, "store", id);
create index rcm_fittings_by_kind on rcm_fittings (tenant_id, scope, "kind", id);
create index rcm_fittings_by_from on rcm_fittings (tenant_id, scope, "from", id);
create index rcm_fittings_by_until on rcm_fittings (tenant_id, scope, "until", id);
create index rcm_fittings_by_progress on rcm_fittings (tenant_id, scope, "progress", id);
create index rcm_fittings_by_budget on rcm_fittings (tenant_id, scope, "budget", id);
create index rcm_fittings_by_cost on rcm_fittings (tenant_id, scope, "cost", id);
