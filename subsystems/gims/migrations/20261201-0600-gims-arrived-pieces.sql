-- The pieces of an order that warehouses took in.

alter table gims_purchase_orders add column "arrived" integer;
create index gims_purchase_orders_by_arrived on gims_purchase_orders (tenant_id, scope, "arrived", id);
