-- Slips of the tills, which daily sales are the sums of. The table was made by tools/generate-record-tables.ts; the last
-- index finds what a member has bought in any store.

create table ors_slips (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "kind" text not null,
  "day" date not null,
  "time" time not null,
  "amount" numeric(18, 2) not null,
  "list" numeric(18, 2) not null,
  "units" integer not null,
  "goods" text,
  "payment" text not null,
  "guide" text,
  "cashier" text not null,
  "member" text,
  "of" text,
  "lines" jsonb not null,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_slips');
create index ors_slips_newest on ors_slips (tenant_id, scope, created_at desc, id desc);
create index ors_slips_by_state on ors_slips (tenant_id, scope, state, created_at desc, id desc);
create index ors_slips_words on ors_slips using gin (search_grams(words));
create index ors_slips_by_kind on ors_slips (tenant_id, scope, "kind", id);
create index ors_slips_by_day on ors_slips (tenant_id, scope, "day", id);
create index ors_slips_by_amount on ors_slips (tenant_id, scope, "amount", id);
create index ors_slips_by_payment on ors_slips (tenant_id, scope, "payment", id);
create index ors_slips_by_guide on ors_slips (tenant_id, scope, "guide", id);
create index ors_slips_by_member on ors_slips (tenant_id, scope, "member", id);
create index ors_slips_of_member on ors_slips (tenant_id, member, "day" desc) where member is not null;
