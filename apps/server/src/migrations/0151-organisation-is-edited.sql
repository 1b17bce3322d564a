-- Departments, stores, companies, business groups and tenants are changed on pages: a version tells two administrators
-- apart. Companies and groups that are not used any more are switched off, as stores are closed and tenants frozen.
alter table department add column version integer not null default 1;
alter table store add column version integer not null default 1;
alter table company
  add column version integer not null default 1,
  add column enabled boolean not null default true;
alter table business_group
  add column version integer not null default 1,
  add column enabled boolean not null default true;
alter table tenant add column version integer not null default 1;

create trigger department_version before update of depart_name, company_no, parent_id on department
  for each row execute function raise_version();
create trigger store_version before update on store
  for each row execute function raise_version();
create trigger company_version before update of company_name, sort, enabled on company
  for each row execute function raise_version();
create trigger business_group_version before update of bg_name, sort, enabled on business_group
  for each row execute function raise_version();
create trigger tenant_version before update of name, status on tenant
  for each row execute function raise_version();

-- Whether somebody may work for a group or company is remembered by every node, and ends when it is switched off.
create trigger business_group_switch after insert or update or delete or truncate on business_group
  for each statement execute function bump_epoch_after_change('membership');
create trigger company_switch after update of enabled on company
  for each statement execute function bump_epoch_after_change('membership');

-- A page of the tree counts people by department, a change of a department asks what is below it in its order.
create index department_in_order on department (tenant_id, parent_id, sort);
