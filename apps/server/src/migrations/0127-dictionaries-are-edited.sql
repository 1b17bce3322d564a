-- Administrators edit dictionaries: a description, and a version by which two who edit at once are told of each other.

alter table dictionary
  add column description text not null default '',
  add column version integer not null default 1;
alter table dictionary_item
  add column description text not null default '',
  add column version integer not null default 1;

-- The changes of one object, such as a dictionary, newest first.
create index audit_entry_of_object on audit_entry ((detail ->> 'object'), seq) where detail ? 'object';
