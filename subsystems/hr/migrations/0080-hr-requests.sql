-- Requests of employees, and payslips.

alter table hr_leaves add column "answer" text;

create table hr_overtime (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the id of the person who made it
  state text not null,
  version integer not null default 1,
  "day" date not null,
  "hours" numeric(18, 1) not null,
  "kind" text not null,
  "compensation" text not null,
  "reason" text not null,
  "answer" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('hr_overtime');
create index hr_overtime_newest on hr_overtime (tenant_id, scope, created_at desc, id desc);
create index hr_overtime_by_state on hr_overtime (tenant_id, scope, state, created_at desc, id desc);
create index hr_overtime_words on hr_overtime using gin (search_grams(words));
create index hr_overtime_by_day on hr_overtime (tenant_id, scope, "day", id);
create index hr_overtime_by_hours on hr_overtime (tenant_id, scope, "hours", id);
create index hr_overtime_by_kind on hr_overtime (tenant_id, scope, "kind", id);

create table hr_punch_corrections (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the id of the person who made it
  state text not null,
  version integer not null default 1,
  "day" date not null,
  "turn" text not null,
  "time" time not null,
  "reason" text not null,
  "note" text,
  "answer" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('hr_punch_corrections');
create index hr_punch_corrections_newest on hr_punch_corrections (tenant_id, scope, created_at desc, id desc);
create index hr_punch_corrections_by_state on hr_punch_corrections (tenant_id, scope, state, created_at desc, id desc);
create index hr_punch_corrections_words on hr_punch_corrections using gin (search_grams(words));
create index hr_punch_corrections_by_day on hr_punch_corrections (tenant_id, scope, "day", id);
create index hr_punch_corrections_by_turn on hr_punch_corrections (tenant_id, scope, "turn", id);
create index hr_punch_corrections_by_reason on hr_punch_corrections (tenant_id, scope, "reason", id);

create table hr_trips (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the id of the person who made it
  state text not null,
  version integer not null default 1,
  "city" text not null,
  "days_from" date not null,
  "days_until" date not null,
  "purpose" text not null,
  "transport" text[],
  "budget" numeric(18, 2) not null,
  "note" text,
  "answer" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('hr_trips');
create index hr_trips_newest on hr_trips (tenant_id, scope, created_at desc, id desc);
create index hr_trips_by_state on hr_trips (tenant_id, scope, state, created_at desc, id desc);
create index hr_trips_words on hr_trips using gin (search_grams(words));
create index hr_trips_by_city on hr_trips (tenant_id, scope, "city", id);
create index hr_trips_by_days_from on hr_trips (tenant_id, scope, "days_from", id);
create index hr_trips_by_purpose on hr_trips (tenant_id, scope, "purpose", id);
create index hr_trips_by_budget on hr_trips (tenant_id, scope, "budget", id);

create table hr_expenses (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the id of the person who made it
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "lines" jsonb not null,
  "total" numeric(18, 2) not null,
  "account" text,
  "paid" date,
  "answer" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('hr_expenses');
create index hr_expenses_newest on hr_expenses (tenant_id, scope, created_at desc, id desc);
create index hr_expenses_by_state on hr_expenses (tenant_id, scope, state, created_at desc, id desc);
create index hr_expenses_words on hr_expenses using gin (search_grams(words));
create index hr_expenses_by_total on hr_expenses (tenant_id, scope, "total", id);
create index hr_expenses_by_paid on hr_expenses (tenant_id, scope, "paid", id);

create table hr_payslips (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the id of the person who made it
  state text not null,
  version integer not null default 1,
  "month" text not null,
  "attended" numeric(18, 1),
  "gross" numeric(18, 2) not null,
  "deducted" numeric(18, 2) not null,
  "net" numeric(18, 2) not null,
  "paid" date not null,
  "lines" jsonb not null,
  "question" text,
  "answer" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('hr_payslips');
create index hr_payslips_newest on hr_payslips (tenant_id, scope, created_at desc, id desc);
create index hr_payslips_by_state on hr_payslips (tenant_id, scope, state, created_at desc, id desc);
create index hr_payslips_words on hr_payslips using gin (search_grams(words));
create index hr_payslips_by_month on hr_payslips (tenant_id, scope, "month", id);
create index hr_payslips_by_net on hr_payslips (tenant_id, scope, "net", id);
create index hr_payslips_by_paid on hr_payslips (tenant_id, scope, "paid", id);
