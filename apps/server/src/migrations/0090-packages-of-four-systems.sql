-- gims, gyl, cas and syfs come as packages with pages of their own. The systems outside of the same names are opened
-- beside them. A system that nobody had connected was closed because it had no page; one that an operator connected
-- stays open or closed as it is.
update subsystem
set enabled = enabled or kind = 'builtin', kind = 'esm', entry = '/apps/' || key || '/subsystem.json'
where key in ('gims', 'gyl', 'cas', 'syfs') and kind in ('builtin', 'sso');
