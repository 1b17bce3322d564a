-- What the group tells its people. Unsent is a draft; cancelled is withdrawn; neither is shown.

create table announcement (
  id text primary key default gen_random_uuid()::text,
  title text not null,
  sender text not null,
  content text not null, -- HTML as its author wrote it, cleaned before it is shown
  summary text,
  category text not null check (category in ('1', '2')), -- 1: notice; 2: system message
  priority text not null default 'L' check (priority in ('L', 'M', 'H')),
  open_type text check (open_type in ('url', 'component')),
  open_page text,
  bus_type text,
  bus_id text,
  audience text not null check (audience in ('ALL', 'USER')),
  sent_at timestamptz,
  cancelled_at timestamptz,
  created_at timestamptz not null default now(),
  check ((open_type is null) = (open_page is null))
);
create index announcement_newest on announcement (category, sent_at desc)
  where sent_at is not null and cancelled_at is null;

-- Only for the audience 'USER'; what goes to all has no rows here.
create table announcement_audience (
  announcement_id text not null references announcement on delete cascade,
  person_id text not null references person on delete cascade,
  primary key (announcement_id, person_id)
);
create index announcement_audience_of on announcement_audience (person_id, announcement_id);

create table announcement_read (
  announcement_id text not null references announcement on delete cascade,
  person_id text not null references person on delete cascade,
  read_at timestamptz not null,
  primary key (person_id, announcement_id)
);
create index announcement_read_by on announcement_read (announcement_id);
