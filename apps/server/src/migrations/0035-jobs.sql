-- Copies and logout notices that failed are tried again, and shown when they were given up. What is to be done stands in
-- the queues, which have a schema of their own; here is what became of it.

alter table sent_copy drop constraint sent_copy_outcome_check;
alter table sent_copy add constraint sent_copy_outcome_check
  check (outcome in ('waiting', 'sending', 'taken', 'failed', 'no-address', 'declined'));
create index sent_copy_failed on sent_copy (sent_at desc) where outcome = 'failed';

-- A login whose session is over: when its notice went to the queue, and when it was given up and why.
alter table sso_login
  add column queued_at timestamptz,
  add column failed_at timestamptz,
  add column problem text;
drop index sso_login_ended;
create index sso_login_ended on sso_login (created_at) where session_hash is null;
create index sso_login_failed on sso_login (failed_at desc) where failed_at is not null;
