-- What a person belongs to decides what they may choose to work for. It is remembered by every node, so a change
-- raises an epoch of its own, like the others (0008): who was taken out of a store is out of it at once, everywhere.
alter table epoch drop constraint epoch_name_check;
alter table epoch add constraint epoch_name_check
  check (name in ('permission', 'menu', 'dictionary', 'membership'));
insert into epoch (name) values ('membership');

create trigger person_store_change after insert or update or delete or truncate on person_store
  for each statement execute function bump_epoch_after_change('membership');
create trigger person_business_group_change
  after insert or update or delete or truncate on person_business_group
  for each statement execute function bump_epoch_after_change('membership');
create trigger person_company_change after insert or update or delete or truncate on person_company
  for each statement execute function bump_epoch_after_change('membership');
