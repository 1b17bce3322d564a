-- Rows of the tables and columns that came with the socket and the announcement desk.
insert into notice_diary (written_at, person_ids, gone) values (now(), '{p-900002}', 'own-2');
insert into announcement (id, title, sender, content, category, priority, sent_at, announced_at, must_read, reach, created_by, created_at) values
  ('own-4', '必读', '林知夏', '<p>必读</p>', '1', 'H', '2026-11-20T08:00:00Z', '2026-11-20T08:00:00Z', true, 3, 'p-900001', '2026-11-20T07:00:00Z');
insert into announcement_target values ('own-4', 'department-tree:d-a01');
insert into announcement_read (announcement_id, person_id, read_at, revision, acknowledged_at, archived_at) values
  ('own-4', 'p-900001', '2026-11-20T09:00:00Z', 1, '2026-11-20T09:01:00Z', '2026-11-20T09:02:00Z');
insert into announcement_revision (announcement_id, revision, title, content, priority, reason, made_at, made_by) values
  ('own-4', 1, '必读', '<p>必读</p>', 'H', '', '2026-11-20T08:00:00Z', 'p-900001');
insert into message_template values ('own', '自建模板', '标题', '<p>{{name}}</p>', 'L', '2026-11-20T00:00:00Z', 'p-900001');
insert into announcement_copying values ('own-4', 'sms', 'p-900001', true);
insert into sent_copy (id, announcement_id, title, channel, person_id, outcome, sent_at) values
  ('copy-1', 'own-4', '必读', 'sms', 'p-900001', 'taken', '2026-11-20T08:01:00Z');
