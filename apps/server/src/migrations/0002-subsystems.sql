-- The subsystems, and the menus and actions inside each.

create table subsystem (
  key text primary key check (key ~ '^[a-z][a-z0-9]*$'),
  name text not null,
  description text not null,
  platform text not null, -- one of the groups the contract names
  sort integer not null default 0,
  enabled boolean not null default true,
  kind text not null check (kind in ('esm', 'iframe', 'sso', 'builtin')),
  entry text, -- where its code or page is fetched from; null: nothing to fetch
  icon text not null,
  third_param jsonb, -- response_type, redirect_uri, client_id of a single sign-on subsystem
  trusted_origins text[] not null default '{}', -- the only origins that may be handed a token
  check (kind <> 'sso' or third_param is not null)
);

create table menu_item (
  id text primary key default gen_random_uuid()::text,
  subsystem text not null references subsystem on delete cascade,
  parent_id text,
  sort integer not null default 0,
  path text not null,
  name text not null,
  component text not null,
  redirect text,
  hidden boolean not null default false,
  always_show boolean not null default false,
  route_flag text not null default '1' check (route_flag in ('0', '1')), -- '0': in the menu, without a route
  title text not null,
  icon text,
  url text, -- an iframe page or an outside address; may hold ${token}
  keep_alive boolean not null default true,
  opens_new_window boolean not null default false,
  component_name text,
  permission text, -- code of the action a person must hold to see it
  unique (subsystem, id),
  unique (subsystem, path),
  -- A parent is of the same subsystem.
  foreign key (subsystem, parent_id) references menu_item (subsystem, id) on delete cascade,
  check (parent_id <> id)
);
create index menu_item_parent on menu_item (subsystem, parent_id, sort);

-- A button of a page. One row is one code; lists joined by commas exist only on the wire.
create table action (
  code text primary key check (code !~ '[,\s]'),
  subsystem text not null references subsystem on delete cascade,
  menu_item_id text references menu_item on delete set null,
  describe text not null,
  type text not null default '1' check (type in ('1', '2')), -- 1: visible for holders; 2: enabled for holders
  status text not null default '1' check (status in ('0', '1')) -- 0: the rule is off, everybody may
);
create index action_by_subsystem on action (subsystem, code);
create index action_by_menu_item on action (menu_item_id);

-- Deferred, since actions name menu items too. Not "set null": losing the action must not open the page.
alter table menu_item add constraint menu_item_permission
  foreign key (permission) references action (code) on delete restrict deferrable initially deferred;
create index menu_item_by_permission on menu_item (permission) where permission is not null;
