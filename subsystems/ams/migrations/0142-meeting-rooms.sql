-- Meeting rooms and their bookings; no two bookings of a room overlap.
create table ams_meeting_rooms (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- empty: everybody sees all
  state text not null,
  version integer not null default 1,
  "name" text not null,
  "floor" text not null,
  "seats" integer not null,
  "equipment" text[],
  "note" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ams_meeting_rooms');
create index ams_meeting_rooms_newest on ams_meeting_rooms (tenant_id, scope, created_at desc, id desc);
create index ams_meeting_rooms_by_state on ams_meeting_rooms (tenant_id, scope, state, created_at desc, id desc);
create index ams_meeting_rooms_words on ams_meeting_rooms using gin (search_grams(words));
create index ams_meeting_rooms_by_floor on ams_meeting_rooms (tenant_id, scope, "floor", id);
create index ams_meeting_rooms_by_seats on ams_meeting_rooms (tenant_id, scope, "seats", id);

create table ams_room_bookings (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  scope text not null, -- the id of the person who made it
  state text not null,
  version integer not null default 1,
  "title" text not null,
  "room" text not null,
  "day" date not null,
  "from" time not null,
  "until" time not null,
  "people" integer not null,
  "note" text,
  "answer" text,
  words text not null,
  created_at timestamptz not null,
  created_by text not null,
  changed_at timestamptz not null,
  changed_by text not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('ams_room_bookings');
create index ams_room_bookings_newest on ams_room_bookings (tenant_id, scope, created_at desc, id desc);
create index ams_room_bookings_by_state on ams_room_bookings (tenant_id, scope, state, created_at desc, id desc);
create index ams_room_bookings_words on ams_room_bookings using gin (search_grams(words));
create index ams_room_bookings_newest_of_all on ams_room_bookings (tenant_id, created_at desc, id desc);
create index ams_room_bookings_by_room on ams_room_bookings (tenant_id, scope, "room", id);
create index ams_room_bookings_by_day on ams_room_bookings (tenant_id, scope, "day", id);
create index ams_room_bookings_of_room on ams_room_bookings (tenant_id, "room", "day");
