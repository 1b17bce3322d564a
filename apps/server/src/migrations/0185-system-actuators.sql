-- Where the Actuator of a system is, and how the portal says who it is there. The secret is sealed by the secret of the
-- installation: the database alone does not open it.
create table subsystem_actuator (
  subsystem text primary key references subsystem (key) on delete cascade,
  address text not null,
  way text not null check (way in ('none', 'basic', 'bearer')),
  username text not null,
  sealed_secret bytea,
  version integer not null,
  check ((way = 'none') = (sealed_secret is null))
);
