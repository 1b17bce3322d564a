-- What all nodes of an installation have in common: one row.
create table installation (
  id smallint primary key default 1 check (id = 1),
  -- A fixed text under the installation's secret (HMAC-SHA-256). It tells another secret, and does not give this one away.
  secret_check bytea not null
);
