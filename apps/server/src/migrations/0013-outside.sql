-- Who people are at services outside, and which of those services' codes were shown before.

-- An identity belongs to one person. Nothing links the two but a proved password, an account made for it, or an
-- administrator: never a telephone number or a mail address that happens to be the same.
create table external_identity (
  issuer text not null, -- 'dingtalk:<corpId>', or the issuer of an identity provider
  subject text not null,
  person_id text not null references person on delete cascade,
  bound_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index external_identity_of_person on external_identity (person_id);

-- A code is taken by inserting its row: of sixteen who show it at the same moment one does.
create table spent_code (
  hash bytea primary key check (octet_length(hash) = 32),
  spent_at timestamptz not null
);
create index spent_code_by_age on spent_code (spent_at);
