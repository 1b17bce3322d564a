-- Rights are policy: they change by published revisions alone, and a draft is a list of changes that waits to be one
-- (decision 54). The tables of roles stay what permissions are read from.

-- The moment a person's role ends; null: never. A job takes it away then, by a revision of its own.
alter table person_role add column until timestamptz;
create index person_role_ending on person_role (tenant_id, until) where until is not null;

create table policy_draft (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null default gen_random_uuid()::text,
  -- The newest revision when the draft began.
  base integer not null,
  -- Rises with every change, so that nobody publishes what they did not see.
  version integer not null default 1,
  state text not null default 'open' check (state in ('open', 'waiting', 'scheduled', 'returned', 'published', 'discarded')),
  author_id text not null references person (id) on delete cascade,
  reason text,
  publish_at timestamptz,
  second_id text references person (id) on delete set null,
  -- Why it was returned: the words of the second person, or what stood in the way at its time.
  answer text,
  revision integer,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('policy_draft');
create unique index policy_draft_open on policy_draft (tenant_id, author_id) where state = 'open';
create index policy_draft_newest on policy_draft (tenant_id, state, changed_at desc);

create table policy_change (
  tenant_id integer not null default current_tenant() references tenant,
  draft_id text not null,
  kind text not null,
  key text[] not null,
  -- Null: it is not there.
  before jsonb,
  after jsonb,
  changed_at timestamptz not null,
  primary key (tenant_id, draft_id, kind, key),
  foreign key (tenant_id, draft_id) references policy_draft (tenant_id, id) on delete cascade
);
call keep_in_tenant('policy_change');
create index policy_change_of_row on policy_change (tenant_id, kind, key);

create table policy_revision (
  tenant_id integer not null default current_tenant() references tenant,
  number integer not null,
  cause text not null check (cause in ('draft', 'take-back', 'request', 'expiry')),
  changes jsonb not null,
  -- People are named without a foreign key: revisions outlive them. Null: the portal itself, at the end of a role.
  author_id text,
  author_name text,
  second_id text,
  second_name text,
  reason text not null,
  draft_id text,
  -- The revision whose inverse this is.
  takes_back integer,
  published_at timestamptz not null,
  primary key (tenant_id, number)
);
call keep_in_tenant('policy_revision');

create function refuse_revision_change() returns trigger language plpgsql as $$
begin
  raise exception 'revisions of the policy cannot be changed or deleted' using errcode = 'insufficient_privilege';
end $$;
create trigger policy_revision_is_final before update or delete or truncate on policy_revision
  for each statement execute function refuse_revision_change();
