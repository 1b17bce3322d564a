-- How a person likes the portal: small documents by name, the same wherever they sign in.
create table preference (
  person_id text not null references person on delete cascade,
  name text not null,
  value jsonb not null,
  changed_at timestamptz not null,
  primary key (person_id, name)
);
