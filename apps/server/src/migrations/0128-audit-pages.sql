-- Auditors look for entries by person, kind, address and object; each has an index in the order of the page.

create index audit_entry_of_actor_and_kind on audit_entry (actor_id, kind, at);
create index audit_entry_of_address on audit_entry (address, at);
create index audit_entry_detail on audit_entry using gin (detail jsonb_path_ops);

-- Checks of the whole chain, each made by a job; one is under way at a time.
create table audit_check (
  id text primary key default gen_random_uuid()::text,
  state text not null default 'waiting'
    check (state in ('waiting', 'running', 'sound', 'broken', 'failed')),
  requested_by text references person on delete set null,
  started_at timestamptz not null,
  ended_at timestamptz,
  checked integer not null default 0,
  total integer not null default 0,
  broken_at text,
  flaw text check (flaw in ('changed', 'unkeyed', 'unknown-key', 'anchor'))
);
create unique index audit_check_under_way on audit_check ((true)) where state in ('waiting', 'running');
create index audit_check_newest on audit_check (started_at);
create index audit_check_requested_by on audit_check (requested_by) where requested_by is not null;
