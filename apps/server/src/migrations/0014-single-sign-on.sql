-- Other systems that take our word for who somebody is (spec section 7, "Single sign-on").

create table sso_client (
  client_id text primary key check (client_id ~ '^[a-z0-9][a-z0-9._-]{0,63}$'),
  name text not null,
  subsystem text references subsystem on delete cascade, -- who may use it may come; null: everybody signed in
  secret_hash bytea not null check (octet_length(secret_hash) = 32), -- SHA-256 of 256 random bits
  auth_method text not null default 'client_secret_basic'
    check (auth_method in ('client_secret_basic', 'client_secret_post')),
  redirect_uris text[] not null default '{}',
  initiate_login_uri text, -- null: it cannot begin a flow of its own, and is handed a code instead
  backchannel_logout_uri text,
  created_at timestamptz not null default now()
);

-- Somebody's session carried over to a client. Its id is the `sid` the client knows.
create table sso_login (
  id text primary key,
  session_hash bytea references session on delete set null, -- null: the session is over, and the client is to be told
  person_id text not null, -- without a foreign key: the farewell outlives the person
  client_id text not null references sso_client on delete cascade,
  farewells integer not null default 0, -- how often the client was told in vain
  due_at timestamptz not null, -- no farewell before this
  created_at timestamptz not null
);
create index sso_login_of_session on sso_login (session_hash);
create index sso_login_ended on sso_login (due_at) where session_hash is null;

-- What the protocol library keeps between two requests: codes, tokens, grants, interactions. Found by a hash alone.
create table sso_artifact (
  model text not null,
  id_hash bytea not null check (octet_length(id_hash) = 32),
  payload jsonb not null,
  grant_id text,
  consumed_at timestamptz,
  expires_at timestamptz not null,
  primary key (model, id_hash)
);
create index sso_artifact_of_grant on sso_artifact (grant_id) where grant_id is not null;
create index sso_artifact_by_expiry on sso_artifact (expires_at);
