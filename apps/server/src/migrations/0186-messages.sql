-- Every message of the portal to one person stands in one list: copies of announcements and tests, which were there, and
-- codes by SMS and letters in the bell, of which nothing was kept. The text of a code is in no column.
alter table sent_copy rename to sent_message;
alter table sent_message
  -- A code of a registration goes to somebody who has no account yet.
  alter column person_id drop not null,
  drop constraint sent_copy_channel_check,
  add constraint sent_message_channel_check check (channel in ('bell', 'dingtalk', 'sms')),
  add column topic text not null default 'announcement' check (
    topic in ('announcement', 'letter', 'test', 'sign-in', 'registration', 'retrieval', 'enrolment')
  ),
  -- The telephone it went to, without its middle digits.
  add column receiver text not null default '',
  -- The name of its text at the gateway.
  add column template text,
  -- The request by which it was sent, where it was one.
  add column request_id text,
  -- Tries to hand it over and repetitions by hand, the oldest first.
  add column tries jsonb not null default '[]';
update sent_message set topic = 'test' where is_test;
alter table sent_message drop column is_test;
create index sent_message_of_person on sent_message (tenant_id, person_id);

-- Nodes of the release before go on with its copies while this one is rolled out; the release after drops the view.
create view sent_copy as
select id, announcement_id, title, channel, person_id, outcome, problem, sent_at, tenant_id, topic = 'test' as is_test
from sent_message where topic in ('announcement', 'test');

-- The page asks for an action of its own: whoever saw the copies of announcements sees the list, and whoever repeated
-- them may repeat its messages.
create temporary table renamed (code text, before text, describe text) on commit drop;
insert into renamed values
  ('ams:message:list', 'ams:notice:list', '消息列表：查询'),
  ('ams:message:repeat', 'ams:notice:publish', '消息列表：重新发送');
insert into action (code, subsystem, menu_item_id, describe, type, status)
select renamed.code, 'ams', (select id from menu_item where id = 'ams-notice-message'), renamed.describe, type, status
from renamed join action on action.code = before
on conflict do nothing;
insert into role_action (tenant_id, role_code, action_code)
select tenant_id, role_code, renamed.code from role_action
join renamed on before = action_code join action on action.code = renamed.code
on conflict do nothing;
insert into installed_item (kind, key)
select 'action', renamed.code from renamed join action using (code)
on conflict do nothing;
update menu_item set component = 'message/List',
  title = case title when '消息记录' then '消息列表' else title end,
  permission = case when permission is null and exists (select from action where code = 'ams:message:list')
    then 'ams:message:list' else permission end
where id = 'ams-notice-message';
