-- Suppliers asked for the codes of styles, which are another system's, and nobody but who held those could edit one: they
-- have codes of their own now. Whoever could do something with suppliers still may.
create temporary table renamed (code text, before text, describe text) on commit drop;
insert into renamed values
  ('gims:supplier:list', 'imos:style:list', '供应商：查询'),
  ('gims:supplier:add', 'imos:style:add', '供应商：新增'),
  ('gims:supplier:edit', 'imos:style:edit', '供应商：编辑'),
  ('gims:supplier:export', 'imos:style:export', '供应商：导出'),
  ('gims:supplier:admit', 'imos:style:admit', '供应商：准入'),
  ('gims:supplier:pause', 'imos:style:pause', '供应商：暂停');
insert into action (code, subsystem, menu_item_id, describe, type, status)
select renamed.code, 'gims', (select id from menu_item where id = 'gims-supplier'), renamed.describe, type, status
from renamed join action on action.code = before
where exists (select from subsystem where key = 'gims')
on conflict do nothing;
insert into role_action (tenant_id, role_code, action_code)
select tenant_id, role_code, renamed.code from role_action
join renamed on before = action_code join action on action.code = renamed.code
on conflict do nothing;
insert into installed_item (kind, key)
select 'action', renamed.code from renamed join action using (code)
on conflict do nothing;
delete from action where code in ('imos:style:admit', 'imos:style:pause');

-- Slips come from the tills and payslips from the system of payroll: nobody adds or edits one here.
delete from action where code in ('ors:slip:add', 'ors:slip:edit', 'hr:payslip:add', 'hr:payslip:edit');

-- Those who answer for payslips list those of everybody.
create index hr_payslips_changed_of_all on hr_payslips (tenant_id, changed_at, id, scope);
create index hr_payslips_newest_of_all on hr_payslips (tenant_id, created_at desc, id desc);
create index hr_payslips_by_state_of_all on hr_payslips (tenant_id, state, created_at desc, id desc, scope);
create index hr_payslips_by_month_of_all on hr_payslips (tenant_id, "month", id, scope);
create index hr_payslips_by_attended_of_all on hr_payslips (tenant_id, "attended", id, scope);
create index hr_payslips_by_gross_of_all on hr_payslips (tenant_id, "gross", id, scope);
create index hr_payslips_by_deducted_of_all on hr_payslips (tenant_id, "deducted", id, scope);
create index hr_payslips_by_net_of_all on hr_payslips (tenant_id, "net", id, scope);
create index hr_payslips_by_paid_of_all on hr_payslips (tenant_id, "paid", id, scope);
alter table hr_payslips add column "employee" text;
create index hr_payslips_by_employee_of_all on hr_payslips (tenant_id, "employee", id, scope);
update hr_payslips set employee = work_no from person where person.id = scope;
