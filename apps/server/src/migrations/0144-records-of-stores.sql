-- Records of a store are seen by those who work in it, and by those who may see every store.
update gyl_dispatches set scope = store;
create index gyl_dispatches_newest_of_all on gyl_dispatches (tenant_id, created_at desc, id desc);
update gyl_shipments set scope = store;
create index gyl_shipments_newest_of_all on gyl_shipments (tenant_id, created_at desc, id desc);
update gyl_store_returns set scope = store;
create index gyl_store_returns_newest_of_all on gyl_store_returns (tenant_id, created_at desc, id desc);
update idss_allocations set scope = store;
create index idss_allocations_newest_of_all on idss_allocations (tenant_id, created_at desc, id desc);
update idss_broken_sizes set scope = store;
create index idss_broken_sizes_newest_of_all on idss_broken_sizes (tenant_id, created_at desc, id desc);
update idss_trials set scope = store;
create index idss_trials_newest_of_all on idss_trials (tenant_id, created_at desc, id desc);
update idss_diagnoses set scope = store;
create index idss_diagnoses_newest_of_all on idss_diagnoses (tenant_id, created_at desc, id desc);

-- Nobody loses what they saw: who lists these records sees those of every store, until an administrator narrows it.
insert into action (code, subsystem, menu_item_id, describe)
select narrowed.code, subsystem, menu_item_id, narrowed.describe
from (values
  ('gyl:warehouse:all', 'gyl:warehouse:list', '发货单：查看全部门店'),
  ('gyl:transport:all', 'gyl:transport:list', '运单：查看全部门店'),
  ('gyl:return:all', 'gyl:return:list', '退货入库单：查看全部门店'),
  ('idss:allocation:all', 'idss:allocation:list', '配货建议：查看全部门店'),
  ('idss:analysis:all', 'idss:analysis:list', '试销：查看全部门店')
) as narrowed (code, before, describe)
join action on action.code = narrowed.before;
insert into role_action (tenant_id, role_code, action_code)
select tenant_id, role_code, replace(action_code, ':list', ':all') from role_action
where action_code in (
  'gyl:warehouse:list', 'gyl:transport:list', 'gyl:return:list', 'idss:allocation:list', 'idss:analysis:list'
) on conflict do nothing;
