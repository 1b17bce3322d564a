-- Those who decide see the requests of everybody, newest first.

create index hr_leaves_newest_of_all on hr_leaves (tenant_id, created_at desc, id desc);
create index hr_overtime_newest_of_all on hr_overtime (tenant_id, created_at desc, id desc);
create index hr_punch_corrections_newest_of_all on hr_punch_corrections (tenant_id, created_at desc, id desc);
create index hr_trips_newest_of_all on hr_trips (tenant_id, created_at desc, id desc);
create index hr_expenses_newest_of_all on hr_expenses (tenant_id, created_at desc, id desc);
create index ams_seal_requests_newest_of_all on ams_seal_requests (tenant_id, created_at desc, id desc);
create index ams_car_requests_newest_of_all on ams_car_requests (tenant_id, created_at desc, id desc);
create index ams_handovers_newest_of_all on ams_handovers (tenant_id, created_at desc, id desc);
create index ams_supply_requests_newest_of_all on ams_supply_requests (tenant_id, created_at desc, id desc);
create index ams_repairs_newest_of_all on ams_repairs (tenant_id, created_at desc, id desc);
create index ams_visitors_newest_of_all on ams_visitors (tenant_id, created_at desc, id desc);
create index cms_display_checks_newest_of_all on cms_display_checks (tenant_id, created_at desc, id desc);
