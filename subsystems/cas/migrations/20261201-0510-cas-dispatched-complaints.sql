-- Whom a complaint is dispatched to, from which its ticket follows.

alter table cas_complaints add column "department" text;
alter table cas_complaints add column "assignee" text;
create index cas_complaints_by_department on cas_complaints (tenant_id, scope, "department", id);
create index cas_complaints_by_assignee on cas_complaints (tenant_id, scope, "assignee", id);
