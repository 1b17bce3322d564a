-- The timeline of records: who made, changed or moved one, when, and from what to what; comments stand in it too.
create table record_event (
  tenant_id integer not null default current_tenant() references tenant,
  id bigint generated always as identity,
  record_type text not null,
  record_id text not null,
  kind text not null check (kind in ('created', 'changed', 'step', 'comment')),
  at timestamptz not null,
  person_id text references person (id) on delete set null,
  person_name text not null, -- as it was then
  step text,
  from_state text,
  to_state text,
  changes jsonb not null default '[]', -- [{"field", "from", "to"}]
  words text, -- of a comment
  primary key (tenant_id, id)
);
call keep_in_tenant('record_event');
create index record_event_of_record on record_event (tenant_id, record_type, record_id, id desc);
