-- From here on the hash of an audit entry is an HMAC under a key outside the database. The column names that key; it is
-- null in entries from before, whose hash whoever can write the table could make anew.

alter table audit_entry add column key_id text;
