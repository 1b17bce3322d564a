-- The group's goods and the companies it buys from: record types that others link to. The tables were made by
-- tools/generate-record-tables.ts.

create table imos_styles (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "line" text not null,
  "category" text not null,
  "year" text not null,
  "season" text not null,
  "wave" text not null,
  "tag" numeric(18, 2) not null,
  "cost" numeric(18, 2),
  "on_sale" date,
  "supplier" text,
  "fabric" text,
  "colours" text[] not null,
  "sizes" text[] not null,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('imos_styles');
create index imos_styles_newest on imos_styles (tenant_id, scope, created_at desc, id desc);
create index imos_styles_by_state on imos_styles (tenant_id, scope, state, created_at desc, id desc);
create index imos_styles_words on imos_styles using gin (search_grams(words));
create index imos_styles_by_line on imos_styles (tenant_id, scope, "line", id);
create index imos_styles_by_category on imos_styles (tenant_id, scope, "category", id);
create index imos_styles_by_year on imos_styles (tenant_id, scope, "year", id);
create index imos_styles_by_season on imos_styles (tenant_id, scope, "season", id);
create index imos_styles_by_tag on imos_styles (tenant_id, scope, "tag", id);
create index imos_styles_by_on_sale on imos_styles (tenant_id, scope, "on_sale", id);

create table gims_suppliers (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "kind" text not null,
  "city" text not null,
  "grade" text not null,
  "lead_days" integer not null,
  "capacity" integer,
  "since" date,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('gims_suppliers');
create index gims_suppliers_newest on gims_suppliers (tenant_id, scope, created_at desc, id desc);
create index gims_suppliers_by_state on gims_suppliers (tenant_id, scope, state, created_at desc, id desc);
create index gims_suppliers_words on gims_suppliers using gin (search_grams(words));
create index gims_suppliers_by_kind on gims_suppliers (tenant_id, scope, "kind", id);
create index gims_suppliers_by_grade on gims_suppliers (tenant_id, scope, "grade", id);
create index gims_suppliers_by_lead_days on gims_suppliers (tenant_id, scope, "lead_days", id);
create index gims_suppliers_by_capacity on gims_suppliers (tenant_id, scope, "capacity", id);
create index gims_suppliers_by_since on gims_suppliers (tenant_id, scope, "since", id);
