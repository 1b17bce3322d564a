-- Pictures and files of records: ids of rows of `file`.
alter table cas_complaints add column photos text[];
alter table lms_contracts add column scans text[];
alter table ors_repairs add column photos text[];
alter table cms_display_guides add column photos text[];
alter table cms_display_checks add column photos text[];
