-- Codes sent to telephones, and how many were asked for.

-- One row for a purpose, a number and a browser. Neither the number nor the code can be read here: both are kept as
-- HMACs under the installation's secret.
create table one_time_code (
  key_hash bytea primary key check (octet_length(key_hash) = 32),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  tries_left smallint not null check (tries_left >= 0),
  expires_at timestamptz not null
);
create index one_time_code_by_expiry on one_time_code (expires_at);

-- Rows, so that a restart grants nobody another round and all nodes count together.
create table code_request (
  number_hash bytea not null,
  network_hash bytea not null,
  at timestamptz not null
);
create index code_request_of_number on code_request (number_hash, at);
create index code_request_of_network on code_request (network_hash, at);
create index code_request_by_age on code_request (at);

-- A number signs its owner in, so it belongs to one person alone.
drop index person_by_phone;
create unique index person_by_phone on person (phone) where phone is not null;

-- Somebody who registers must not get a name that differs from another in nothing but case.
create index person_by_folded_work_no on person (lower(work_no));
