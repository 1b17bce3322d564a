-- Named lists of choices: what a select offers and how a stored value reads.

create table dictionary (
  code text primary key check (code ~ '^[a-z][a-z0-9_]{0,63}$'),
  name text not null
);

create table dictionary_item (
  dictionary_code text not null references dictionary on delete cascade,
  value text not null,
  text text not null,
  color text,
  sort integer not null default 0,
  enabled boolean not null default true,
  primary key (dictionary_code, value)
);
create index dictionary_item_in_order on dictionary_item (dictionary_code, sort);
