-- Keywords are compared in half width since this release, and so are the words of the records there were before.
do $$
declare
  held text;
begin
  for held in select tablename from pg_indexes
    where schemaname = current_schema() and indexdef like '%search\_grams(words)%'
  loop
    execute format(
      'update %I set words = lower(normalize(words, NFKC)) where words is not nfkc normalized', held);
  end loop;
end $$;
