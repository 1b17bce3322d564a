-- What a session may still owe before it opens everything, and what can be shown once.

alter table session add column owes text[] not null default '{}'
  check (owes <@ array['tenant', 'second-factor']);

-- A ticket is taken by deleting its row: of sixteen who show it at the same moment one finds it.
create table ticket (
  hash bytea primary key check (octet_length(hash) = 32),
  purpose text not null,
  payload jsonb not null,
  expires_at timestamptz not null
);
create index ticket_by_expiry on ticket (expires_at);
