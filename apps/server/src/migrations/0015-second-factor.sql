-- What somebody shows besides their password, and when they last showed anything.

alter table session add column proved_at timestamptz; -- null: came in on the word of another system

create table totp_secret (
  person_id text primary key references person on delete cascade,
  sealed bytea not null, -- encrypted under the installation's key
  last_step integer not null, -- of 30 s since 1970: its code was taken, and none up to it will be again
  created_at timestamptz not null
);

create table passkey (
  id text primary key, -- as the authenticator made it, base64url
  person_id text not null references person on delete cascade,
  name text not null,
  relying_party text not null, -- the host it was made for; browsers show it nowhere else
  public_key bytea not null, -- COSE
  uses bigint not null, -- the authenticator's own count; many always say 0
  transports text[] not null default '{}',
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_person on passkey (person_id);

-- A code is taken by deleting its row.
create table recovery_code (
  person_id text not null references person on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32), -- keyed: the codes are short
  primary key (person_id, code_hash)
);
