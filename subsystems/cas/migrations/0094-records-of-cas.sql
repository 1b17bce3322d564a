-- Voice of customer: reviews, complaints with tickets and return calls, surveys.
create table cas_topics (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "group" text not null,
  "mood" text not null,
  "keywords" text not null,
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('cas_topics');
create index cas_topics_newest on cas_topics (tenant_id, scope, created_at desc, id desc);
create index cas_topics_by_state on cas_topics (tenant_id, scope, state, created_at desc, id desc);
create index cas_topics_words on cas_topics using gin (search_grams(words));
create index cas_topics_by_group on cas_topics (tenant_id, scope, "group", id);

create table cas_reviews (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "channel" text not null,
  "store" text,
  "style" text,
  "score" integer not null,
  "topic" text,
  "day" date not null,
  "content" text not null,
  "reply" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('cas_reviews');
create index cas_reviews_newest on cas_reviews (tenant_id, scope, created_at desc, id desc);
create index cas_reviews_by_state on cas_reviews (tenant_id, scope, state, created_at desc, id desc);
create index cas_reviews_words on cas_reviews using gin (search_grams(words));
create index cas_reviews_by_channel on cas_reviews (tenant_id, scope, "channel", id);
create index cas_reviews_by_store on cas_reviews (tenant_id, scope, "store", id);
create index cas_reviews_by_score on cas_reviews (tenant_id, scope, "score", id);
create index cas_reviews_by_topic on cas_reviews (tenant_id, scope, "topic", id);
create index cas_reviews_by_day on cas_reviews (tenant_id, scope, "day", id);

create table cas_surveys (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "channel" text not null,
  "span_from" date not null,
  "span_until" date not null,
  "sent" integer,
  "answered" integer,
  "satisfaction" numeric(18, 1),
  "nps" bigint,
  "questions" jsonb not null,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('cas_surveys');
create index cas_surveys_newest on cas_surveys (tenant_id, scope, created_at desc, id desc);
create index cas_surveys_by_state on cas_surveys (tenant_id, scope, state, created_at desc, id desc);
create index cas_surveys_words on cas_surveys using gin (search_grams(words));
create index cas_surveys_by_channel on cas_surveys (tenant_id, scope, "channel", id);
create index cas_surveys_by_span_from on cas_surveys (tenant_id, scope, "span_from", id);
create index cas_surveys_by_sent on cas_surveys (tenant_id, scope, "sent", id);
create index cas_surveys_by_answered on cas_surveys (tenant_id, scope, "answered", id);
create index cas_surveys_by_satisfaction on cas_surveys (tenant_id, scope, "satisfaction", id);
create index cas_surveys_by_nps on cas_surveys (tenant_id, scope, "nps", id);

create table cas_complaints (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "customer" text not null,
  "channel" text not null,
  "kind" text not null,
  "store" text,
  "urgency" text not null,
  "day" date not null,
  "due" date not null,
  "content" text not null,
  "outcome" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('cas_complaints');
create index cas_complaints_newest on cas_complaints (tenant_id, scope, created_at desc, id desc);
create index cas_complaints_by_state on cas_complaints (tenant_id, scope, state, created_at desc, id desc);
create index cas_complaints_words on cas_complaints using gin (search_grams(words));
create index cas_complaints_by_channel on cas_complaints (tenant_id, scope, "channel", id);
create index cas_complaints_by_kind on cas_complaints (tenant_id, scope, "kind", id);
create index cas_complaints_by_store on cas_complaints (tenant_id, scope, "store", id);
create index cas_complaints_by_urgency on cas_complaints (tenant_id, scope, "urgency", id);
create index cas_complaints_by_day on cas_complaints (tenant_id, scope, "day", id);
create index cas_complaints_by_due on cas_complaints (tenant_id, scope, "due", id);

create table cas_tickets (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "complaint" text not null,
  "department" text not null,
  "assignee" text not null,
  "due" date not null,
  "measure" text,
  "compensation" numeric(18, 2),
  "reason" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('cas_tickets');
create index cas_tickets_newest on cas_tickets (tenant_id, scope, created_at desc, id desc);
create index cas_tickets_by_state on cas_tickets (tenant_id, scope, state, created_at desc, id desc);
create index cas_tickets_words on cas_tickets using gin (search_grams(words));
create index cas_tickets_by_department on cas_tickets (tenant_id, scope, "department", id);
create index cas_tickets_by_assignee on cas_tickets (tenant_id, scope, "assignee", id);
create index cas_tickets_by_due on cas_tickets (tenant_id, scope, "due", id);
create index cas_tickets_by_compensation on cas_tickets (tenant_id, scope, "compensation", id);

create table cas_callbacks (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "complaint" text not null,
  "caller" text not null,
  "due" date not null,
  "score" integer,
  "feedback" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('cas_callbacks');
create index cas_callbacks_newest on cas_callbacks (tenant_id, scope, created_at desc, id desc);
create index cas_callbacks_by_state on cas_callbacks (tenant_id, scope, state, created_at desc, id desc);
create index cas_callbacks_words on cas_callbacks using gin (search_grams(words));
create index cas_callbacks_by_caller on cas_callbacks (tenant_id, scope, "caller", id);
create index cas_callbacks_by_due on cas_callbacks (tenant_id, scope, "due", id);
create index cas_callbacks_by_score on cas_callbacks (tenant_id, scope, "score", id);
