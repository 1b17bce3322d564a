-- A contract is in the ledger before it is signed: its day and terms come with the signature.

alter table lms_contracts alter column "amount" drop not null;
alter table lms_contracts alter column "signed" drop not null;
alter table lms_contracts alter column "from" drop not null;
alter table lms_contracts alter column "until" drop not null;
