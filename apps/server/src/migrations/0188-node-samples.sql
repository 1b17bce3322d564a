-- The figures of each node once a minute, for seven days, so that last night is there without a second product. A row has
-- some 40 numbers of four bytes: 3 MB a node. Their names stand in a list of their own, one for all samples of a release.
create table node_figure_list (
  id integer generated always as identity primary key,
  names text[] not null unique
);
create table node_sample (
  node text not null,
  -- A whole minute by the clock of the database: that of a node may be set back.
  at timestamptz not null,
  list_id integer not null references node_figure_list,
  figures real[] not null,
  primary key (node, at)
);
