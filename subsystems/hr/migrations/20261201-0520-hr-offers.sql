-- What an offer says, from which the entry follows.

alter table hr_candidates add column "department" text;
alter table hr_candidates add column "kind" text;
alter table hr_candidates add column "from" date;
create index hr_candidates_by_department on hr_candidates (tenant_id, scope, "department", id);
create index hr_candidates_by_kind on hr_candidates (tenant_id, scope, "kind", id);
create index hr_candidates_by_from on hr_candidates (tenant_id, scope, "from", id);
alter table hr_entries add column "candidate" text;
create index hr_entries_by_candidate on hr_entries (tenant_id, scope, "candidate", id);
