-- Check rules are edited on a page: a version tells two administrators apart.
alter table check_rule add column version integer not null default 1;
create trigger check_rule_version before update of name, segments on check_rule
  for each row execute function raise_version();
