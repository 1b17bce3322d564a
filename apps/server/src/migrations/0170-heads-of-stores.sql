-- The person who decides first on what the people of a store ask for, as the head of a department does for its people.
create table store_head (
  tenant_id integer not null default current_tenant() references tenant,
  store_no text not null,
  person_id text not null references person (id) on delete cascade,
  primary key (tenant_id, store_no),
  foreign key (tenant_id, store_no) references store (tenant_id, store_no) on delete cascade
);
call keep_in_tenant('store_head');
create index store_head_of on store_head (tenant_id, person_id);

-- Whose pages hear of requests that wait follows from it.
create trigger store_head_change
  after insert or update or delete or truncate on store_head
  for each statement execute function bump_epoch_after_change('permission');
