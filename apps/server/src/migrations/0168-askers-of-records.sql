-- Who asked for a decision on a record, the last of them last: they neither decide on it nor pay it. Known of the records
-- before by their timelines; of one without a timeline nobody is known, and it is decided as it was.
alter table ors_stock_counts add column askers text[] not null default '{}';
alter table imos_replenishments add column askers text[] not null default '{}';
alter table imos_price_changes add column askers text[] not null default '{}';
alter table hr_staff_changes add column askers text[] not null default '{}';
alter table ams_vendor_payments add column askers text[] not null default '{}';
alter table cms_display_checks add column askers text[] not null default '{}';
alter table cms_material_requests add column askers text[] not null default '{}';
alter table cms_publications add column askers text[] not null default '{}';
alter table lms_contract_reviews add column askers text[] not null default '{}';
alter table lms_authorisations add column askers text[] not null default '{}';
alter table lms_consultations add column askers text[] not null default '{}';
alter table ors_replenishment_requests add column askers text[] not null default '{}';
alter table ors_warehouse_returns add column askers text[] not null default '{}';
alter table ors_defects add column askers text[] not null default '{}';
alter table ors_rectifications add column askers text[] not null default '{}';
alter table ors_opening_changes add column askers text[] not null default '{}';
alter table ors_repairs add column askers text[] not null default '{}';
alter table ors_store_expenses add column askers text[] not null default '{}';
alter table ors_customer_returns add column askers text[] not null default '{}';
alter table ors_display_tasks add column askers text[] not null default '{}';
alter table crm_refunds add column askers text[] not null default '{}';
alter table crm_coupon_batches add column askers text[] not null default '{}';
alter table crm_campaigns add column askers text[] not null default '{}';
alter table imos_promotions add column askers text[] not null default '{}';
alter table imos_waves add column askers text[] not null default '{}';
alter table rcm_store_openings add column askers text[] not null default '{}';
alter table rcm_closings add column askers text[] not null default '{}';
alter table rcm_leases add column askers text[] not null default '{}';
alter table rcm_deposits add column askers text[] not null default '{}';
alter table rcm_fittings add column askers text[] not null default '{}';
alter table ops_after_sales add column askers text[] not null default '{}';
alter table ops_listings add column askers text[] not null default '{}';
alter table gims_suppliers add column askers text[] not null default '{}';
alter table gims_purchase_orders add column askers text[] not null default '{}';
alter table gims_inspections add column askers text[] not null default '{}';
alter table gims_supplier_statements add column askers text[] not null default '{}';
alter table gyl_carrier_bills add column askers text[] not null default '{}';
alter table syfs_cash_differences add column askers text[] not null default '{}';
alter table syfs_cases add column askers text[] not null default '{}';

-- A record is asked for when it is made, or by a step that leads to where others decide.
create temporary table asking (type text, records name, moves text[]) on commit drop;
insert into asking values
  ('ors/stock-counts', 'ors_stock_counts', '{differ>differs}'),
  ('imos/replenishments', 'imos_replenishments', '{accept>accepted}'),
  ('imos/price-changes', 'imos_price_changes', '{submit>submitted}'),
  ('hr/staff-changes', 'hr_staff_changes', '{created,submit>submitted}'),
  ('ams/vendor-payments', 'ams_vendor_payments', '{created,submit>submitted}'),
  ('cms/display-checks', 'cms_display_checks', '{mend>mended}'),
  ('cms/material-requests', 'cms_material_requests', '{created,submit>submitted}'),
  ('cms/publications', 'cms_publications', '{submit>proof}'),
  ('lms/contract-reviews', 'lms_contract_reviews', '{created,resubmit>review}'),
  ('lms/authorisations', 'lms_authorisations', '{created,submit>submitted}'),
  ('lms/consultations', 'lms_consultations', '{created,ask>working}'),
  ('ors/replenishment-requests', 'ors_replenishment_requests', '{created,submit>submitted}'),
  ('ors/warehouse-returns', 'ors_warehouse_returns', '{created,submit>submitted}'),
  ('ors/defects', 'ors_defects', '{created}'),
  ('ors/rectifications', 'ors_rectifications', '{mend>mended}'),
  ('ors/opening-changes', 'ors_opening_changes', '{created,submit>submitted}'),
  ('ors/repairs', 'ors_repairs', '{created}'),
  ('ors/store-expenses', 'ors_store_expenses', '{created,submit>submitted}'),
  ('ors/customer-returns', 'ors_customer_returns', '{created}'),
  ('ors/display-tasks', 'ors_display_tasks', '{finish>finished}'),
  ('crm/refunds', 'crm_refunds', '{created,submit>submitted}'),
  ('crm/coupon-batches', 'crm_coupon_batches', '{submit>submitted}'),
  ('crm/campaigns', 'crm_campaigns', '{submit>submitted}'),
  ('imos/promotions', 'imos_promotions', '{submit>submitted}'),
  ('imos/waves', 'imos_waves', '{submit>review}'),
  ('rcm/store-openings', 'rcm_store_openings', '{submit>submitted}'),
  ('rcm/closings', 'rcm_closings', '{submit>submitted}'),
  ('rcm/leases', 'rcm_leases', '{remind>renewing}'),
  ('rcm/deposits', 'rcm_deposits', '{ask>returning}'),
  ('rcm/fittings', 'rcm_fittings', '{finish>finished}'),
  ('ops/after-sales', 'ops_after_sales', '{created,receive>received}'),
  ('ops/listings', 'ops_listings', '{submit>review}'),
  ('gims/suppliers', 'gims_suppliers', '{created}'),
  ('gims/purchase-orders', 'gims_purchase_orders', '{submit>review}'),
  ('gims/inspections', 'gims_inspections', '{fail>failed}'),
  ('gims/supplier-statements', 'gims_supplier_statements', '{confirm>confirmed}'),
  ('gyl/carrier-bills', 'gyl_carrier_bills', '{confirm>confirmed}'),
  ('syfs/cash-differences', 'syfs_cash_differences', '{explain>explained,file>filed}'),
  ('syfs/cases', 'syfs_cases', '{conclude>concluded}');

create temporary table asked on commit drop as
select tenant_id, records, record_id, array_agg(person_id order by last) as askers
from (
  select tenant_id, records, record_id, person_id, max(id) as last
  from record_event
  join asking on type = record_type
    and (kind = 'created' or kind = 'step')
    and case kind when 'created' then kind else step || '>' || to_state end = any (moves)
  where person_id is not null
  group by tenant_id, records, record_id, person_id
) each
group by tenant_id, records, record_id;

do $$
declare
  records name;
begin
  for records in select asking.records from asking loop
    execute format(
      'update %1$I one set askers = asked.askers from asked
        where asked.records = %1$L and one.tenant_id = asked.tenant_id and one.id = asked.record_id',
      records
    );
  end loop;
end
$$;
