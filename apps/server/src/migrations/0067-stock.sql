-- Stock by movements: what a store or warehouse has is the sum of what came and went. Goods are named as labels and
-- documents name them: style number, colour and size.
create table stock_movement (
  tenant_id integer not null default current_tenant() references tenant,
  location text not null, -- the number of a store, or the key of a warehouse
  style text not null,
  colour text not null,
  size text not null,
  document text not null, -- the number of the slip, delivery, transfer or count
  reason text not null check (reason in ('opening', 'delivery', 'sale', 'transfer', 'count')),
  delta integer not null check (delta <> 0),
  at timestamptz not null,
  primary key (tenant_id, style, location, colour, size, document)
);
call keep_in_tenant('stock_movement');
create index stock_movement_of_document on stock_movement (tenant_id, document);

-- The sums of the movements, kept beside them.
create table stock (
  tenant_id integer not null default current_tenant() references tenant,
  style text not null,
  location text not null,
  colour text not null,
  size text not null,
  units integer not null check (units >= 0),
  primary key (tenant_id, style, location, colour, size)
);
call keep_in_tenant('stock');
create index stock_of_location on stock (tenant_id, location, style);

-- Pieces of a style that a store received and sold, by the Monday of the week.
create table style_week (
  tenant_id integer not null default current_tenant() references tenant,
  style text not null,
  location text not null,
  week date not null check (extract(isodow from week) = 1),
  received integer not null,
  sold integer not null,
  primary key (tenant_id, style, location, week)
);
call keep_in_tenant('style_week');
create index style_week_of_location on style_week (tenant_id, location, week);
