-- Uploaded files. Their bytes are in the storage of the installation (a folder, or S3) under keys that are made up: no
-- path is made of a name. A file belongs to one record, as the value of a field or as an attachment.
create table file (
  tenant_id integer not null default current_tenant() references tenant,
  id text not null,
  person_id text references person (id) on delete set null,
  person_name text not null, -- as it was then
  name text not null,
  size bigint not null,
  state text not null check (state in ('receiving', 'ready', 'gone')), -- gone: the name stays, for timelines
  type text, -- by content
  sha256 bytea,
  record_type text,
  record_id text,
  field text, -- null for an attachment
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
call keep_in_tenant('file');
create index file_of_record on file (tenant_id, record_type, record_id) where record_id is not null;
create index file_unattached on file (tenant_id, created_at) where record_id is null;
create index file_gone on file (tenant_id, id) where state = 'gone';

-- The bytes of a file, in the parts in which they came. A row is there before its bytes are: a process that dies leaves
-- none in the storage that nobody knows.
create table file_part (
  tenant_id integer not null default current_tenant() references tenant,
  key text not null,
  file_id text not null,
  from_byte bigint, -- null for the thumbnail
  size bigint, -- null while the bytes come
  started_at timestamptz not null,
  primary key (tenant_id, key),
  foreign key (tenant_id, file_id) references file
);
call keep_in_tenant('file_part');
create unique index file_part_in_order on file_part (tenant_id, file_id, from_byte) where size is not null;
create index file_part_unfinished on file_part (tenant_id, started_at) where size is null;
