-- A bell is counted once and kept until something of it changes: every open page asks for it every six seconds where it
-- has no socket. With 2,000 announcements counting takes 5 ms and more of a processor; to see that nothing changed, 0.1.

create trigger announcement_change after insert or update or delete or truncate on announcement
  for each statement execute function bump_epoch_after_change('announcement');
create trigger announcement_target_change after insert or update or delete or truncate on announcement_target
  for each statement execute function bump_epoch_after_change('announcement');

-- Rises with every receipt a reader gets, changes or loses.
create table announcement_reader (
  tenant_id integer not null default current_tenant() references tenant,
  person_id text not null references person (id) on delete cascade,
  receipts bigint not null default 1,
  primary key (tenant_id, person_id)
);
call keep_in_tenant('announcement_reader');

create function bump_receipts() returns trigger language plpgsql as $$
begin
  -- In one order, so that two statements that touch the same readers wait for each other and never in a circle.
  insert into announcement_reader (tenant_id, person_id)
  select distinct tenant_id, person_id from changed order by tenant_id, person_id
  on conflict (tenant_id, person_id) do update set receipts = announcement_reader.receipts + 1;
  return null;
end $$;

create trigger announcement_read_insert after insert on announcement_read
  referencing new table as changed for each statement execute function bump_receipts();
create trigger announcement_read_update after update on announcement_read
  referencing new table as changed for each statement execute function bump_receipts();

-- When the next announcement begins or ends, which no statement tells.
create index announcement_ends on announcement (tenant_id, ends_at) where ends_at is not null;
