-- Record types of members: levels, points, coupons, campaigns, visits and refunds.
-- The tables were made by tools/generate-record-tables.ts.

create table crm_level_rules (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "level" text not null,
  "benefit" text not null,
  "spent" numeric(18, 2),
  "discount" numeric(18, 2),
  "times" integer,
  "from" date not null,
  "terms" text not null,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('crm_level_rules');
create index crm_level_rules_newest on crm_level_rules (tenant_id, scope, created_at desc, id desc);
create index crm_level_rules_by_state on crm_level_rules (tenant_id, scope, state, created_at desc, id desc);
create index crm_level_rules_words on crm_level_rules using gin (search_grams(words));
create index crm_level_rules_by_level on crm_level_rules (tenant_id, scope, "level", id);
create index crm_level_rules_by_benefit on crm_level_rules (tenant_id, scope, "benefit", id);
create index crm_level_rules_by_spent on crm_level_rules (tenant_id, scope, "spent", id);
create index crm_level_rules_by_from on crm_level_rules (tenant_id, scope, "from", id);

create table crm_point_entries (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "member" text not null,
  "kind" text not null,
  "points" integer not null,
  "balance" integer,
  "day" date not null,
  "source" text,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('crm_point_entries');
create index crm_point_entries_newest on crm_point_entries (tenant_id, scope, created_at desc, id desc);
create index crm_point_entries_by_state on crm_point_entries (tenant_id, scope, state, created_at desc, id desc);
create index crm_point_entries_words on crm_point_entries using gin (search_grams(words));
create index crm_point_entries_by_member on crm_point_entries (tenant_id, scope, "member", id);
create index crm_point_entries_by_kind on crm_point_entries (tenant_id, scope, "kind", id);
create index crm_point_entries_by_points on crm_point_entries (tenant_id, scope, "points", id);
create index crm_point_entries_by_balance on crm_point_entries (tenant_id, scope, "balance", id);
create index crm_point_entries_by_day on crm_point_entries (tenant_id, scope, "day", id);

create table crm_refunds (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "member" text not null,
  "slip" text not null,
  "amount" numeric(18, 2) not null,
  "points" integer,
  "reason" text not null,
  "way" text not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('crm_refunds');
create index crm_refunds_newest on crm_refunds (tenant_id, scope, created_at desc, id desc);
create index crm_refunds_by_state on crm_refunds (tenant_id, scope, state, created_at desc, id desc);
create index crm_refunds_words on crm_refunds using gin (search_grams(words));
create index crm_refunds_by_member on crm_refunds (tenant_id, scope, "member", id);
create index crm_refunds_by_amount on crm_refunds (tenant_id, scope, "amount", id);
create index crm_refunds_by_reason on crm_refunds (tenant_id, scope, "reason", id);

create table crm_coupon_batches (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "coupon" text not null,
  "audience" text not null,
  "planned" integer not null,
  "sent" integer,
  "used" integer,
  "amount" numeric(18, 2),
  "day" date not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('crm_coupon_batches');
create index crm_coupon_batches_newest on crm_coupon_batches (tenant_id, scope, created_at desc, id desc);
create index crm_coupon_batches_by_state on crm_coupon_batches (tenant_id, scope, state, created_at desc, id desc);
create index crm_coupon_batches_words on crm_coupon_batches using gin (search_grams(words));
create index crm_coupon_batches_by_coupon on crm_coupon_batches (tenant_id, scope, "coupon", id);
create index crm_coupon_batches_by_audience on crm_coupon_batches (tenant_id, scope, "audience", id);
create index crm_coupon_batches_by_planned on crm_coupon_batches (tenant_id, scope, "planned", id);
create index crm_coupon_batches_by_sent on crm_coupon_batches (tenant_id, scope, "sent", id);
create index crm_coupon_batches_by_used on crm_coupon_batches (tenant_id, scope, "used", id);
create index crm_coupon_batches_by_amount on crm_coupon_batches (tenant_id, scope, "amount", id);
create index crm_coupon_batches_by_day on crm_coupon_batches (tenant_id, scope, "day", id);

create table crm_campaigns (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "ways" text[] not null,
  "audience" text not null,
  "from" date not null,
  "until" date not null,
  "people" integer,
  "arrived" integer,
  "budget" numeric(18, 2),
  "keeper" text not null,
  "text" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('crm_campaigns');
create index crm_campaigns_newest on crm_campaigns (tenant_id, scope, created_at desc, id desc);
create index crm_campaigns_by_state on crm_campaigns (tenant_id, scope, state, created_at desc, id desc);
create index crm_campaigns_words on crm_campaigns using gin (search_grams(words));
create index crm_campaigns_by_audience on crm_campaigns (tenant_id, scope, "audience", id);
create index crm_campaigns_by_from on crm_campaigns (tenant_id, scope, "from", id);
create index crm_campaigns_by_people on crm_campaigns (tenant_id, scope, "people", id);
create index crm_campaigns_by_arrived on crm_campaigns (tenant_id, scope, "arrived", id);
create index crm_campaigns_by_budget on crm_campaigns (tenant_id, scope, "budget", id);

create table crm_member_visits (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "member" text not null,
  "subject" text not null,
  "due" date not null,
  "caller" text not null,
  "score" text,
  "summary" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('crm_member_visits');
create index crm_member_visits_newest on crm_member_visits (tenant_id, scope, created_at desc, id desc);
create index crm_member_visits_by_state on crm_member_visits (tenant_id, scope, state, created_at desc, id desc);
create index crm_member_visits_words on crm_member_visits using gin (search_grams(words));
create index crm_member_visits_by_member on crm_member_visits (tenant_id, scope, "member", id);
create index crm_member_visits_by_subject on crm_member_visits (tenant_id, scope, "subject", id);
create index crm_member_visits_by_due on crm_member_visits (tenant_id, scope, "due", id);
create index crm_member_visits_by_score on crm_member_visits (tenant_id, scope, "score", id);
