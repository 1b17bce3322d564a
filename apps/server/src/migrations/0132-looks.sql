-- An administrator may look as somebody: a session of some minutes that reads what they read and changes nothing. It
-- ends with the administrator's own.
alter table session add column looker_session bytea references session on delete cascade;
create index session_looks on session (looker_session) where looker_session is not null;
