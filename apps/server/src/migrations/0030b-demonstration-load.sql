-- The states of the demonstration's data that were loaded here: a release that has others adds what is new to it.
create table demonstration_load (
  mark bytea primary key, -- SHA-256 of the sources of the data
  loaded_at timestamptz not null
);
