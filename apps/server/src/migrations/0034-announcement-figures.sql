-- Thousands of announcements and of readers: what the bell and the desk count is counted from indexes alone.

alter table announcement_read
  drop constraint announcement_read_pkey,
  add primary key (person_id, announcement_id) include (revision);

drop index announcement_read_by;
create index announcement_read_by on announcement_read (announcement_id, revision)
  include (acknowledged_at);

create index announcement_read_archived on announcement_read (person_id, announcement_id)
  where archived_at is not null;

drop index announcement_newest;
create index announcement_newest on announcement (sent_at desc, id)
  include (category, pinned_at, ends_at, must_read, counts_from)
  where sent_at is not null and cancelled_at is null;
