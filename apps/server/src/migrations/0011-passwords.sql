-- Passwords a person had, and what people see and end of their sessions.

-- The passwords before the one in force; the oldest are forgotten.
create table password_history (
  id bigint generated always as identity primary key,
  person_id text not null references person on delete cascade,
  password_hash text not null,
  replaced_at timestamptz not null
);
create index password_history_of_person on password_history (person_id, id desc);

-- The id is what a person is told of a session: it opens nothing.
alter table session add column id text not null default gen_random_uuid()::text unique;
-- Set when the password was changed in it: the sign-in that follows takes its place.
alter table session add column superseded_at timestamptz;

-- Whoever freezes a person or a tenant, and by whatever means: the sessions end with the commit, on every node.

create function end_sessions_of_frozen_person() returns trigger language plpgsql as $$
begin
  delete from session where person_id = new.id;
  perform pg_notify('portal', json_build_object('topic', 'session.revoked', 'personId', new.id)::text);
  return null;
end $$;
create trigger person_freeze after update of status on person
  for each row when (old.status = 'active' and new.status <> 'active')
  execute function end_sessions_of_frozen_person();

create function end_sessions_of_frozen_tenant() returns trigger language plpgsql as $$
begin
  delete from session where tenant_id = new.id;
  perform pg_notify('portal', json_build_object('topic', 'session.revoked', 'tenantId', new.id)::text);
  return null;
end $$;
create trigger tenant_freeze after update of status on tenant
  for each row when (old.status = 'active' and new.status <> 'active')
  execute function end_sessions_of_frozen_tenant();

create function end_sessions_of_former_member() returns trigger language plpgsql as $$
begin
  delete from session where person_id = old.person_id and tenant_id = old.tenant_id;
  perform pg_notify('portal', json_build_object('topic', 'session.revoked', 'personId', old.person_id)::text);
  return null;
end $$;
create trigger person_tenant_leave after delete on person_tenant
  for each row execute function end_sessions_of_former_member();
create index session_of_tenant on session (tenant_id);
