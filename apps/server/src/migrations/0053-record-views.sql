-- Views of records that users have saved: filters, order and columns under a name, for themselves or for a role.
create table record_view (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null default gen_random_uuid()::text,
  record_type text not null,
  owner_id text not null references person (id) on delete cascade,
  name text not null,
  role_code text, -- whose holders see it too
  is_default boolean not null,
  view jsonb not null, -- {"keyword", "filter", "sort", "columns"}, as they stand in an address
  primary key (tenant_id, id),
  foreign key (tenant_id, role_code) references role (tenant_id, code) on delete set null (role_code)
);
call keep_in_tenant('record_view');
create index record_view_of_owner on record_view (tenant_id, record_type, owner_id);
create index record_view_of_role on record_view (tenant_id, record_type, role_code) where role_code is not null;
