-- A request names the role and the last day it is wanted for; who decides on it gives the role by a revision of the
-- policy, and it ends by itself. Rows of before have neither.
alter table access_request
  drop constraint access_request_state_check,
  add constraint access_request_state_check check (state in ('waiting', 'granted', 'declined', 'withdrawn')),
  -- Null: whoever decides chooses one. A role that is removed leaves the request, which keeps its name.
  add column role_code text,
  add column role_name text,
  add column until date,
  -- Who decides; null: any administrator of requests.
  add column approver_id text references person (id) on delete set null,
  add column given_until timestamptz,
  add column reminded_at timestamptz;

create index access_request_to_decide on access_request (tenant_id, approver_id) where state = 'waiting';
create index access_request_to_remind on access_request (tenant_id, given_until)
  where state = 'granted' and reminded_at is null and given_until is not null;

-- The person who decides on requests for a system, and the one for people of a department and those below it.
create table system_owner (
  tenant_id integer not null default current_tenant() references tenant,
  subsystem text not null references subsystem (key) on delete cascade,
  person_id text not null references person (id) on delete cascade,
  primary key (tenant_id, subsystem)
);
call keep_in_tenant('system_owner');
create index system_owner_of on system_owner (tenant_id, person_id);

create table department_head (
  tenant_id integer not null default current_tenant() references tenant,
  department_id text not null,
  person_id text not null references person (id) on delete cascade,
  primary key (tenant_id, department_id),
  foreign key (tenant_id, department_id) references department (tenant_id, id) on delete cascade
);
call keep_in_tenant('department_head');
create index department_head_of on department_head (tenant_id, person_id);

-- Whose pages hear of requests that wait follows from both.
create trigger system_owner_change
  after insert or update or delete or truncate on system_owner
  for each statement execute function bump_epoch_after_change('permission');
create trigger department_head_change
  after insert or update or delete or truncate on department_head
  for each statement execute function bump_epoch_after_change('permission');
