-- Answers of calls that were sent with a key, written in the transaction of what they did: the same call sent again,
-- because its answer was lost, is answered from here and does nothing.
create table call_answer (
  tenant_id integer not null default current_tenant() references tenant,
  person_id text not null references person (id) on delete cascade,
  key text not null,
  -- SHA-256 of the call and its input: another input under the same key is another call.
  contents bytea not null,
  -- Null for a batch, whose rows have answers of their own.
  answer jsonb,
  answered_at timestamptz not null,
  primary key (tenant_id, person_id, key)
);
call keep_in_tenant('call_answer');
create index call_answer_old on call_answer (tenant_id, answered_at);
