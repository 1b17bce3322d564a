-- Signing in and staying signed in. No secret is stored: tokens, keys and nonces only as hashes.

create table session (
  token_hash bytea primary key check (octet_length(token_hash) = 32),
  person_id text not null references person on delete cascade,
  tenant_id integer not null references tenant on delete cascade,
  method text not null, -- how the person proved themselves: 'password', 'phone', ...
  context jsonb not null default '{}', -- chosen business group, store, company, department
  device_id text,
  user_agent text,
  address text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > created_at)
);
create index session_of_person on session (person_id);
create index session_by_expiry on session (expires_at);

-- Failures per account, address and device, so that a restart forgives nobody.
create table attempt_counter (
  kind text not null,
  key_hash bytea not null,
  failures integer not null check (failures >= 0),
  window_started_at timestamptz not null,
  locked_until timestamptz,
  primary key (kind, key_hash)
);
create index attempt_counter_by_age on attempt_counter (window_started_at);

-- A nonce is taken by inserting it: the second insert fails, on whichever node it arrives.
create table used_nonce (
  nonce_hash bytea primary key,
  expires_at timestamptz not null
);
create index used_nonce_by_expiry on used_nonce (expires_at);

create table sealed_key (
  id text primary key default gen_random_uuid()::text,
  purpose text not null,
  public_pem text not null,
  sealed_private bytea not null, -- encrypted under the installation's key
  created_at timestamptz not null default now()
);
create index sealed_key_newest on sealed_key (purpose, created_at desc);
