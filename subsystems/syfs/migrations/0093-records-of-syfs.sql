-- Cashier loss-prevention: rules, what they pick out, cash differences, recordings and cases.
create table syfs_rules (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "kind" text not null,
  "window" text not null,
  "threshold" numeric(18, 1) not null,
  "unit" text not null,
  "risk" text not null,
  "explanation" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('syfs_rules');
create index syfs_rules_newest on syfs_rules (tenant_id, scope, created_at desc, id desc);
create index syfs_rules_by_state on syfs_rules (tenant_id, scope, state, created_at desc, id desc);
create index syfs_rules_words on syfs_rules using gin (search_grams(words));
create index syfs_rules_by_kind on syfs_rules (tenant_id, scope, "kind", id);
create index syfs_rules_by_risk on syfs_rules (tenant_id, scope, "risk", id);

create table syfs_slip_exceptions (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "rule" text not null,
  "store" text not null,
  "cashier" text not null,
  "slip" text not null,
  "day" date not null,
  "amount" numeric(18, 2) not null,
  "finding" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('syfs_slip_exceptions');
create index syfs_slip_exceptions_newest on syfs_slip_exceptions (tenant_id, scope, created_at desc, id desc);
create index syfs_slip_exceptions_by_state on syfs_slip_exceptions (tenant_id, scope, state, created_at desc, id desc);
create index syfs_slip_exceptions_words on syfs_slip_exceptions using gin (search_grams(words));
create index syfs_slip_exceptions_by_rule on syfs_slip_exceptions (tenant_id, scope, "rule", id);
create index syfs_slip_exceptions_by_store on syfs_slip_exceptions (tenant_id, scope, "store", id);
create index syfs_slip_exceptions_by_cashier on syfs_slip_exceptions (tenant_id, scope, "cashier", id);
create index syfs_slip_exceptions_by_day on syfs_slip_exceptions (tenant_id, scope, "day", id);
create index syfs_slip_exceptions_by_amount on syfs_slip_exceptions (tenant_id, scope, "amount", id);

create table syfs_discount_checks (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "store" text not null,
  "cashier" text not null,
  "kind" text not null,
  "slip" text not null,
  "day" date not null,
  "tag" numeric(18, 2) not null,
  "paid" numeric(18, 2) not null,
  "off" numeric(18, 2) not null,
  "approver" text,
  "pieces" integer,
  "finding" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('syfs_discount_checks');
create index syfs_discount_checks_newest on syfs_discount_checks (tenant_id, scope, created_at desc, id desc);
create index syfs_discount_checks_by_state on syfs_discount_checks (tenant_id, scope, state, created_at desc, id desc);
create index syfs_discount_checks_words on syfs_discount_checks using gin (search_grams(words));
create index syfs_discount_checks_by_store on syfs_discount_checks (tenant_id, scope, "store", id);
create index syfs_discount_checks_by_cashier on syfs_discount_checks (tenant_id, scope, "cashier", id);
create index syfs_discount_checks_by_kind on syfs_discount_checks (tenant_id, scope, "kind", id);
create index syfs_discount_checks_by_day on syfs_discount_checks (tenant_id, scope, "day", id);
create index syfs_discount_checks_by_paid on syfs_discount_checks (tenant_id, scope, "paid", id);
create index syfs_discount_checks_by_off on syfs_discount_checks (tenant_id, scope, "off", id);

create table syfs_cash_differences (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "store" text not null,
  "cashier" text not null,
  "day" date not null,
  "shift" text not null,
  "booked" numeric(18, 2) not null,
  "counted" numeric(18, 2) not null,
  "difference" numeric(18, 2) not null,
  "explanation" text,
  "settlement" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('syfs_cash_differences');
create index syfs_cash_differences_newest on syfs_cash_differences (tenant_id, scope, created_at desc, id desc);
create index syfs_cash_differences_by_state on syfs_cash_differences (tenant_id, scope, state, created_at desc, id desc);
create index syfs_cash_differences_words on syfs_cash_differences using gin (search_grams(words));
create index syfs_cash_differences_by_store on syfs_cash_differences (tenant_id, scope, "store", id);
create index syfs_cash_differences_by_cashier on syfs_cash_differences (tenant_id, scope, "cashier", id);
create index syfs_cash_differences_by_day on syfs_cash_differences (tenant_id, scope, "day", id);
create index syfs_cash_differences_by_booked on syfs_cash_differences (tenant_id, scope, "booked", id);
create index syfs_cash_differences_by_counted on syfs_cash_differences (tenant_id, scope, "counted", id);
create index syfs_cash_differences_by_difference on syfs_cash_differences (tenant_id, scope, "difference", id);

create table syfs_spot_checks (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "store" text not null,
  "day" date not null,
  "from" time not null,
  "until" time not null,
  "camera" text not null,
  "checker" text not null,
  "exception" text,
  "found" text,
  "remarks" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('syfs_spot_checks');
create index syfs_spot_checks_newest on syfs_spot_checks (tenant_id, scope, created_at desc, id desc);
create index syfs_spot_checks_by_state on syfs_spot_checks (tenant_id, scope, state, created_at desc, id desc);
create index syfs_spot_checks_words on syfs_spot_checks using gin (search_grams(words));
create index syfs_spot_checks_by_store on syfs_spot_checks (tenant_id, scope, "store", id);
create index syfs_spot_checks_by_day on syfs_spot_checks (tenant_id, scope, "day", id);
create index syfs_spot_checks_by_checker on syfs_spot_checks (tenant_id, scope, "checker", id);
create index syfs_spot_checks_by_found on syfs_spot_checks (tenant_id, scope, "found", id);

create table syfs_cases (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "kind" text not null,
  "store" text not null,
  "person" text,
  "difference" text,
  "filed" date not null,
  "handler" text not null,
  "loss" numeric(18, 2) not null,
  "recovered" numeric(18, 2),
  "conclusion" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('syfs_cases');
create index syfs_cases_newest on syfs_cases (tenant_id, scope, created_at desc, id desc);
create index syfs_cases_by_state on syfs_cases (tenant_id, scope, state, created_at desc, id desc);
create index syfs_cases_words on syfs_cases using gin (search_grams(words));
create index syfs_cases_by_kind on syfs_cases (tenant_id, scope, "kind", id);
create index syfs_cases_by_store on syfs_cases (tenant_id, scope, "store", id);
create index syfs_cases_by_filed on syfs_cases (tenant_id, scope, "filed", id);
create index syfs_cases_by_handler on syfs_cases (tenant_id, scope, "handler", id);
create index syfs_cases_by_loss on syfs_cases (tenant_id, scope, "loss", id);
create index syfs_cases_by_recovered on syfs_cases (tenant_id, scope, "recovered", id);
