-- What the boards of people, online shops, content and legal matters show; as all facts (0009), without foreign keys.

-- Requests are made of more than the administration: each belongs to the system that handles it.
alter table service_request add column subsystem text not null default 'ams';
drop index service_request_of_department;
create index service_request_of_department on service_request (subsystem, org_code, created_at);

create table attendance_day (
  org_code text not null,
  day date not null,
  expected integer not null, -- people who were to come that day
  present integer not null, -- those who came, late or not
  late integer not null,
  absent integer not null, -- neither there nor on leave
  annual_leave integer not null,
  sick_leave integer not null,
  personal_leave integer not null,
  overtime_hours integer not null,
  primary key (org_code, day)
);

create table online_order_day (
  company_no text not null,
  shop text not null,
  day date not null,
  platform text not null, -- a value of the dictionary online_platform
  orders integer not null,
  units integer not null,
  amount_cents bigint not null,
  shipped_on_time integer not null, -- of that day's orders
  refunded integer not null, -- of that day's orders
  primary key (company_no, day, shop)
);

create table content_day (
  bg_no text not null,
  topic text not null,
  day date not null,
  kind text not null, -- a value of the dictionary content_kind
  published integer not null,
  views integer not null,
  readers integer not null, -- people, each once a day and topic
  finished integer not null, -- readers who came to the end
  primary key (bg_no, day, topic)
);
