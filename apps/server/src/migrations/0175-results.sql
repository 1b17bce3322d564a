-- Outcomes that pages of systems show to their user (`/result/success`, `/result/error`): what is said is kept here and
-- its address has but the id, so that nobody can write a result for somebody else into a link.
create table kept_result (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  person_id text not null references person (id) on delete cascade,
  contents jsonb not null,
  kept_at timestamptz not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('kept_result');
create index kept_result_newest on kept_result (tenant_id, person_id, kept_at);
create index kept_result_old on kept_result (tenant_id, kept_at);
