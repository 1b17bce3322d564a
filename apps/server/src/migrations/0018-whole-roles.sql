-- A role may hold whatever there is, also what is installed after it was given out.

alter table role add column holds_all boolean not null default false;

-- The administrator that set-up made was handed a copy of everything.
update role set holds_all = true
where code = 'administrator'
  and exists (select from menu_item)
  and not exists (
    select from menu_item
    where not exists (select from role_menu_item where role_code = role.code and menu_item_id = menu_item.id)
  )
  and not exists (
    select from action
    where not exists (select from role_action where role_code = role.code and action_code = action.code)
  );

-- Who holds what is read from these; the tables say what a role was given by name.
create view held_menu_item as
  select role_code, menu_item_id from role_menu_item
  union
  select role.code, menu_item.id from role cross join menu_item where holds_all;

create view held_action as
  select role_code, action_code from role_action
  union
  select role.code, action.code from role cross join action where holds_all;
