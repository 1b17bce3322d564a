-- The close of a store's day, with the sums of its slips beside the cash counted.
create table ors_daily_closings (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "store" text,
  "day" date not null,
  "counted" numeric(18, 2) not null,
  "explanation" text,
  "difference" numeric(18, 2),
  "cash" numeric(18, 2),
  "wechat" numeric(18, 2),
  "alipay" numeric(18, 2),
  "card" numeric(18, 2),
  "stored" numeric(18, 2),
  "total" numeric(18, 2),
  "slips" integer,
  "closer" text,
  "cash_difference" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_daily_closings');
create index ors_daily_closings_newest on ors_daily_closings (tenant_id, scope, created_at desc, id desc);
create index ors_daily_closings_by_state on ors_daily_closings (tenant_id, scope, state, created_at desc, id desc);
create index ors_daily_closings_words on ors_daily_closings using gin (search_grams(words));
create index ors_daily_closings_newest_of_all on ors_daily_closings (tenant_id, created_at desc, id desc);
create index ors_daily_closings_by_store on ors_daily_closings (tenant_id, scope, "store", id);
create index ors_daily_closings_by_day on ors_daily_closings (tenant_id, scope, "day", id);
create index ors_daily_closings_by_difference on ors_daily_closings (tenant_id, scope, "difference", id);
create index ors_daily_closings_by_total on ors_daily_closings (tenant_id, scope, "total", id);
create unique index ors_daily_closings_once on ors_daily_closings (tenant_id, scope, "day");
create index ors_daily_closings_of_difference on ors_daily_closings (tenant_id, cash_difference)
  where cash_difference is not null;
