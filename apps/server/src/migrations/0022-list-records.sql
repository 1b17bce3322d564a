-- The records of the systems' business lists. What a field may hold is the contract's to say, and is checked on the way
-- in; a system with a back end of its own keeps its records there.
create sequence list_record_number start 1000;

create table list_record (
  list text not null, -- the key of the list: ors/stock-counts
  id text not null,
  scope text not null, -- the store, business group, company or person it belongs to; empty for everybody's
  fields jsonb not null,
  words text not null, -- what it is found by: its number and all its texts, in lower case
  version integer not null default 1,
  changed_at timestamptz not null,
  changed_by text not null, -- the name of a person, as it was then
  primary key (list, id)
);
create index list_record_newest on list_record (list, scope, id desc);
