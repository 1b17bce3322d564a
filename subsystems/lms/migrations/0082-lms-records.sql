-- Contracts, rights, authorisations, advice, policies and counterfeit clues.

alter table lms_contract_reviews add column "from" date;
alter table lms_contract_reviews add column "until" date;
alter table lms_contract_reviews add column "owner" text;
alter table lms_contract_reviews add column "risk" text;
alter table lms_contract_reviews add column "opinion" text;
create index lms_contract_reviews_by_risk on lms_contract_reviews (tenant_id, scope, "risk", id);

create table lms_contracts (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "kind" text not null,
  "party" text not null,
  "review" text,
  "department" text,
  "amount" numeric(18, 2) not null,
  "signed" date not null,
  "from" date not null,
  "until" date not null,
  "remind" date,
  "renewal" text,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('lms_contracts');
create index lms_contracts_newest on lms_contracts (tenant_id, scope, created_at desc, id desc);
create index lms_contracts_by_state on lms_contracts (tenant_id, scope, state, created_at desc, id desc);
create index lms_contracts_words on lms_contracts using gin (search_grams(words));
create index lms_contracts_by_kind on lms_contracts (tenant_id, scope, "kind", id);
create index lms_contracts_by_department on lms_contracts (tenant_id, scope, "department", id);
create index lms_contracts_by_amount on lms_contracts (tenant_id, scope, "amount", id);
create index lms_contracts_by_signed on lms_contracts (tenant_id, scope, "signed", id);
create index lms_contracts_by_until on lms_contracts (tenant_id, scope, "until", id);
create index lms_contracts_by_remind on lms_contracts (tenant_id, scope, "remind", id);

create table lms_trademarks (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "goods" text not null,
  "registration" text,
  "applied" date not null,
  "until" date,
  "agent" text,
  "fee" numeric(18, 2),
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('lms_trademarks');
create index lms_trademarks_newest on lms_trademarks (tenant_id, scope, created_at desc, id desc);
create index lms_trademarks_by_state on lms_trademarks (tenant_id, scope, state, created_at desc, id desc);
create index lms_trademarks_words on lms_trademarks using gin (search_grams(words));
create index lms_trademarks_by_goods on lms_trademarks (tenant_id, scope, "goods", id);
create index lms_trademarks_by_applied on lms_trademarks (tenant_id, scope, "applied", id);
create index lms_trademarks_by_until on lms_trademarks (tenant_id, scope, "until", id);

create table lms_patents (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "kind" text not null,
  "registration" text,
  "inventor" text not null,
  "applied" date not null,
  "until" date,
  "annual" date,
  "fee" numeric(18, 2),
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('lms_patents');
create index lms_patents_newest on lms_patents (tenant_id, scope, created_at desc, id desc);
create index lms_patents_by_state on lms_patents (tenant_id, scope, state, created_at desc, id desc);
create index lms_patents_words on lms_patents using gin (search_grams(words));
create index lms_patents_by_kind on lms_patents (tenant_id, scope, "kind", id);
create index lms_patents_by_applied on lms_patents (tenant_id, scope, "applied", id);
create index lms_patents_by_until on lms_patents (tenant_id, scope, "until", id);
create index lms_patents_by_annual on lms_patents (tenant_id, scope, "annual", id);

create table lms_authorisations (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "matter" text not null,
  "kind" text not null,
  "person" text not null,
  "days_from" date not null,
  "days_until" date not null,
  "limit" numeric(18, 2),
  "note" text,
  "answer" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('lms_authorisations');
create index lms_authorisations_newest on lms_authorisations (tenant_id, scope, created_at desc, id desc);
create index lms_authorisations_by_state on lms_authorisations (tenant_id, scope, state, created_at desc, id desc);
create index lms_authorisations_words on lms_authorisations using gin (search_grams(words));
create index lms_authorisations_by_kind on lms_authorisations (tenant_id, scope, "kind", id);
create index lms_authorisations_by_days_from on lms_authorisations (tenant_id, scope, "days_from", id);
create index lms_authorisations_by_limit on lms_authorisations (tenant_id, scope, "limit", id);

create table lms_consultations (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "kind" text not null,
  "client" text not null,
  "day" date not null,
  "detail" text,
  "lawyer" text,
  "opinion" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('lms_consultations');
create index lms_consultations_newest on lms_consultations (tenant_id, scope, created_at desc, id desc);
create index lms_consultations_by_state on lms_consultations (tenant_id, scope, state, created_at desc, id desc);
create index lms_consultations_words on lms_consultations using gin (search_grams(words));
create index lms_consultations_by_kind on lms_consultations (tenant_id, scope, "kind", id);
create index lms_consultations_by_day on lms_consultations (tenant_id, scope, "day", id);

create table lms_policies (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "kind" text not null,
  "edition" text not null,
  "from" date not null,
  "until" date,
  "body" text not null,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('lms_policies');
create index lms_policies_newest on lms_policies (tenant_id, scope, created_at desc, id desc);
create index lms_policies_by_state on lms_policies (tenant_id, scope, state, created_at desc, id desc);
create index lms_policies_words on lms_policies using gin (search_grams(words));
create index lms_policies_by_kind on lms_policies (tenant_id, scope, "kind", id);
create index lms_policies_by_from on lms_policies (tenant_id, scope, "from", id);

create table lms_counterfeit_clues (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "channel" text not null,
  "place" text not null,
  "found" date not null,
  "units" integer,
  "value" numeric(18, 2),
  "investigator" text,
  "evidence" text,
  "result" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('lms_counterfeit_clues');
create index lms_counterfeit_clues_newest on lms_counterfeit_clues (tenant_id, scope, created_at desc, id desc);
create index lms_counterfeit_clues_by_state on lms_counterfeit_clues (tenant_id, scope, state, created_at desc, id desc);
create index lms_counterfeit_clues_words on lms_counterfeit_clues using gin (search_grams(words));
create index lms_counterfeit_clues_by_channel on lms_counterfeit_clues (tenant_id, scope, "channel", id);
create index lms_counterfeit_clues_by_place on lms_counterfeit_clues (tenant_id, scope, "place", id);
create index lms_counterfeit_clues_by_found on lms_counterfeit_clues (tenant_id, scope, "found", id);
create index lms_counterfeit_clues_by_units on lms_counterfeit_clues (tenant_id, scope, "units", id);
create index lms_counterfeit_clues_by_value on lms_counterfeit_clues (tenant_id, scope, "value", id);
