-- Who registered a release, and the page on which administrators decide about releases.

alter table subsystem_release
  add column registered_by text references person on delete set null; -- null: the server, as it started
create index subsystem_release_registered_by on subsystem_release (registered_by)
  where registered_by is not null;
update subsystem_release release
  set registered_by = (
    select actor_id from audit_entry join person on person.id = actor_id
    where kind = 'release.registered'
      and detail ->> 'subsystem' = release.subsystem
      and detail ->> 'version' = release.version
    order by seq limit 1
  );

-- In an installation that runs already it comes last in the folder it belongs to, or beside the folders; whoever may
-- look at releases finds it there.
insert into menu_item
  (id, subsystem, parent_id, sort, path, name, component, component_name, title, icon, permission)
  select 'ams-monitor-release', 'ams', folder.id, coalesce(max(sibling.sort) + 1, 1), '/ams/monitor/release',
    'ams-monitor-release', 'release/Systems', 'Systems', '系统发布',
    case when folder.id is null then 'box' end, 'ams:subsystem:list'
  from action
  left join menu_item folder on folder.path = '/ams/monitor' and folder.subsystem = action.subsystem
  left join menu_item sibling
    on sibling.subsystem = action.subsystem and sibling.parent_id is not distinct from folder.id
  where action.code = 'ams:subsystem:list'
  group by folder.id
  on conflict do nothing;
insert into role_menu_item (role_code, menu_item_id)
  select role_code, menu_item.id
  from role_action join menu_item on menu_item.id = 'ams-monitor-release'
  where action_code = 'ams:subsystem:list'
  on conflict do nothing;
update action set menu_item_id = menu_item.id
  from menu_item
  where menu_item.id = 'ams-monitor-release'
    and code in ('ams:subsystem:list', 'ams:subsystem:release');
