-- Words that people write are sorted by pinyin, as Chinese lists are read. The collation is that of the column, so that its
-- indexes have the same order; it is deterministic, so that what is equal stays so. PostgreSQL makes the indexes of these
-- columns again, and leaves the rows where they are.
alter table ors_stock_counts
  alter column "area" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ors_stock_transfers
  alter column "to" type text collate "zh-x-icu",
  alter column "style" type text collate "zh-x-icu",
  alter column "waybill" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table crm_members
  alter column "name" type text collate "zh-x-icu",
  alter column "phone" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table crm_coupons
  alter column "name" type text collate "zh-x-icu";
alter table imos_replenishments
  alter column "style" type text collate "zh-x-icu",
  alter column "name" type text collate "zh-x-icu",
  alter column "colour" type text collate "zh-x-icu",
  alter column "size" type text collate "zh-x-icu",
  alter column "store" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table imos_price_changes
  alter column "style" type text collate "zh-x-icu",
  alter column "name" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table imos_styles
  alter column "name" type text collate "zh-x-icu";
alter table ors_slips
  alter column "goods" type text collate "zh-x-icu";
alter table hr_leaves
  alter column "reason" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table hr_overtime
  alter column "reason" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table hr_punch_corrections
  alter column "note" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table hr_trips
  alter column "city" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table hr_expenses
  alter column "title" type text collate "zh-x-icu",
  alter column "account" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table hr_payslips
  alter column "month" type text collate "zh-x-icu",
  alter column "question" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table hr_entries
  alter column "name" type text collate "zh-x-icu",
  alter column "position" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table hr_staff_changes
  alter column "position" type text collate "zh-x-icu",
  alter column "reason" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table hr_departures
  alter column "reason" type text collate "zh-x-icu";
alter table hr_headcounts
  alter column "note" type text collate "zh-x-icu";
alter table hr_openings
  alter column "position" type text collate "zh-x-icu",
  alter column "department" type text collate "zh-x-icu";
alter table hr_candidates
  alter column "name" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table hr_trainings
  alter column "title" type text collate "zh-x-icu",
  alter column "place" type text collate "zh-x-icu",
  alter column "content" type text collate "zh-x-icu";
alter table ams_seal_requests
  alter column "title" type text collate "zh-x-icu",
  alter column "reason" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table ams_vehicles
  alter column "plate" type text collate "zh-x-icu",
  alter column "model" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ams_car_requests
  alter column "destination" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table ams_assets
  alter column "name" type text collate "zh-x-icu",
  alter column "model" type text collate "zh-x-icu",
  alter column "place" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ams_handovers
  alter column "reason" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table ams_supply_requests
  alter column "note" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table ams_repairs
  alter column "title" type text collate "zh-x-icu",
  alter column "place" type text collate "zh-x-icu",
  alter column "result" type text collate "zh-x-icu";
alter table ams_visitors
  alter column "name" type text collate "zh-x-icu",
  alter column "company" type text collate "zh-x-icu",
  alter column "plate" type text collate "zh-x-icu",
  alter column "badge" type text collate "zh-x-icu";
alter table ams_parcels
  alter column "waybill" type text collate "zh-x-icu",
  alter column "content" type text collate "zh-x-icu",
  alter column "shelf" type text collate "zh-x-icu";
alter table ams_vendor_payments
  alter column "party" type text collate "zh-x-icu",
  alter column "month" type text collate "zh-x-icu",
  alter column "invoice" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table ams_meeting_rooms
  alter column "name" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ams_room_bookings
  alter column "title" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table cms_display_guides
  alter column "title" type text collate "zh-x-icu";
alter table cms_display_checks
  alter column "mended" type text collate "zh-x-icu";
alter table cms_courses
  alter column "title" type text collate "zh-x-icu";
alter table cms_exam_results
  alter column "note" type text collate "zh-x-icu";
alter table cms_material_requests
  alter column "event" type text collate "zh-x-icu",
  alter column "copy" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table cms_publications
  alter column "title" type text collate "zh-x-icu",
  alter column "text" type text collate "zh-x-icu";
alter table lms_contract_reviews
  alter column "title" type text collate "zh-x-icu",
  alter column "party" type text collate "zh-x-icu",
  alter column "opinion" type text collate "zh-x-icu";
alter table lms_contracts
  alter column "title" type text collate "zh-x-icu",
  alter column "party" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table lms_disputes
  alter column "title" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table lms_trademarks
  alter column "name" type text collate "zh-x-icu",
  alter column "registration" type text collate "zh-x-icu",
  alter column "agent" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table lms_patents
  alter column "name" type text collate "zh-x-icu",
  alter column "registration" type text collate "zh-x-icu",
  alter column "inventor" type text collate "zh-x-icu";
alter table lms_authorisations
  alter column "matter" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu",
  alter column "answer" type text collate "zh-x-icu";
alter table lms_consultations
  alter column "title" type text collate "zh-x-icu",
  alter column "detail" type text collate "zh-x-icu",
  alter column "opinion" type text collate "zh-x-icu";
alter table lms_policies
  alter column "title" type text collate "zh-x-icu",
  alter column "edition" type text collate "zh-x-icu";
alter table lms_counterfeit_clues
  alter column "title" type text collate "zh-x-icu",
  alter column "place" type text collate "zh-x-icu",
  alter column "evidence" type text collate "zh-x-icu",
  alter column "result" type text collate "zh-x-icu";
alter table ors_replenishment_requests
  alter column "note" type text collate "zh-x-icu";
alter table ors_warehouse_returns
  alter column "waybill" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ors_defects
  alter column "colour" type text collate "zh-x-icu",
  alter column "size" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ors_patrols
  alter column "summary" type text collate "zh-x-icu";
alter table ors_rectifications
  alter column "problem" type text collate "zh-x-icu",
  alter column "mended" type text collate "zh-x-icu",
  alter column "review" type text collate "zh-x-icu";
alter table ors_opening_checks
  alter column "note" type text collate "zh-x-icu";
alter table ors_opening_changes
  alter column "hours" type text collate "zh-x-icu",
  alter column "reason" type text collate "zh-x-icu";
alter table ors_repairs
  alter column "fault" type text collate "zh-x-icu",
  alter column "supplier" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ors_store_expenses
  alter column "payee" type text collate "zh-x-icu",
  alter column "invoice" type text collate "zh-x-icu",
  alter column "purpose" type text collate "zh-x-icu";
alter table ors_customer_returns
  alter column "slip" type text collate "zh-x-icu",
  alter column "colour" type text collate "zh-x-icu",
  alter column "size" type text collate "zh-x-icu",
  alter column "other_size" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ors_display_tasks
  alter column "theme" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ors_customer_visits
  alter column "customer" type text collate "zh-x-icu",
  alter column "summary" type text collate "zh-x-icu";
alter table ors_shifts
  alter column "note" type text collate "zh-x-icu";
alter table ors_daily_closings
  alter column "explanation" type text collate "zh-x-icu";
alter table crm_level_rules
  alter column "terms" type text collate "zh-x-icu";
alter table crm_point_entries
  alter column "source" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table crm_refunds
  alter column "slip" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table crm_coupon_batches
  alter column "note" type text collate "zh-x-icu";
alter table crm_campaigns
  alter column "name" type text collate "zh-x-icu",
  alter column "text" type text collate "zh-x-icu";
alter table crm_member_visits
  alter column "summary" type text collate "zh-x-icu";
alter table imos_promotions
  alter column "name" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table imos_waves
  alter column "name" type text collate "zh-x-icu",
  alter column "theme" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table imos_launches
  alter column "wave" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table imos_broken_sizes
  alter column "colour" type text collate "zh-x-icu";
alter table imos_stock_alerts
  alter column "measure" type text collate "zh-x-icu";
alter table imos_return_batches
  alter column "name" type text collate "zh-x-icu",
  alter column "season" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table rcm_outlets
  alter column "name" type text collate "zh-x-icu",
  alter column "city" type text collate "zh-x-icu";
alter table rcm_store_openings
  alter column "name" type text collate "zh-x-icu",
  alter column "city" type text collate "zh-x-icu",
  alter column "survey" type text collate "zh-x-icu";
alter table rcm_closings
  alter column "staff" type text collate "zh-x-icu";
alter table rcm_leases
  alter column "landlord" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table rcm_franchisees
  alter column "name" type text collate "zh-x-icu",
  alter column "contact" type text collate "zh-x-icu",
  alter column "city" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table rcm_deposits
  alter column "voucher" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table rcm_fittings
  alter column "builder" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ops_shops
  alter column "name" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ops_orders
  alter column "outer" type text collate "zh-x-icu",
  alter column "buyer" type text collate "zh-x-icu",
  alter column "city" type text collate "zh-x-icu",
  alter column "waybill" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ops_order_exceptions
  alter column "note" type text collate "zh-x-icu";
alter table ops_after_sales
  alter column "waybill" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ops_shipments
  alter column "waybill" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ops_live_sessions
  alter column "theme" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table ops_listings
  alter column "title" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table gims_suppliers
  alter column "name" type text collate "zh-x-icu",
  alter column "city" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table gims_purchase_orders
  alter column "note" type text collate "zh-x-icu";
alter table gims_deliveries
  alter column "waybill" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table gims_follow_ups
  alter column "measure" type text collate "zh-x-icu";
alter table gims_inspections
  alter column "verdict" type text collate "zh-x-icu";
alter table gims_samples
  alter column "remarks" type text collate "zh-x-icu";
alter table gims_materials
  alter column "name" type text collate "zh-x-icu",
  alter column "content" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table gims_capacities
  alter column "note" type text collate "zh-x-icu";
alter table gims_production_plans
  alter column "line" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table gims_supplier_statements
  alter column "invoice" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table gyl_bookings
  alter column "driver" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table gyl_arrival_checks
  alter column "remarks" type text collate "zh-x-icu";
alter table gyl_receipts
  alter column "remarks" type text collate "zh-x-icu";
alter table gyl_dispatches
  alter column "note" type text collate "zh-x-icu";
alter table gyl_routes
  alter column "name" type text collate "zh-x-icu",
  alter column "cities" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table gyl_shipments
  alter column "plate" type text collate "zh-x-icu",
  alter column "trouble" type text collate "zh-x-icu";
alter table gyl_store_returns
  alter column "note" type text collate "zh-x-icu";
alter table gyl_carrier_bills
  alter column "note" type text collate "zh-x-icu";
alter table syfs_rules
  alter column "name" type text collate "zh-x-icu",
  alter column "unit" type text collate "zh-x-icu",
  alter column "explanation" type text collate "zh-x-icu";
alter table syfs_slip_exceptions
  alter column "slip" type text collate "zh-x-icu",
  alter column "finding" type text collate "zh-x-icu";
alter table syfs_discount_checks
  alter column "slip" type text collate "zh-x-icu",
  alter column "finding" type text collate "zh-x-icu";
alter table syfs_cash_differences
  alter column "explanation" type text collate "zh-x-icu",
  alter column "settlement" type text collate "zh-x-icu";
alter table syfs_spot_checks
  alter column "camera" type text collate "zh-x-icu",
  alter column "remarks" type text collate "zh-x-icu";
alter table syfs_cases
  alter column "title" type text collate "zh-x-icu",
  alter column "conclusion" type text collate "zh-x-icu";
alter table cas_topics
  alter column "name" type text collate "zh-x-icu",
  alter column "keywords" type text collate "zh-x-icu",
  alter column "note" type text collate "zh-x-icu";
alter table cas_reviews
  alter column "content" type text collate "zh-x-icu",
  alter column "reply" type text collate "zh-x-icu";
alter table cas_surveys
  alter column "title" type text collate "zh-x-icu";
alter table cas_complaints
  alter column "customer" type text collate "zh-x-icu",
  alter column "content" type text collate "zh-x-icu",
  alter column "outcome" type text collate "zh-x-icu";
alter table cas_tickets
  alter column "measure" type text collate "zh-x-icu",
  alter column "reason" type text collate "zh-x-icu";
alter table cas_callbacks
  alter column "feedback" type text collate "zh-x-icu";
alter table idss_allocations
  alter column "reason" type text collate "zh-x-icu";
alter table idss_broken_sizes
  alter column "missing" type text collate "zh-x-icu";
alter table idss_display_guides
  alter column "title" type text collate "zh-x-icu",
  alter column "points" type text collate "zh-x-icu";
alter table idss_sell_throughs
  alter column "note" type text collate "zh-x-icu";
alter table idss_trials
  alter column "verdict" type text collate "zh-x-icu";
alter table idss_diagnoses
  alter column "measure" type text collate "zh-x-icu";
