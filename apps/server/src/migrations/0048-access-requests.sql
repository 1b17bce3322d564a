-- Requests of people for pages, actions and systems they do not see, and what administrators answered.
create table access_request (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null default gen_random_uuid()::text,
  person_id text not null references person (id) on delete cascade,
  about text not null check (about in ('page', 'action', 'system')),
  subsystem text not null references subsystem (key) on delete cascade,
  -- The path of the page or system, or the code of the action; a title is kept as it was.
  subject text not null,
  title text not null,
  reason text not null,
  state text not null default 'waiting' check (state in ('waiting', 'granted', 'declined')),
  created_at timestamptz not null default now(),
  answer text,
  answered_at timestamptz,
  answered_by text references person (id) on delete set null,
  primary key (tenant_id, id)
);
call keep_in_tenant('access_request');

-- Nobody asks twice for the same while they wait.
create unique index access_request_waiting on access_request (tenant_id, person_id, subject) where state = 'waiting';
create index access_request_newest on access_request (tenant_id, state, created_at desc);
create index access_request_of on access_request (tenant_id, person_id, created_at desc);
