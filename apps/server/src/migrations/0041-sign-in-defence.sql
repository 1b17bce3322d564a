-- Whom and what failed sign-ins are counted on, as far as an administrator can lift them; and on which browser a session began.

alter table attempt_counter
  add column person_id text references person on delete cascade, -- null: nobody has that name, or no account is counted on
  add column network text; -- where the network alone, or a device in it, is counted on
create index attempt_counter_of_person on attempt_counter (person_id) where person_id is not null;

alter table session add column known_device text; -- the browser, where the person had signed in on it before
