-- Releases of subsystems, which of them people get, and where one that does not come up leads back to.

-- A release never changes: other files are another version.
create table subsystem_release (
  subsystem text not null references subsystem on delete cascade,
  version text not null check (version ~ '^[0-9A-Za-z][0-9A-Za-z.+_-]*$'),
  entry text not null, -- where its manifest lies, and its files beside it
  manifest jsonb not null, -- as an administrator vouched for it: its files with the hash of each
  released_at timestamptz not null,
  state text not null default 'good' check (state in (
    'good',
    'failed' -- was taken back, because it did not come up for several people
  )),
  primary key (subsystem, version)
);

alter table subsystem
  add column current_version text, -- null: nothing is registered, and whatever lies at "entry" is loaded
  add column previous_version text, -- the last good one, which a failing version gives way to
  add column switched_at timestamptz, -- when the current version became that
  add column canary_version text, -- on trial with some
  add column canary_percent integer not null default 0 check (canary_percent between 0 and 100),
  add column canary_stores text[] not null default '{}', -- whoever works in one of them is among the some
  add foreign key (key, current_version) references subsystem_release (subsystem, version),
  add foreign key (key, previous_version) references subsystem_release (subsystem, version),
  add foreign key (key, canary_version) references subsystem_release (subsystem, version),
  drop constraint subsystem_kind_check,
  add constraint subsystem_kind_check check (kind in ('esm', 'umd', 'iframe', 'sso', 'builtin'));

-- Who could not open which version, once each: several different people make a version a failed one.
create table failed_mount (
  subsystem text not null,
  version text not null,
  person_id text not null references person on delete cascade,
  reason text not null,
  at timestamptz not null,
  primary key (subsystem, version, person_id),
  foreign key (subsystem, version) references subsystem_release on delete cascade
);
create index failed_mount_by_person on failed_mount (person_id);

-- Whoever may edit roles in an installation that runs already may decide about releases, and gives it on from there.
insert into action (code, subsystem, describe)
  select code, 'ams', describe
  from (values
    ('ams:subsystem:list', '系统发布：查询'),
    ('ams:subsystem:release', '系统发布：登记、切换与回退')
  ) as added (code, describe)
  where exists (select from subsystem where key = 'ams')
  on conflict do nothing;
insert into role_action (role_code, action_code)
  select role_code, action.code
  from role_action
  join action on action.code in ('ams:subsystem:list', 'ams:subsystem:release')
  where action_code = 'ams:role:edit'
  on conflict do nothing;
