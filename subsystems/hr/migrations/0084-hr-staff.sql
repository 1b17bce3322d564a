-- People who begin, change and leave, posts, candidates and training classes.

create table hr_entries (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "department" text not null,
  "position" text not null,
  "kind" text not null,
  "from" date not null,
  "probation" date,
  "mentor" text,
  "papers" text[],
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('hr_entries');
create index hr_entries_newest on hr_entries (tenant_id, scope, created_at desc, id desc);
create index hr_entries_by_state on hr_entries (tenant_id, scope, state, created_at desc, id desc);
create index hr_entries_words on hr_entries using gin (search_grams(words));
create index hr_entries_by_department on hr_entries (tenant_id, scope, "department", id);
create index hr_entries_by_kind on hr_entries (tenant_id, scope, "kind", id);
create index hr_entries_by_from on hr_entries (tenant_id, scope, "from", id);
create index hr_entries_by_probation on hr_entries (tenant_id, scope, "probation", id);

create table hr_staff_changes (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "person" text not null,
  "kind" text not null,
  "position" text,
  "department" text,
  "from" date not null,
  "reason" text not null,
  "answer" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('hr_staff_changes');
create index hr_staff_changes_newest on hr_staff_changes (tenant_id, scope, created_at desc, id desc);
create index hr_staff_changes_by_state on hr_staff_changes (tenant_id, scope, state, created_at desc, id desc);
create index hr_staff_changes_words on hr_staff_changes using gin (search_grams(words));
create index hr_staff_changes_by_kind on hr_staff_changes (tenant_id, scope, "kind", id);
create index hr_staff_changes_by_from on hr_staff_changes (tenant_id, scope, "from", id);

create table hr_departures (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "person" text not null,
  "kind" text not null,
  "noticed" date not null,
  "last" date not null,
  "successor" text,
  "returned" text[],
  "reason" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('hr_departures');
create index hr_departures_newest on hr_departures (tenant_id, scope, created_at desc, id desc);
create index hr_departures_by_state on hr_departures (tenant_id, scope, state, created_at desc, id desc);
create index hr_departures_words on hr_departures using gin (search_grams(words));
create index hr_departures_by_kind on hr_departures (tenant_id, scope, "kind", id);
create index hr_departures_by_noticed on hr_departures (tenant_id, scope, "noticed", id);
create index hr_departures_by_last on hr_departures (tenant_id, scope, "last", id);

create table hr_headcounts (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "department" text not null,
  "year" integer not null,
  "planned" integer not null,
  "actual" integer not null,
  "budget" numeric(18, 2),
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('hr_headcounts');
create index hr_headcounts_newest on hr_headcounts (tenant_id, scope, created_at desc, id desc);
create index hr_headcounts_by_state on hr_headcounts (tenant_id, scope, state, created_at desc, id desc);
create index hr_headcounts_words on hr_headcounts using gin (search_grams(words));
create index hr_headcounts_by_department on hr_headcounts (tenant_id, scope, "department", id);
create index hr_headcounts_by_year on hr_headcounts (tenant_id, scope, "year", id);
create index hr_headcounts_by_planned on hr_headcounts (tenant_id, scope, "planned", id);
create index hr_headcounts_by_actual on hr_headcounts (tenant_id, scope, "actual", id);
create index hr_headcounts_by_budget on hr_headcounts (tenant_id, scope, "budget", id);

create table hr_candidates (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "opening" text not null,
  "source" text not null,
  "years" integer,
  "interview" date,
  "score" text,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('hr_candidates');
create index hr_candidates_newest on hr_candidates (tenant_id, scope, created_at desc, id desc);
create index hr_candidates_by_state on hr_candidates (tenant_id, scope, state, created_at desc, id desc);
create index hr_candidates_words on hr_candidates using gin (search_grams(words));
create index hr_candidates_by_opening on hr_candidates (tenant_id, scope, "opening", id);
create index hr_candidates_by_source on hr_candidates (tenant_id, scope, "source", id);
create index hr_candidates_by_years on hr_candidates (tenant_id, scope, "years", id);
create index hr_candidates_by_interview on hr_candidates (tenant_id, scope, "interview", id);
create index hr_candidates_by_score on hr_candidates (tenant_id, scope, "score", id);

create table hr_trainings (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "kind" text not null,
  "day" date not null,
  "place" text not null,
  "teacher" text not null,
  "seats" integer not null,
  "people" text[],
  "attended" integer,
  "cost" numeric(18, 2),
  "content" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('hr_trainings');
create index hr_trainings_newest on hr_trainings (tenant_id, scope, created_at desc, id desc);
create index hr_trainings_by_state on hr_trainings (tenant_id, scope, state, created_at desc, id desc);
create index hr_trainings_words on hr_trainings using gin (search_grams(words));
create index hr_trainings_by_kind on hr_trainings (tenant_id, scope, "kind", id);
create index hr_trainings_by_day on hr_trainings (tenant_id, scope, "day", id);
create index hr_trainings_by_attended on hr_trainings (tenant_id, scope, "attended", id);
