-- That there is something new about notices, and for whom, in an order all nodes and all open pages agree on: a page
-- that was away names the last entry it heard of, and is told what came after it. What is new is asked for by the
-- calls that always tell it; here are no contents.
create table notice_diary (
  id bigint generated always as identity primary key,
  written_at timestamptz not null default now(),
  -- Null is everybody.
  person_ids text[]
);

-- Numbers are drawn one writer after the other, so that none is committed after a higher one was seen.
create function queue_for_diary() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('notice_diary'));
  return null;
end $$;
create trigger notice_diary_queue before insert on notice_diary
  for each statement execute function queue_for_diary();

create function tell_of_diary() returns trigger language plpgsql as $$
begin
  perform pg_notify('portal', json_build_object('topic', 'notice')::text);
  return null;
end $$;
create trigger notice_diary_news after insert on notice_diary
  for each statement execute function tell_of_diary();
