-- Records are found by the words of their rich text. Those saved before kept its tags, and what was in its scripts.
do $$
declare
  held text;
begin
  foreach held in array array['cms_display_guides', 'cms_courses', 'lms_policies'] loop
    execute format($update$
      update %I set words = regexp_replace(regexp_replace(regexp_replace(regexp_replace(words,
        '<script[^<>]*?>.*?</script>', '', 'g'), '<style[^<>]*?>.*?</style>', '', 'g'),
        '<(br|/p|/li|/h\d)[^<>]*>', ' ', 'g'), '<[^<>]*>', '', 'g')
      where words ~ '<[a-z/][^<>]*>'$update$, held);
  end loop;
end $$;
