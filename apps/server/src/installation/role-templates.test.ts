import { expect, test } from 'vitest';
import { actionRows } from './actions.ts';
import { menuRows } from './menu.ts';
import { actionsOf, menuItemsOf } from './role-rights.ts';
import { roleTemplates } from './role-templates.ts';
import { systems } from '../systems.ts';

const items = systems.flatMap(menuRows);
const codes = actionRows(systems).map(({ code }) => code);

test.each(roleTemplates.map((template) => [template.name, template] as const))(
  'the template %s gives no page that its role may not open, and only actions that are there',
  (_, template) => {
    const given = new Set(menuItemsOf(template, items));
    const actions = new Set(actionsOf(template, codes));
    const closed = items.filter(
      ({ id, permission }) => given.has(id) && permission && !actions.has(permission),
    );
    expect(closed.map(({ id }) => id)).toEqual([]);
    expect((template.also ?? []).filter((code) => !actions.has(code))).toEqual([]);
  },
);
