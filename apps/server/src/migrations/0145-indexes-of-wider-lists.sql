-- Lists of rooms, bookings, closings and of every store's records sort by indexes, as 0140 has them for those before.
create index ams_meeting_rooms_changed on ams_meeting_rooms (tenant_id, scope, changed_at, id);
create index ams_meeting_rooms_by_name on ams_meeting_rooms (tenant_id, scope, "name", id);

create index ams_room_bookings_changed_of_all on ams_room_bookings (tenant_id, changed_at, id, scope);
create index ams_room_bookings_by_state_of_all on ams_room_bookings (tenant_id, state, created_at desc, id desc, scope);
create index ams_room_bookings_by_title_of_all on ams_room_bookings (tenant_id, "title", id, scope);
create index ams_room_bookings_by_room_of_all on ams_room_bookings (tenant_id, "room", id, scope);
create index ams_room_bookings_by_day_of_all on ams_room_bookings (tenant_id, "day", id, scope);
create index ams_room_bookings_by_from_of_all on ams_room_bookings (tenant_id, "from", id, scope);
create index ams_room_bookings_by_until_of_all on ams_room_bookings (tenant_id, "until", id, scope);
create index ams_room_bookings_by_people_of_all on ams_room_bookings (tenant_id, "people", id, scope);

create index ors_daily_closings_changed_of_all on ors_daily_closings (tenant_id, changed_at, id, scope);
create index ors_daily_closings_by_state_of_all on ors_daily_closings (tenant_id, state, created_at desc, id desc, scope);
create index ors_daily_closings_by_store_of_all on ors_daily_closings (tenant_id, "store", id, scope);
create index ors_daily_closings_by_day_of_all on ors_daily_closings (tenant_id, "day", id, scope);
create index ors_daily_closings_by_counted_of_all on ors_daily_closings (tenant_id, "counted", id, scope);
create index ors_daily_closings_by_difference_of_all on ors_daily_closings (tenant_id, "difference", id, scope);
create index ors_daily_closings_by_cash_of_all on ors_daily_closings (tenant_id, "cash", id, scope);
create index ors_daily_closings_by_wechat_of_all on ors_daily_closings (tenant_id, "wechat", id, scope);
create index ors_daily_closings_by_alipay_of_all on ors_daily_closings (tenant_id, "alipay", id, scope);
create index ors_daily_closings_by_card_of_all on ors_daily_closings (tenant_id, "card", id, scope);
create index ors_daily_closings_by_stored_of_all on ors_daily_closings (tenant_id, "stored", id, scope);
create index ors_daily_closings_by_total_of_all on ors_daily_closings (tenant_id, "total", id, scope);
create index ors_daily_closings_by_slips_of_all on ors_daily_closings (tenant_id, "slips", id, scope);
create index ors_daily_closings_by_closer_of_all on ors_daily_closings (tenant_id, "closer", id, scope);
create index ors_daily_closings_by_cash_difference_of_all on ors_daily_closings (tenant_id, "cash_difference", id, scope);

create index gyl_dispatches_changed_of_all on gyl_dispatches (tenant_id, changed_at, id, scope);
create index gyl_dispatches_by_state_of_all on gyl_dispatches (tenant_id, state, created_at desc, id desc, scope);
create index gyl_dispatches_by_warehouse_of_all on gyl_dispatches (tenant_id, "warehouse", id, scope);
create index gyl_dispatches_by_store_of_all on gyl_dispatches (tenant_id, "store", id, scope);
create index gyl_dispatches_by_kind_of_all on gyl_dispatches (tenant_id, "kind", id, scope);
create index gyl_dispatches_by_day_of_all on gyl_dispatches (tenant_id, "day", id, scope);
create index gyl_dispatches_by_units_of_all on gyl_dispatches (tenant_id, "units", id, scope);
create index gyl_dispatches_by_picked_of_all on gyl_dispatches (tenant_id, "picked", id, scope);
create index gyl_dispatches_by_cartons_of_all on gyl_dispatches (tenant_id, "cartons", id, scope);

create index gyl_shipments_changed_of_all on gyl_shipments (tenant_id, changed_at, id, scope);
create index gyl_shipments_by_state_of_all on gyl_shipments (tenant_id, state, created_at desc, id desc, scope);
create index gyl_shipments_by_dispatch_of_all on gyl_shipments (tenant_id, "dispatch", id, scope);
create index gyl_shipments_by_route_of_all on gyl_shipments (tenant_id, "route", id, scope);
create index gyl_shipments_by_store_of_all on gyl_shipments (tenant_id, "store", id, scope);
create index gyl_shipments_by_cartons_of_all on gyl_shipments (tenant_id, "cartons", id, scope);
create index gyl_shipments_by_sent_of_all on gyl_shipments (tenant_id, "sent", id, scope);
create index gyl_shipments_by_due_of_all on gyl_shipments (tenant_id, "due", id, scope);
create index gyl_shipments_by_arrived_of_all on gyl_shipments (tenant_id, "arrived", id, scope);
create index gyl_shipments_by_plate_of_all on gyl_shipments (tenant_id, "plate", id, scope);

create index gyl_store_returns_changed_of_all on gyl_store_returns (tenant_id, changed_at, id, scope);
create index gyl_store_returns_by_state_of_all on gyl_store_returns (tenant_id, state, created_at desc, id desc, scope);
create index gyl_store_returns_by_store_of_all on gyl_store_returns (tenant_id, "store", id, scope);
create index gyl_store_returns_by_warehouse_of_all on gyl_store_returns (tenant_id, "warehouse", id, scope);
create index gyl_store_returns_by_reason_of_all on gyl_store_returns (tenant_id, "reason", id, scope);
create index gyl_store_returns_by_asked_of_all on gyl_store_returns (tenant_id, "asked", id, scope);
create index gyl_store_returns_by_units_of_all on gyl_store_returns (tenant_id, "units", id, scope);
create index gyl_store_returns_by_received_of_all on gyl_store_returns (tenant_id, "received", id, scope);
create index gyl_store_returns_by_good_of_all on gyl_store_returns (tenant_id, "good", id, scope);
create index gyl_store_returns_by_defective_of_all on gyl_store_returns (tenant_id, "defective", id, scope);

create index idss_allocations_changed_of_all on idss_allocations (tenant_id, changed_at, id, scope);
create index idss_allocations_by_state_of_all on idss_allocations (tenant_id, state, created_at desc, id desc, scope);
create index idss_allocations_by_style_of_all on idss_allocations (tenant_id, "style", id, scope);
create index idss_allocations_by_store_of_all on idss_allocations (tenant_id, "store", id, scope);
create index idss_allocations_by_kind_of_all on idss_allocations (tenant_id, "kind", id, scope);
create index idss_allocations_by_suggested_of_all on idss_allocations (tenant_id, "suggested", id, scope);
create index idss_allocations_by_confirmed_of_all on idss_allocations (tenant_id, "confirmed", id, scope);
create index idss_allocations_by_stock_of_all on idss_allocations (tenant_id, "stock", id, scope);
create index idss_allocations_by_sold_of_all on idss_allocations (tenant_id, "sold", id, scope);
create index idss_allocations_by_due_of_all on idss_allocations (tenant_id, "due", id, scope);

create index idss_broken_sizes_changed_of_all on idss_broken_sizes (tenant_id, changed_at, id, scope);
create index idss_broken_sizes_by_state_of_all on idss_broken_sizes (tenant_id, state, created_at desc, id desc, scope);
create index idss_broken_sizes_by_style_of_all on idss_broken_sizes (tenant_id, "style", id, scope);
create index idss_broken_sizes_by_store_of_all on idss_broken_sizes (tenant_id, "store", id, scope);
create index idss_broken_sizes_by_day_of_all on idss_broken_sizes (tenant_id, "day", id, scope);
create index idss_broken_sizes_by_missing_of_all on idss_broken_sizes (tenant_id, "missing", id, scope);
create index idss_broken_sizes_by_rate_of_all on idss_broken_sizes (tenant_id, "rate", id, scope);
create index idss_broken_sizes_by_stock_of_all on idss_broken_sizes (tenant_id, "stock", id, scope);
create index idss_broken_sizes_by_measure_of_all on idss_broken_sizes (tenant_id, "measure", id, scope);

create index idss_trials_changed_of_all on idss_trials (tenant_id, changed_at, id, scope);
create index idss_trials_by_state_of_all on idss_trials (tenant_id, state, created_at desc, id desc, scope);
create index idss_trials_by_style_of_all on idss_trials (tenant_id, "style", id, scope);
create index idss_trials_by_store_of_all on idss_trials (tenant_id, "store", id, scope);
create index idss_trials_by_span_from_of_all on idss_trials (tenant_id, "span_from", id, scope);
create index idss_trials_by_units_of_all on idss_trials (tenant_id, "units", id, scope);
create index idss_trials_by_sold_of_all on idss_trials (tenant_id, "sold", id, scope);
create index idss_trials_by_tried_of_all on idss_trials (tenant_id, "tried", id, scope);

create index idss_diagnoses_changed_of_all on idss_diagnoses (tenant_id, changed_at, id, scope);
create index idss_diagnoses_by_state_of_all on idss_diagnoses (tenant_id, state, created_at desc, id desc, scope);
create index idss_diagnoses_by_store_of_all on idss_diagnoses (tenant_id, "store", id, scope);
create index idss_diagnoses_by_day_of_all on idss_diagnoses (tenant_id, "day", id, scope);
create index idss_diagnoses_by_category_of_all on idss_diagnoses (tenant_id, "category", id, scope);
create index idss_diagnoses_by_finding_of_all on idss_diagnoses (tenant_id, "finding", id, scope);
create index idss_diagnoses_by_rate_of_all on idss_diagnoses (tenant_id, "rate", id, scope);
create index idss_diagnoses_by_owner_of_all on idss_diagnoses (tenant_id, "owner", id, scope);
create index idss_diagnoses_by_due_of_all on idss_diagnoses (tenant_id, "due", id, scope);
