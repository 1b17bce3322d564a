-- Rows as the first landing wrote them. Times are far ahead or long past, so that nothing of it is swept meanwhile.
insert into business_group values ('BG01', '女装事业部', 0);
insert into company values ('C01', '示例服饰有限公司', 0);
insert into department (id, org_code, depart_name, parent_id, company_no) values
  ('d-a01', 'A01', '集团', null, 'C01'),
  ('d-a01a01', 'A01A01', '华东大区', 'd-a01', 'C01');
insert into store values ('S00001', '上海徐家汇店', 'BG01', 'C01', '上海', 'flagship', 320, '2019-03-01', 'open');
insert into account_set values ('GYL01', '供应链一套', 'gyl');
insert into subsystem (key, name, description, platform, kind, icon, third_param) values
  ('ors', '门店运营', '门店档案、库存与日结', 'retail', 'builtin', 'ors', null),
  ('ams', '行政管理', '资产、用印与会务', 'service', 'builtin', 'ams', null),
  ('cas', '客户之声', '评价、投诉与回访', 'user', 'sso', 'cas',
    '{"response_type": "code", "redirect_uri": "/demo/cas/callback", "client_id": "cas"}');
insert into menu_item (id, subsystem, parent_id, path, name, component, title, url, permission) values
  ('ors-store', 'ors', null, '/ors/store', 'ors-store', 'layouts/RouteView', '门店管理', null, null),
  ('ors-store-own', 'ors', 'ors-store', '/ors/store/own', 'ors-store-own', 'ors/Generic', '自建页面', null, null),
  ('ors-report', 'ors', 'ors-store', '/ors/report', 'ors-report', 'layouts/IframePageView', '报表',
    'https://reports.example/?t=${token}', 'ors:report:open');
insert into action (code, subsystem, menu_item_id, describe) values
  ('ors:report:open', 'ors', 'ors-report', '打开报表'),
  ('ams:role:edit', 'ams', null, '角色：编辑');
insert into person (id, work_no, realname, sex, phone, email, post, default_system, password_hash, password_changed_at, created_at) values
  ('p-900001', '900001', '林知夏', 2, '13800000001', '900001@example.com', '督导', 'ors', '$argon2id$first', '2026-11-01T08:00:00Z', '2025-01-01T00:00:00Z'),
  ('p-900002', '900002', '苏锦禾', 2, '13800000002', null, '导购', null, '!', null, '2025-01-02T00:00:00Z');
insert into person_tenant values ('p-900001', 0), ('p-900002', 0);
insert into person_company values ('p-900001', 'C01');
insert into person_department values ('p-900001', 'd-a01a01');
insert into person_business_group values ('p-900001', 'BG01');
insert into person_store values ('p-900001', 'S00001');
insert into person_account_set values ('p-900001', 'GYL01');
insert into role values ('administrator', '系统管理员', 0), ('own-role', '自建角色', 1);
insert into person_role values ('p-900001', 'administrator'), ('p-900002', 'own-role');
insert into role_menu_item values ('own-role', 'ors-store');
insert into role_action values ('administrator', 'ams:role:edit');
insert into dictionary values ('own_words', '自建字典');
insert into dictionary_item values ('own_words', '1', '一', 'red', 0, true);
insert into announcement (id, title, sender, content, category, priority, open_type, open_page, audience, sent_at, created_at) values
  ('a-01', '改过的标题', '林知夏', '<p>全员</p>', '1', 'H', null, null, 'ALL', '2026-11-10T08:00:00Z', '2026-11-10T07:00:00Z'),
  ('own-2', '给一人', '林知夏', '<p>一人</p>', '2', 'L', 'url', '/ors/store', 'USER', '2026-11-11T08:00:00Z', '2026-11-11T07:00:00Z'),
  ('own-3', '草稿', '林知夏', '<p>未发</p>', '1', 'M', null, null, 'ALL', null, '2026-11-12T07:00:00Z');
insert into announcement_audience values ('own-2', 'p-900002');
insert into announcement_read values ('a-01', 'p-900002', '2026-11-10T09:00:00Z');
insert into session (token_hash, person_id, tenant_id, method, context, device_id, user_agent, address, created_at, last_seen_at, expires_at) values
  (sha256(convert_to(rpad('landed-0009-', 43, 'x'), 'utf8')), 'p-900002', 0, 'password', '{}', 'device', 'Firefox', '10.0.0.1', now() - interval '1 hour', now(), now() + interval '5 days');
insert into attempt_counter values ('account', sha256('x'), 2, now() + interval '5 days', null);
insert into used_nonce values (sha256('nonce'), now() + interval '5 days');
insert into sealed_key (id, purpose, public_pem, sealed_private, created_at) values
  ('key-1', 'of an earlier release', 'PEM', 'sealed', '2026-11-01T00:00:00Z');
insert into audit_entry (at, kind, actor_id, actor_work_no, detail, previous_hash, hash) values
  ('2026-11-01T00:00:00Z', 'sign-in', 'p-900001', '900001', '{"method": "password"}', '', sha256('one'));
insert into sales_day values ('S00001', '2026-11-01', 100, 120, 110, 1, 2, 9);
insert into sales_group_day values ('BG01', '2026-11-01', 100, 120, 110, 1, 2, 9, 1);
insert into sales_store_month values ('S00001', '2026-11-01', 100, 120, 110, 1, 2, 9, 1);
insert into sales_category_day values ('BG01', '2026-11-01', 'jeans', 100, 43, 2, 3);
insert into stock_age values ('BG01', 'fresh', 100);
insert into service_request values ('SR000001', 'repair', 'A01A01', 'done', '2026-11-01T00:00:00Z', '2026-11-03T00:00:00Z', '2026-11-02T00:00:00Z');
insert into member_day values ('BG01', '2026-11-01', 1, 2, 3, 400);
