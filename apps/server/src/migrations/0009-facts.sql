-- What the dashboards show. Facts arrive in bulk from other systems and may outlive the stores they
-- speak of, so they carry no foreign keys. Money is in fen (1/100 yuan).

create table sales_day (
  store_no text not null,
  day date not null,
  amount_cents bigint not null,
  list_cents bigint not null, -- the same units at the price on the tag: amount / list is the discount
  target_cents bigint not null,
  orders integer not null,
  units integer not null,
  visitors integer not null,
  primary key (day, store_no)
);

-- Sums kept beside the facts, so that no dashboard reads a month of every store.
create table sales_group_day (
  bg_no text not null,
  day date not null,
  amount_cents bigint not null,
  list_cents bigint not null,
  target_cents bigint not null,
  orders integer not null,
  units integer not null,
  visitors integer not null,
  stores integer not null, -- stores that sold that day
  primary key (bg_no, day)
);

create table sales_store_month (
  store_no text not null,
  month date not null check (extract(day from month) = 1),
  amount_cents bigint not null,
  list_cents bigint not null,
  target_cents bigint not null,
  orders integer not null,
  units integer not null,
  visitors integer not null,
  days integer not null, -- days with sales
  primary key (month, store_no)
);

create table sales_category_day (
  bg_no text not null,
  day date not null,
  category text not null, -- a value of the dictionary goods_category
  amount_cents bigint not null,
  cost_cents bigint not null,
  units integer not null,
  received_units integer not null, -- delivered to stores that day: units / received is the sell-through
  primary key (bg_no, day, category)
);

create table stock_age (
  bg_no text not null,
  bucket text not null, -- a value of the dictionary stock_age
  cost_cents bigint not null,
  primary key (bg_no, bucket)
);

create table service_request (
  id text primary key,
  kind text not null, -- a value of the dictionary service_kind
  org_code text not null,
  status text not null check (status in ('pending', 'processing', 'done', 'rejected')),
  created_at timestamptz not null,
  due_at timestamptz not null,
  closed_at timestamptz,
  check ((closed_at is null) = (status in ('pending', 'processing')))
);
create index service_request_by_time on service_request (created_at);
create index service_request_of_department on service_request (org_code, created_at);
create index service_request_open on service_request (due_at) where closed_at is null;

create table member_day (
  bg_no text not null,
  day date not null,
  joined integer not null,
  active integer not null,
  repurchased integer not null,
  amount_cents bigint not null,
  primary key (bg_no, day)
);
