-- What somebody shows besides their password before they add their first second factor.

create table enrolment_code (
  person_id text primary key references person on delete cascade, -- a new one takes the place of the old
  code_hash bytea not null check (octet_length(code_hash) = 32), -- SHA-256 of person and 80 random bits
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index enrolment_code_by_expiry on enrolment_code (expires_at);

alter table session add column enrolment_until timestamptz; -- until then the first second factor may be added in it
