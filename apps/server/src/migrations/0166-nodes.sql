-- The nodes that run, by host and port: each says every ten seconds that it is there. One that stopped in order has no
-- row; one that was killed leaves its own, so that somebody sees since when it is missing.
create table node (
  name text primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null
);

-- Answers of a node to another, on their way: the bus carries the question, and no more than 7.5 kB. A row is read and
-- deleted at once; after a crash none of them is of use.
create unlogged table node_report (
  id text primary key,
  content jsonb not null,
  made_at timestamptz not null default now()
);
