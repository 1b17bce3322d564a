-- Who did what, when and from where: a chain in which each entry holds the hash of the one before.
-- People are named without a foreign key, since entries outlive them.

create table audit_entry (
  seq bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  actor_id text,
  actor_work_no text,
  address text,
  request_id text,
  detail jsonb not null default '{}',
  previous_hash bytea not null unique, -- unique: the chain cannot fork; the first entry's is empty
  hash bytea not null unique check (octet_length(hash) = 32)
);
create index audit_entry_by_time on audit_entry (at);
create index audit_entry_of_actor on audit_entry (actor_id, at);
create index audit_entry_of_kind on audit_entry (kind, at);

create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'audit entries cannot be changed or deleted' using errcode = 'insufficient_privilege';
end $$;

create trigger audit_entry_is_final before update or delete or truncate on audit_entry
  for each statement execute function refuse_audit_change();
