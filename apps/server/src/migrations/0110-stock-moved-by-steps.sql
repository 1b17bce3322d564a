-- Steps of records move stock: goods that customers bring back, and goods that stores send to the warehouse.
alter table stock_movement drop constraint stock_movement_reason_check;
alter table stock_movement add constraint stock_movement_reason_check
  check (reason in ('opening', 'delivery', 'sale', 'transfer', 'count', 'return'));

-- A piece comes back in one colour; returns from before name none, and move no stock.
alter table ors_customer_returns add column "colour" text;
