-- Records get a table per type, with typed columns and an index for what is often sorted and filtered by (decision 47). The
-- tables were made by tools/generate-record-tables.ts. Choices and states are the contract's to check: one more of them
-- needs no migration.

-- Groups of characters that a text is found by: each Chinese character, and every two and three characters in a row. A
-- trigram index finds nothing by two characters, and most Chinese words have two.
create function search_grams(words text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct gram), '{}') from (
    select substr(words, start, size) as gram
    from generate_series(1, length(words)) start, generate_series(1, 3) size
    where start + size - 1 <= length(words)
  ) grams where length(gram) > 1 or gram > U&'\00ff'
$$;

-- The groups of a keyword that a row must have: the longest it has. None for one Latin letter or digit, which is looked
-- for row by row.
create function keyword_grams(keyword text) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct gram), '{}') from (
    select substr(keyword, start, least(length(keyword), 3)) as gram
    from generate_series(1, greatest(length(keyword) - 2, 1)) start
  ) grams where length(gram) > 1 or gram > U&'\00ff'
$$;

-- The last number given to records of a type in a month.
create table record_number (
  tenant_id integer not null default current_tenant() references tenant,
  record_type text not null,
  period text not null,
  last integer not null,
  primary key (tenant_id, record_type, period)
);
call keep_in_tenant('record_number');

create table ors_stock_counts (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "kind" text not null,
  "area" text not null,
  "day" date not null,
  "counted" integer not null,
  "booked" integer not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_stock_counts');
create index ors_stock_counts_newest on ors_stock_counts (tenant_id, scope, created_at desc, id desc);
create index ors_stock_counts_by_state on ors_stock_counts (tenant_id, scope, state, created_at desc, id desc);
create index ors_stock_counts_words on ors_stock_counts using gin (search_grams(words));
create index ors_stock_counts_by_kind on ors_stock_counts (tenant_id, scope, "kind", id);
create index ors_stock_counts_by_day on ors_stock_counts (tenant_id, scope, "day", id);
create index ors_stock_counts_by_counted on ors_stock_counts (tenant_id, scope, "counted", id);

create table ors_stock_transfers (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the store
  state text not null,
  version integer not null default 1,
  "to" text not null,
  "style" text not null,
  "units" integer not null,
  "day" date,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ors_stock_transfers');
create index ors_stock_transfers_newest on ors_stock_transfers (tenant_id, scope, created_at desc, id desc);
create index ors_stock_transfers_by_state on ors_stock_transfers (tenant_id, scope, state, created_at desc, id desc);
create index ors_stock_transfers_words on ors_stock_transfers using gin (search_grams(words));
create index ors_stock_transfers_by_to on ors_stock_transfers (tenant_id, scope, "to", id);
create index ors_stock_transfers_by_units on ors_stock_transfers (tenant_id, scope, "units", id);
create index ors_stock_transfers_by_day on ors_stock_transfers (tenant_id, scope, "day", id);

create table crm_members (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "level" text not null,
  "source" text not null,
  "joined" date not null,
  "points" integer,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('crm_members');
create index crm_members_newest on crm_members (tenant_id, scope, created_at desc, id desc);
create index crm_members_by_state on crm_members (tenant_id, scope, state, created_at desc, id desc);
create index crm_members_words on crm_members using gin (search_grams(words));
create index crm_members_by_level on crm_members (tenant_id, scope, "level", id);
create index crm_members_by_source on crm_members (tenant_id, scope, "source", id);
create index crm_members_by_joined on crm_members (tenant_id, scope, "joined", id);
create index crm_members_by_points on crm_members (tenant_id, scope, "points", id);

create table crm_coupons (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "kind" text not null,
  "issued" integer not null,
  "from" date not null,
  "until" date not null,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('crm_coupons');
create index crm_coupons_newest on crm_coupons (tenant_id, scope, created_at desc, id desc);
create index crm_coupons_by_state on crm_coupons (tenant_id, scope, state, created_at desc, id desc);
create index crm_coupons_words on crm_coupons using gin (search_grams(words));
create index crm_coupons_by_kind on crm_coupons (tenant_id, scope, "kind", id);
create index crm_coupons_by_issued on crm_coupons (tenant_id, scope, "issued", id);
create index crm_coupons_by_from on crm_coupons (tenant_id, scope, "from", id);

create table imos_replenishments (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "style" text not null,
  "store" text not null,
  "units" integer not null,
  "day" date,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('imos_replenishments');
create index imos_replenishments_newest on imos_replenishments (tenant_id, scope, created_at desc, id desc);
create index imos_replenishments_by_state on imos_replenishments (tenant_id, scope, state, created_at desc, id desc);
create index imos_replenishments_words on imos_replenishments using gin (search_grams(words));
create index imos_replenishments_by_store on imos_replenishments (tenant_id, scope, "store", id);
create index imos_replenishments_by_units on imos_replenishments (tenant_id, scope, "units", id);
create index imos_replenishments_by_day on imos_replenishments (tenant_id, scope, "day", id);

create table imos_price_changes (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the number of the business group
  state text not null,
  version integer not null default 1,
  "style" text not null,
  "tag" integer not null,
  "price" integer not null,
  "from" date not null,
  "reason" text not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('imos_price_changes');
create index imos_price_changes_newest on imos_price_changes (tenant_id, scope, created_at desc, id desc);
create index imos_price_changes_by_state on imos_price_changes (tenant_id, scope, state, created_at desc, id desc);
create index imos_price_changes_words on imos_price_changes using gin (search_grams(words));
create index imos_price_changes_by_tag on imos_price_changes (tenant_id, scope, "tag", id);
create index imos_price_changes_by_price on imos_price_changes (tenant_id, scope, "price", id);
create index imos_price_changes_by_from on imos_price_changes (tenant_id, scope, "from", id);
create index imos_price_changes_by_reason on imos_price_changes (tenant_id, scope, "reason", id);

create table hr_leaves (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the id of the person who made it
  state text not null,
  version integer not null default 1,
  "kind" text not null,
  "from" date not null,
  "until" date not null,
  "reason" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('hr_leaves');
create index hr_leaves_newest on hr_leaves (tenant_id, scope, created_at desc, id desc);
create index hr_leaves_by_state on hr_leaves (tenant_id, scope, state, created_at desc, id desc);
create index hr_leaves_words on hr_leaves using gin (search_grams(words));
create index hr_leaves_by_kind on hr_leaves (tenant_id, scope, "kind", id);
create index hr_leaves_by_from on hr_leaves (tenant_id, scope, "from", id);

create table hr_openings (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "position" text not null,
  "department" text not null,
  "people" integer not null,
  "day" date,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('hr_openings');
create index hr_openings_newest on hr_openings (tenant_id, scope, created_at desc, id desc);
create index hr_openings_by_state on hr_openings (tenant_id, scope, state, created_at desc, id desc);
create index hr_openings_words on hr_openings using gin (search_grams(words));
create index hr_openings_by_department on hr_openings (tenant_id, scope, "department", id);
create index hr_openings_by_day on hr_openings (tenant_id, scope, "day", id);

create table lms_contract_reviews (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "kind" text not null,
  "party" text not null,
  "amount" integer,
  "day" date,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('lms_contract_reviews');
create index lms_contract_reviews_newest on lms_contract_reviews (tenant_id, scope, created_at desc, id desc);
create index lms_contract_reviews_by_state on lms_contract_reviews (tenant_id, scope, state, created_at desc, id desc);
create index lms_contract_reviews_words on lms_contract_reviews using gin (search_grams(words));
create index lms_contract_reviews_by_kind on lms_contract_reviews (tenant_id, scope, "kind", id);
create index lms_contract_reviews_by_amount on lms_contract_reviews (tenant_id, scope, "amount", id);
create index lms_contract_reviews_by_day on lms_contract_reviews (tenant_id, scope, "day", id);

create table lms_disputes (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "side" text not null,
  "amount" integer,
  "hearing" date,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('lms_disputes');
create index lms_disputes_newest on lms_disputes (tenant_id, scope, created_at desc, id desc);
create index lms_disputes_by_state on lms_disputes (tenant_id, scope, state, created_at desc, id desc);
create index lms_disputes_words on lms_disputes using gin (search_grams(words));
create index lms_disputes_by_side on lms_disputes (tenant_id, scope, "side", id);
create index lms_disputes_by_amount on lms_disputes (tenant_id, scope, "amount", id);
create index lms_disputes_by_hearing on lms_disputes (tenant_id, scope, "hearing", id);
