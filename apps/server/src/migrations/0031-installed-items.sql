-- What a release has brought along and an installation has had once: systems, menu items, actions, dictionaries and
-- their items. What an administrator changed or took away afterwards is theirs, and no start brings it back.
create table installed_item (
  kind text not null check (kind in ('system', 'menu-item', 'action', 'dictionary', 'dictionary-item')),
  key text not null,
  primary key (kind, key)
);
