-- Somebody may administer a system: give roles and rights of it, and of no other.
alter table administration_scope drop constraint administration_scope_kind_check;
alter table administration_scope add constraint administration_scope_kind_check
  check (kind in ('department', 'store', 'system'));
