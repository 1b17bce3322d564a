-- Pictures that people have of themselves. The key is random and part of the address in person.avatar: who was not told
-- it does not find the picture, and a new picture is at a new address.
create table avatar (
  person_id text primary key references person on delete cascade,
  key text not null unique,
  picture bytea not null check (octet_length(picture) between 1 and 65536)
);
