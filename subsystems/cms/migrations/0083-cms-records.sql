-- Display guides and checks, courses, examinations, material and publications.

create table cms_display_guides (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "season" text not null,
  "area" text not null,
  "days_from" date not null,
  "days_until" date not null,
  "styles" integer not null,
  "body" text not null,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('cms_display_guides');
create index cms_display_guides_newest on cms_display_guides (tenant_id, scope, created_at desc, id desc);
create index cms_display_guides_by_state on cms_display_guides (tenant_id, scope, state, created_at desc, id desc);
create index cms_display_guides_words on cms_display_guides using gin (search_grams(words));
create index cms_display_guides_by_season on cms_display_guides (tenant_id, scope, "season", id);
create index cms_display_guides_by_area on cms_display_guides (tenant_id, scope, "area", id);
create index cms_display_guides_by_days_from on cms_display_guides (tenant_id, scope, "days_from", id);

create table cms_display_checks (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "store" text not null,
  "guide" text not null,
  "day" date not null,
  "lines" jsonb not null,
  "score" numeric(18, 2) not null,
  "mended" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('cms_display_checks');
create index cms_display_checks_newest on cms_display_checks (tenant_id, scope, created_at desc, id desc);
create index cms_display_checks_by_state on cms_display_checks (tenant_id, scope, state, created_at desc, id desc);
create index cms_display_checks_words on cms_display_checks using gin (search_grams(words));
create index cms_display_checks_by_store on cms_display_checks (tenant_id, scope, "store", id);
create index cms_display_checks_by_day on cms_display_checks (tenant_id, scope, "day", id);
create index cms_display_checks_by_score on cms_display_checks (tenant_id, scope, "score", id);

create table cms_courses (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "kind" text not null,
  "level" text not null,
  "minutes" integer not null,
  "pass" integer not null,
  "body" text not null,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('cms_courses');
create index cms_courses_newest on cms_courses (tenant_id, scope, created_at desc, id desc);
create index cms_courses_by_state on cms_courses (tenant_id, scope, state, created_at desc, id desc);
create index cms_courses_words on cms_courses using gin (search_grams(words));
create index cms_courses_by_kind on cms_courses (tenant_id, scope, "kind", id);
create index cms_courses_by_level on cms_courses (tenant_id, scope, "level", id);

create table cms_exam_results (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "course" text not null,
  "person" text not null,
  "day" date not null,
  "score" numeric(18, 1) not null,
  "right" numeric(18, 2),
  "minutes" integer,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('cms_exam_results');
create index cms_exam_results_newest on cms_exam_results (tenant_id, scope, created_at desc, id desc);
create index cms_exam_results_by_state on cms_exam_results (tenant_id, scope, state, created_at desc, id desc);
create index cms_exam_results_words on cms_exam_results using gin (search_grams(words));
create index cms_exam_results_by_course on cms_exam_results (tenant_id, scope, "course", id);
create index cms_exam_results_by_day on cms_exam_results (tenant_id, scope, "day", id);
create index cms_exam_results_by_score on cms_exam_results (tenant_id, scope, "score", id);
create index cms_exam_results_by_right on cms_exam_results (tenant_id, scope, "right", id);

create table cms_material_requests (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "event" text not null,
  "needed" date not null,
  "lines" jsonb not null,
  "total" numeric(18, 2) not null,
  "copy" text,
  "answer" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('cms_material_requests');
create index cms_material_requests_newest on cms_material_requests (tenant_id, scope, created_at desc, id desc);
create index cms_material_requests_by_state on cms_material_requests (tenant_id, scope, state, created_at desc, id desc);
create index cms_material_requests_words on cms_material_requests using gin (search_grams(words));
create index cms_material_requests_by_needed on cms_material_requests (tenant_id, scope, "needed", id);
create index cms_material_requests_by_total on cms_material_requests (tenant_id, scope, "total", id);

create table cms_publications (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "channel" text not null,
  "day" date not null,
  "time" time not null,
  "text" text,
  "reads" integer,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('cms_publications');
create index cms_publications_newest on cms_publications (tenant_id, scope, created_at desc, id desc);
create index cms_publications_by_state on cms_publications (tenant_id, scope, state, created_at desc, id desc);
create index cms_publications_words on cms_publications using gin (search_grams(words));
create index cms_publications_by_channel on cms_publications (tenant_id, scope, "channel", id);
create index cms_publications_by_day on cms_publications (tenant_id, scope, "day", id);
create index cms_publications_by_reads on cms_publications (tenant_id, scope, "reads", id);
