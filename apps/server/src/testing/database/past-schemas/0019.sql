-- Rows of the tables and columns that came with everybody's ways in.
insert into person (id, work_no, realname, phone, password_hash) values
  ('p-later', '200001', '后来的人', '13800000003', '$argon2id$second');
insert into person_tenant values ('p-later', 0);
insert into ticket values (sha256('ticket'), 'of an earlier release', '{"for": "anyone"}', now() + interval '5 days');
insert into password_history (person_id, password_hash, replaced_at) values ('p-later', '$argon2id$old', '2026-11-01T00:00:00Z');
insert into session (id, token_hash, person_id, tenant_id, method, owes, device_id, user_agent, address, proved_at, created_at, last_seen_at, expires_at) values
  ('session-2', sha256(convert_to(rpad('landed-0019-', 43, 'x'), 'utf8')), 'p-later', 0, 'password', '{}', 'device', 'Firefox', '10.0.0.2', now(), now() - interval '1 hour', now(), now() + interval '5 days');
insert into one_time_code values (sha256('number'), sha256('code'), 3, now() + interval '5 days');
insert into code_request values (sha256('number'), sha256('network'), now() + interval '5 days');
insert into external_identity values ('https://idp.example', 'subject-1', 'p-later', '2026-11-02T00:00:00Z');
insert into spent_code values (sha256('spent'), now() + interval '5 days');
insert into sso_client (client_id, name, subsystem, secret_hash, redirect_uris, frame_origins, created_at) values
  ('own-client', '自建客户端', 'ors', sha256('secret'), '{https://a.example/cb}', '{https://a.example}', '2026-11-02T00:00:00Z');
insert into sso_login (id, session_hash, person_id, client_id, due_at, created_at) values
  ('login-1', sha256(convert_to(rpad('landed-0019-', 43, 'x'), 'utf8')), 'p-later', 'own-client', now() + interval '5 days', '2026-11-02T00:00:00Z');
insert into sso_artifact values ('Grant', sha256('grant'), '{"accountId": "p-later"}', null, null, now() + interval '5 days');
insert into totp_secret values ('p-later', 'sealed', 58000000, '2026-11-02T00:00:00Z');
insert into passkey (id, person_id, name, relying_party, public_key, uses, transports, created_at) values
  ('passkey-1', 'p-later', '工作电脑', 'portal.example', 'cose', 0, '{internal}', '2026-11-02T00:00:00Z');
insert into recovery_code values ('p-later', sha256('recovery'));
insert into preference values ('p-later', 'theme', '"dark"', '2026-11-02T00:00:00Z');
insert into role (code, name, holds_all) values ('auditors-of-ours', '自建全权角色', true);
