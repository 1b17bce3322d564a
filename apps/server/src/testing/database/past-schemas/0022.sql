-- Rows of the tables that came with releases of systems, their boards and their lists.
insert into subsystem_release (subsystem, version, entry, manifest, released_at, state) values
  ('ors', '1.0.0', 'https://apps.example/ors/subsystem.json', '{"version": "1.0.0"}', '2026-11-03T00:00:00Z', 'good');
update subsystem set current_version = '1.0.0', canary_percent = 0 where key = 'ors';
insert into failed_mount values ('ors', '1.0.0', 'p-900002', 'load', '2026-11-03T00:00:00Z');
insert into attendance_day values ('A01A01', '2026-11-01', 9, 8, 1, 1, 0, 0, 0, 3);
insert into online_order_day values ('C01', '旗舰店', '2026-11-01', 'tmall', 9, 12, 90000, 8, 1);
insert into content_day values ('BG01', '穿搭', '2026-11-01', 'guide', 1, 90, 40, 20);
insert into list_record (list, id, scope, fields, words, version, changed_at, changed_by) values
  ('ors/stock-counts', 'PD00001000', 'S00001', '{"area": "后仓"}', 'pd00001000 后仓', 2, '2026-11-03T00:00:00Z', '林知夏');
