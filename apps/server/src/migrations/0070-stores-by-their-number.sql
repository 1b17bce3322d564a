-- Records of stores, members and goods get the fields that their work needs. Stores that were typed as text have a column
-- with their number beside it; the text stays, for pages of the release that typed it.

alter table ors_stock_transfers alter column "to" drop not null;
alter table ors_stock_transfers alter column "style" drop not null;
alter table imos_replenishments alter column "store" drop not null;
alter table ors_stock_counts add column "counter" text;
alter table ors_stock_counts add column "cause" text;
alter table ors_stock_counts add column "amount" numeric(18, 2);
alter table ors_stock_counts add column "lines" jsonb;
create index ors_stock_counts_by_cause on ors_stock_counts (tenant_id, scope, "cause", id);
create index ors_stock_counts_by_amount on ors_stock_counts (tenant_id, scope, "amount", id);

alter table ors_stock_transfers add column "from" text;
alter table ors_stock_transfers add column "to_store" text;
alter table ors_stock_transfers add column "reason" text;
alter table ors_stock_transfers add column "received" integer;
alter table ors_stock_transfers add column "waybill" text;
alter table ors_stock_transfers add column "lines" jsonb;
create index ors_stock_transfers_newest_of_all on ors_stock_transfers (tenant_id, created_at desc, id desc);
create index ors_stock_transfers_by_from on ors_stock_transfers (tenant_id, scope, "from", id);
create index ors_stock_transfers_newest_for_to_store on ors_stock_transfers (tenant_id, "to_store", created_at desc, id desc);
create index ors_stock_transfers_by_to_store on ors_stock_transfers (tenant_id, scope, "to_store", id);
create index ors_stock_transfers_by_reason on ors_stock_transfers (tenant_id, scope, "reason", id);

alter table crm_members add column "phone" text;
alter table crm_members add column "birthday" date;
alter table crm_members add column "home" text;
alter table crm_members add column "spent" numeric(18, 2);
create index crm_members_by_home on crm_members (tenant_id, scope, "home", id);
create index crm_members_by_spent on crm_members (tenant_id, scope, "spent", id);

alter table imos_replenishments add column "name" text;
alter table imos_replenishments add column "colour" text;
alter table imos_replenishments add column "size" text;
alter table imos_replenishments add column "to_store" text;
alter table imos_replenishments add column "sold" integer;
alter table imos_replenishments add column "on_hand" integer;
alter table imos_replenishments add column "note" text;
create index imos_replenishments_by_to_store on imos_replenishments (tenant_id, scope, "to_store", id);
create index imos_replenishments_by_sold on imos_replenishments (tenant_id, scope, "sold", id);
create index imos_replenishments_by_on_hand on imos_replenishments (tenant_id, scope, "on_hand", id);

alter table imos_price_changes add column "name" text;
alter table imos_price_changes add column "before" integer;
alter table imos_price_changes add column "stores" text;
create index imos_price_changes_by_before on imos_price_changes (tenant_id, scope, "before", id);
create index imos_price_changes_by_stores on imos_price_changes (tenant_id, scope, "stores", id);

-- A migration works for no tenant, so the triggers that keep rows in theirs are off for it.
alter table ors_stock_transfers disable trigger own_tenant_update;
alter table imos_replenishments disable trigger own_tenant_update;
update ors_stock_transfers t set "from" = t.scope;
update ors_stock_transfers t set to_store = s.store_no
from store s where s.tenant_id = t.tenant_id and s.store_name = t."to";
update imos_replenishments r set to_store = s.store_no
from store s where s.tenant_id = r.tenant_id and s.store_name = r.store;
alter table ors_stock_transfers enable trigger own_tenant_update;
alter table imos_replenishments enable trigger own_tenant_update;
